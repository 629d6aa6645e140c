"""Why not: a click on what cannot be done now is answered at the place, with the rule. Nothing is silent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import (
    ADA,
    BEN,
    PHONE,
    NewPage,
    Server,
    give_requests_back,
    serious_problems,
    sit_down,
    wait_for_sentence,
)
from .test_winter_table import choose_side, open_winter

pytestmark = pytest.mark.browser


def click(page: Page, what: Locator) -> None:
    """Clicks the middle of something, whether or not it is a button."""
    what.first.scroll_into_view_if_needed()
    box = what.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def bubble(page: Page) -> Locator:
    return page.locator(".why")


def expect_reason(page: Page, text: str | re.Pattern[str], rule: str) -> None:
    """The bubble says it, names the rule, and those who cannot see it are told."""
    expect(bubble(page)).to_contain_text(text)
    expect(bubble(page)).to_contain_text(rule)
    expect(page.get_by_role("status").filter(has_text=text)).not_to_have_count(0)


def test_roam_says_why_a_square_cannot_be_filled(server: Server, new_page: NewPage) -> None:
    """Given a turn that has not begun, a square is clicked: the solid squares come first.  ROAM-PLACE-8"""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    wait_for_sentence(page, "Choose an adventurer")
    click(page, page.locator("[data-place=r2c2]"))
    expect_reason(page, re.compile("."), "ROAM-PLACE-8")
    assert serious_problems(page) == []
    # It never blocks: Escape, or whatever is done next, takes it away; and it has changed nothing.
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    wait_for_sentence(page, "Choose an adventurer")


def test_the_rule_leads_to_the_chapter_that_explains_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    click(page, page.locator("[data-place=r2c2]"))
    bubble(page).get_by_role("button").click()
    page.get_by_role("dialog").wait_for()


def test_roam_says_why_an_artifact_cannot_be_bought_yet(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    click(page, page.locator(".market li"))
    expect_reason(page, re.compile("."), "ROAM-ART-2")


@pytest.mark.parametrize(("game", "rules"), [("ice2", "ICE2-"), ("ice1", "ICE1-")])
def test_ice_says_why_a_tile_a_request_and_a_slot_are_out_of_reach(
    server: Server, new_page: NewPage, game: str, rules: str
) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], game=game))
    give_requests_back(page)
    for what in ("[data-space][aria-disabled=true]", "[data-request][aria-disabled=true]", ".drawer [data-slot]"):
        click(page, page.locator(what))
        expect_reason(page, re.compile("."), rules)
        page.keyboard.press("Escape")
        expect(bubble(page)).to_have_count(0)


def test_a_tile_answers_the_keyboard_as_well(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], game="ice2"))
    give_requests_back(page)
    page.locator("[data-space][aria-disabled=true]").first.focus()
    page.keyboard.press("Enter")
    expect_reason(page, re.compile("."), "ICE2-")


def test_winter_says_why_columns_and_cards_are_out_of_reach(server: Server, new_page: NewPage) -> None:
    """Given a player who has not placed a figure, nothing of the columns can be taken yet."""
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BEN]))
    choose_side(page)
    for what in ("span[data-place^=card-]", "[data-place^=species-]", "g[data-place^=hex-]"):
        click(page, page.locator(what))
        expect_reason(page, re.compile("."), "EW-")
        page.keyboard.press("Escape")


def test_where_no_action_fits_the_question_is_repeated(server: Server, new_page: NewPage) -> None:
    """Given Roam's first question, an adventurer of the opponent is clicked: it is nobody's to send."""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    wait_for_sentence(page, "Choose an adventurer")
    page.locator(".players .head").nth(1).click()
    click(page, page.locator(".players li:nth-child(2) [data-card]"))
    expect(bubble(page)).to_contain_text("First this: Choose an adventurer")


def test_whoever_is_not_asked_hears_whose_turn_it_is(server: Server, new_page: NewPage) -> None:
    page = new_page()
    ben = {"kind": "link", "name": "Ben"}
    sit_down(page, server, server.open_table([ben, ADA]))
    wait_for_sentence(page, "Ben")
    click(page, page.locator("[data-place=r2c2]"))
    expect(bubble(page)).to_contain_text("It is the turn of Ben.")


def test_a_finger_is_answered_too(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, server.open_table([ADA, BEN]))
    wait_for_sentence(page, "Choose an adventurer")
    box = page.locator("[data-place=r2c2]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bubble(page)).to_contain_text("ROAM-PLACE-8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
