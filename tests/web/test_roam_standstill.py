"""Roam in a browser while the field stands still: a calm word, what is offered, and how the game ends.  ROAM-END-5"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import (
    ADA,
    PHONE,
    NewPage,
    Server,
    answer_by_click,
    problems_by_day_and_night,
    serious_problems,
    sit_down,
    wait_for_sentence,
)
from .recorded import make_moves, moves_of

pytestmark = pytest.mark.browser

STANDS_STILL = "The field stands still"
# Moves of the record after which nothing has been placed for a whole round.
A_STILL_ROUND = 57


def open_recorded(server: Server, name: str, moves: int | None = None) -> dict[str, Any]:
    """A table at which the first moves of a recorded game, or all, have been made; both seats are here."""
    record, made = moves_of(f"roam-{name}")
    opened = server.open_table([ADA, {**ADA, "name": "Ben"}], seed=record["seed"], **record["options"])
    return make_moves(server, opened, made[:moves])


def note(page: Page) -> Any:
    """The word about the standstill, on the board."""
    return page.locator("[data-board] [role=status]", has_text=STANDS_STILL)


def test_the_table_says_that_the_field_stands_still_until_a_token_lands(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_recorded(server, "2-standstill", A_STILL_ROUND))
    expect(note(page)).to_be_visible()
    expect(note(page)).to_contain_text("Whoever can place a token must")
    expect(page.get_by_role("log")).to_contain_text("For a whole round nothing was placed")
    wait_for_sentence(page, "who can place a token")
    assert problems_by_day_and_night(page) == []
    page.locator(".drawer [data-card] button:enabled").first.click()
    wait_for_sentence(page, "a token must land")
    page.get_by_role("tab", name="Actions").click()
    searches = page.locator(".actions .text", has_text="Search at").all_inner_texts()
    assert searches
    assert not any("no token" in search for search in searches)
    before = page.locator("[data-board] .field").first.bounding_box()
    answer_by_click(page)
    expect(note(page)).to_be_hidden()
    assert page.locator("[data-board] .field").first.bounding_box() == before


def test_a_phone_has_room_for_it(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, open_recorded(server, "2-standstill", A_STILL_ROUND))
    expect(note(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field = page.locator(".surface, .field svg").first.bounding_box()
    strip = page.locator(".strip").first.bounding_box()
    assert field is not None
    assert strip is not None
    assert field["y"] + field["height"] <= strip["y"]
    assert serious_problems(page) == []


def test_the_result_says_why_the_game_ended(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_recorded(server, "2-standstill-end"))
    expect(page.get_by_role("dialog")).to_contain_text("The field stood still for two rounds")
    expect(note(page)).to_have_count(0)
    assert serious_problems(page) == []
