"""Endless Winter in a browser: turns by clicks, by keys, by thumbs, and the score at the end."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ADA, DESKTOP, PHONE, NewPage, Server, confirm, serious_problems, sit_down, wait_for_sentence

pytestmark = pytest.mark.browser

SIDE = "Which side"
TURN = "place a figure"
BOT = {"kind": "bot", "name": "Ben", "bot": "random"}


def open_winter(server: Server, seats: list[dict[str, str]], *, seed: int = 5, **options: Any) -> dict[str, Any]:
    """Opens a table of Endless Winter with a known deal."""
    body = {"game": "winter", "seats": seats, "options": {"players": len(seats), **options}, "seed": seed}
    request = urllib.request.Request(
        f"{server.url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def click_place(page: Page, place: str) -> None:
    """Clicks what is at a place of the table."""
    page.locator(f"[data-place='{place}']").first.click()


def choose_side(page: Page) -> None:
    """Answers the question of the set-up, then waits for the first turn."""
    wait_for_sentence(page, SIDE)
    page.locator(".offers button").first.click()
    wait_for_sentence(page, TURN)


def end_turn(page: Page) -> None:
    """Slides down the column and ends the turn, declining what is due on the way."""
    for _ in range(12):
        page.wait_for_selector(f".answers .offered, .sentence:has-text('{TURN}')")
        if page.locator(f".sentence:has-text('{TURN}')").count():
            return
        page.locator(".answers .offered").last.click()
        confirm(page)
    raise AssertionError("the turn does not end")


def wait_for_labor(page: Page, some: str) -> None:
    """Waits until the meter says that this turn can pay so much."""
    page.locator(".meter b").filter(has_text=re.compile(some)).first.wait_for()


def test_a_turn_by_clicks(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    choose_side(page)
    click_place(page, "column-settle")
    page.get_by_role("menuitem", name="tribe figure").click()
    wait_for_sentence(page, "Who works? Play people from your hand")
    expect(page.locator(".answers .primary"), "nobody is led past the question who works").to_have_count(0)
    wait_for_labor(page, "^0 labor$")
    # A card from hand gives labor, and labor moves a camp to a hex that glows.
    page.locator(".hand button").first.click()
    wait_for_labor(page, "^[1-9]")
    expect(page.locator(".above li")).to_have_count(1)
    target = page.locator(".terrain .area:not([data-target='hex-0,0'])").first
    goal = target.get_attribute("data-target")
    target.click()
    page.wait_for_selector(f".terrain [data-place='{goal}'] [data-piece^='camp-']")
    expect(page.get_by_role("log")).to_contain_text("You move a camp")
    end_turn(page)


def test_what_can_be_done_is_said_with_its_price(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    choose_side(page)
    click_place(page, "column-initiate")
    page.get_by_role("menuitem", name="tribe figure").click()
    wait_for_sentence(page, "Who works?")
    page.locator(".hand button").first.click()
    page.wait_for_selector("[aria-label='Tribe cards'] .price.now")
    elder = page.locator("[aria-label='Tribe cards'] [data-place='card-elder']")
    assert re.match(r"Take Elder to hand\..*Elder\. 1 labor\.", str(elder.get_attribute("aria-label")))
    elder.click()
    page.wait_for_selector("[role=log]:has-text('You take Elder')")


def test_the_tooltip_of_a_card_is_its_text(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    choose_side(page)
    page.locator("[data-place='card-shaman']").hover()
    page.wait_for_selector("[role=tooltip]:has-text('Pay 2 food: advance an idol')")


def test_a_turn_with_the_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    wait_for_sentence(page, SIDE)

    def do(words: str) -> None:
        page.wait_for_selector(".list li button")
        page.keyboard.type(words)
        page.keyboard.press("Enter")
        if page.locator("[role=menu] p").count():
            page.keyboard.press("Enter")

    # The filter keeps the focus, so that a turn can be typed.
    page.keyboard.press("/")
    do("use side A")
    wait_for_sentence(page, TURN)
    do("tribe figure: Hunting")
    wait_for_sentence(page, "Who works?")
    do("play")
    page.wait_for_selector(".above li")
    do("slide on")
    wait_for_sentence(page, "Hunting: tip an animal, once")
    do("tip")
    wait_for_sentence(page, "Now gain")
    do("take tool")
    wait_for_sentence(page, "Hunting: take the top animal")
    do("end turn")
    wait_for_sentence(page, TURN)
    assert page.locator("[data-place='column-hunt'] .figures").count() > 0


def test_a_phone_shows_everything_in_its_width(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, open_winter(server, [ADA, BOT], glacier_tokens=True, rest_tokens=True))
    choose_side(page)
    for part in ("Columns", "Land", "Megaliths", "Idols"):
        page.get_by_role("button", name=part, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # A card that cannot be taken says what it is.
    page.locator("[data-place='card-shaman']").tap()
    page.wait_for_selector(".note:has-text('advance an idol')")
    page.locator("[data-place='column-settle']").tap()
    page.get_by_role("menuitem", name="tribe figure").tap()
    wait_for_sentence(page, "Who works?")
    page.locator(".strip .cards button").first.tap()
    wait_for_labor(page, "^[1-9]")


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1024, "height": 768}, PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_problem_for_anybody(server: Server, new_page: NewPage, size: dict[str, int], theme: str) -> None:
    page = new_page(size)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    sit_down(page, server, open_winter(server, [ADA, BOT], glacier_tokens=True, rest_tokens=True))
    wait_for_sentence(page, SIDE)
    assert serious_problems(page) == []
    choose_side(page)
    assert serious_problems(page) == []


def test_the_score_is_told_by_round_and_source(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [{**BOT, "name": "Ada"}, BOT]))
    page.wait_for_selector("dialog[open] table")
    rows = page.locator("dialog[open] tbody tr").all_inner_texts()
    assert [row.split("\t")[0] for row in rows if row.startswith("Round")] == [f"Round {n}" for n in (1, 2, 3, 4)]
    sums = [0, 0]
    for row in page.locator("dialog[open] tbody tr.round, dialog[open] tbody tr.final").all():
        for i, cell in enumerate(row.locator("td").all_inner_texts()):
            sums[i] += int(cell)
    total = page.locator("dialog[open] tr.total td").all_inner_texts()
    assert sums == [int(points) for points in total]
