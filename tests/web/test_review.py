"""After the game: looking back at it on its own board, handing its link on, and playing on from a decision."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from .conftest import ADA, BEN, PATIENCE, PHONE, NewPage, Server, problems_by_day_and_night, serious_problems, sit_down

pytestmark = pytest.mark.browser

BOTS = [{"kind": "bot", "bot": "visitor", "name": "Ada"}, {"kind": "bot", "bot": "trekker", "name": "Ben"}]


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that is over."""
    opened = server.open_table(BOTS)
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{opened['table']['id']}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "join"}))
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "state" and message["over"]:
                return opened


def fetch(server: Server, finished: dict[str, Any], what: str) -> dict[str, Any]:
    """What the server says of the table."""
    with urllib.request.urlopen(f"{server.url}/api/tables/{finished['table']['id']}/{what}") as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def percent(chance: float) -> str:
    """A chance as the page writes it: halves go up."""
    return f"{int(100 * chance + 0.5)} %"


def at_move(page: Page, move: int) -> None:
    """Waits until the board shows the game after so many moves."""
    page.wait_for_selector(f".board[data-move='{move}']", state="attached")


def test_a_game_is_looked_back_at_on_its_board(server: Server, new_page: NewPage, finished: dict[str, Any]) -> None:
    page = new_page()
    page.goto(f"{server.url}/table/{finished['table']['id']}")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".curve")
    review = fetch(server, finished, "review")["review"]
    decisions = review["decisions"]
    assert problems_by_day_and_night(page) == []

    # The chart moves the board: by keys, from decision to decision ...
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    at_move(page, decisions[0]["move"])
    page.keyboard.press("ArrowRight")
    at_move(page, decisions[1]["move"])
    expect(page.locator("#decision")).to_contain_text("decision 2 of")
    # ... and by a drag, to its end.
    field = page.locator(".curve > svg").bounding_box()
    assert field is not None
    middle = field["y"] + field["height"] / 2
    page.mouse.move(field["x"] + 5, middle)
    page.mouse.down()
    page.mouse.move(field["x"] + field["width"] - 2, middle, steps=4)
    page.mouse.up()
    at_move(page, decisions[-1]["move"])

    # Turning points tell a story each, and nothing is summed that has no sense.
    stories = page.locator("[aria-labelledby=turning] .told").all_inner_texts()
    assert len(set(stories)) == len(stories)
    assert all("“" in story for story in stories)
    assert not [share for share in re.findall(r"(\d+) %", page.inner_text("aside.side")) if int(share) > 100]

    # Where there was something better, both stand on the board with their chances.
    searching = [one for one in decisions if one["loss"] >= 0.005 and one["action"]["kind"] == "place"]
    decision = next(one for one in searching if one["best"][0]["action"]["kind"] == "place")
    page.goto(f"{server.url}/show/{finished['table']['id']}?at={decision['move']}")
    at_move(page, decision["move"])
    for tone, answer, chance in (
        ("made", decision, decision["after"]),
        ("better", decision["best"][0], decision["best"][0]["chances"]),
    ):
        marks = page.locator(f".board [data-mark={tone}] .ring")
        expect(marks).to_have_count(len(answer["preview"]["solid"]))
        expect(page.locator(f".board .badge.{tone}")).to_have_text(percent(chance[decision["seat"]]))
        expect(page.locator(f"aside.side .answers .{tone} .chance")).to_have_text(percent(chance[decision["seat"]]))

    # Whoever gets the link sees the same, without a key.
    link = page.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link == f"{server.url}/show/{finished['table']['id']}?at={decision['move']}"
    friend = new_page()
    friend.goto(link)
    at_move(friend, decision["move"])
    expect(friend.locator("#decision")).to_have_text(page.inner_text("#decision"))
    assert friend.evaluate("localStorage.getItem('nunatak.tables')") is None

    # The reader takes the seat that decided; the opponent is the one that was there.
    done = page.inner_text("aside.side .made .what").removeprefix("Done:").strip()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("[data-table] .mine")
    assert finished["table"]["id"] not in page.url
    with urllib.request.urlopen(page.url.replace("/table/", "/api/tables/")) as answer:
        seats = json.load(answer)["seats"]
    assert seats[1 - decision["seat"]]["bot"] == BOTS[1 - decision["seat"]]["bot"]
    page.keyboard.press("/")
    assert done in page.locator(".actions .text").all_inner_texts()


def test_a_review_fits_a_phone_and_is_there_again(server: Server, new_page: NewPage, finished: dict[str, Any]) -> None:
    page = new_page(PHONE, touch=True)
    page.goto(f"{server.url}/table/{finished['table']['id']}/review")
    page.wait_for_selector(".curve")
    review = fetch(server, finished, "review")["review"]
    decision = next(one for one in review["decisions"] if one["action"]["kind"] == "place")
    page.wait_for_selector(".board[data-move]")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious_problems(page) == []
    page.goto(f"{server.url}/show/{finished['table']['id']}?at={decision['move']}")
    at_move(page, decision["move"])
    expect(page.locator(".board [data-mark=made] .ring")).to_have_count(len(decision["preview"]["solid"]))
    expect(page.locator(".way .made .chance")).to_have_text(percent(decision["after"][decision["seat"]]))
    page.get_by_role("button", name="The next decision").tap()
    following = next(one["move"] for one in review["decisions"] if one["move"] > decision["move"])
    at_move(page, following)
    page.get_by_role("tab", name="Turning points").tap()
    expect(page.locator("#turning")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious_problems(page) == []


def test_the_link_of_a_running_game_shows_what_a_spectator_sees(server: Server, new_page: NewPage) -> None:
    opened = server.open_table([ADA, BEN], "ice2")
    page = new_page()
    sit_down(page, server, opened)
    page.wait_for_selector(".mine")
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_role("button", name="Copy link").get_attribute("data-link")
    assert link is not None
    own = page.locator("[data-request]").count()
    assert own > 0
    friend = new_page()
    friend.goto(link)
    friend.wait_for_selector(".board[data-move]")
    expect(friend.get_by_role("note")).to_contain_text("what a spectator sees")
    expect(friend.locator("[data-request], .curve, .drawer")).to_have_count(0)
