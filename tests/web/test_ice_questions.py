"""I C E: what is asked before a click that may not be meant, and what is not asked of those who do not want it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nunatak.games import load_game
from nunatak.games.ice.first.snow.cashing import cashable
from nunatak.games.ice.first.state import FirstIceState

from .conftest import ADA, PHONE, NewPage, Server, serious_problems, sit_down, wait_for_sentence
from .recorded import make_moves, moves_of

pytestmark = pytest.mark.browser

BEA = {"kind": "here", "name": "Bea"}
RECORDS = Path(__file__).parents[1] / "records"
TEAM: dict[str, Any] = {"players": 2, "mode": "cooperative", "first": "1", "guilds": ["striders", "navigators"]}
Move = tuple[int, Any]  # a seat and its action


def at_move(server: Server, name: str, count: int) -> dict[str, Any]:
    """A table at which a recorded game has been played so far; all its seats are at one screen."""
    record, moves = moves_of(name)
    seats = [ADA, BEA][: len(record["seats"])]
    opened = server.open_table(seats, record["game"], record["seed"], **record["options"])
    return make_moves(server, opened, moves[:count])


def before_an_offer() -> list[Move]:
    """Moves of a team until Ada is about to end a turn, holding a tile that could be given up."""
    game = load_game("ice1", None)
    for seed in range(500):
        chooser = random.Random(seed)
        s = game.new(TEAM, 5)
        assert isinstance(s, FirstIceState)
        moves: list[Move] = []
        for _ in range(60):
            end = s.c.actions.end_turn.base
            if s.to_decide() == 0 and s.ep[0] and cashable(s, 0) and end in s.legal() and not s.smilodons:
                return moves
            action = chooser.choice([each for each in s.legal() if each != s.c.actions.send_back.base])
            moves.append((s.to_decide(), game.space.name(action)))
            s.apply(action)
    raise AssertionError("no such game among the first 500")


def team(server: Server, page: Page) -> None:
    """Ada sits at a team's table and is about to end a turn; Bea is elsewhere."""
    opened = server.open_table([ADA, {"kind": "link", "name": "Bea"}], "ice1", 5, **TEAM)
    sit_down(page, server, make_moves(server, opened, before_an_offer()))
    wait_for_sentence(page, "Your turn")


def go_on(page: Page) -> str:
    """Clicks on going on; what is asked then."""
    page.locator(".answers").get_by_role("button", name="Go on").click()
    return page.inner_text("[role=menu] p")


def test_nobody_goes_past_a_request_that_could_be_paid_unasked(server: Server, new_page: NewPage) -> None:
    """ICE2-SUN-2, ICE2-SUN-3: Escape backs out, and nothing has happened."""
    page = new_page()
    sit_down(page, server, at_move(server, "ice2-2-first-steps", 113))
    wait_for_sentence(page, "You may take one request")
    assert re.search(r"taken and paid at once: .+ for \d+ RP", go_on(page))
    page.keyboard.press("Escape")
    expect(page.locator("[role=menu]")).to_have_count(0)
    wait_for_sentence(page, "You may take one request")
    go_on(page)
    assert serious_problems(page) == []
    page.get_by_role("menuitem", name="Go on").click()
    wait_for_sentence(page, "You may validate a request")
    assert re.search(r"can be paid now: .+ for \d+ RP\. Go on without\?", go_on(page))
    page.keyboard.press("Escape")
    wait_for_sentence(page, "You may validate a request")
    go_on(page)
    page.get_by_role("menuitem", name="Go on").click()
    expect(page.locator("[role=menu]")).to_have_count(0)
    expect(page.locator("[data-table]")).to_contain_text("You leave unpaid what you could pay")


def test_the_list_of_actions_asks_as_well(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, at_move(server, "ice2-2-first-steps", 114))
    wait_for_sentence(page, "You may validate a request")
    page.keyboard.press("/")
    page.keyboard.type("Go on")
    page.keyboard.press("Enter")
    expect(page.locator("[role=menu] p")).to_contain_text("Go on without?")
    page.get_by_role("menuitem", name="Never mind").click()
    wait_for_sentence(page, "You may validate a request")


def test_the_end_of_the_first_edition_says_what_an_unpaid_request_costs(server: Server, new_page: NewPage) -> None:
    """ICE1-SCO-5, ICE1-REQ-7; also on a phone."""
    page = new_page(PHONE, touch=True)
    sit_down(page, server, at_move(server, "ice1-1-solo", 181))
    wait_for_sentence(page, "Your City pays your requests")
    page.locator(".answers").get_by_role("button", name="Go on").tap()
    question = page.locator("[role=menu]")
    expect(question).to_contain_text("Unpaid, each costs you 2 RP")
    box = question.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]


def test_a_team_is_not_asked_before_every_turn(server: Server, new_page: NewPage) -> None:
    """ICE1-COO-8: the tiles are kept for who has not asked to be asked, and taking a turn back goes past that."""
    page = new_page()
    team(server, page)
    held = page.locator(".drawer [data-face]").count()
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, "Bea")
    expect(page.locator(".drawer [data-face]")).to_have_count(held)
    page.get_by_role("button", name="Undo").click()
    wait_for_sentence(page, "Your turn")


def test_who_wants_to_be_asked_is_asked(server: Server, new_page: NewPage) -> None:
    """ICE1-COO-8: one switch beside the tiles, remembered for the seat."""
    page = new_page()
    team(server, page)
    switch = page.get_by_role("switch", name="Ask me before others' turns")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    page.wait_for_selector("[data-table]")
    expect(switch).to_be_checked()
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, "Another turn begins")
    held = page.locator(".drawer [data-face]").count()
    page.locator(".deed", has_text="Give up").first.click()
    expect(page.locator(".drawer [data-face]")).to_have_count(held - 1)


def test_turning_the_question_off_answers_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    team(server, page)
    switch = page.get_by_role("switch", name="Ask me before others' turns")
    switch.check()
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, "Another turn begins")
    switch.uncheck()
    wait_for_sentence(page, "Bea")
