"""Nothing by accident: what gives something away asks first, and no button slides under a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import ADA, BEN, PHONE, NewPage, Server, answer_by_click, give_requests_back, sit_down, wait_for_sentence
from .test_winter_table import choose_side, click_place, open_winter

pytestmark = pytest.mark.browser

BEA = {"kind": "here", "name": "Bea"}


def question(page: Page) -> str:
    """What the page asks before it does something."""
    return page.locator("[role=menu] p").inner_text()


def test_sending_back_says_what_is_lost(server: Server, new_page: NewPage) -> None:
    """Given the first turn of the first edition, a day of EP is not thrown away by one click.  ICE1-SND-2"""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], "ice1", 5))
    give_requests_back(page)
    page.get_by_role("button", name="Send back").first.click()
    assert "EP are lost" in question(page)
    page.get_by_role("menuitem", name="Never mind").click()
    wait_for_sentence(page, "Your turn")


def test_the_guard_can_be_turned_off(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], "ice1", 5))
    give_requests_back(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before something is lost").uncheck()
    page.keyboard.press("Escape")
    before = page.get_by_role("log").inner_text()
    page.get_by_role("button", name="Send back").first.click()
    page.wait_for_function("before => document.querySelector('[role=log]').innerText !== before", arg=before)


def test_winter_asks_before_a_turn_without_labor(server: Server, new_page: NewPage) -> None:
    """Given a figure placed and no card played, sliding on forgoes the actions of the column.  EW-LAB-1, EW-FIG-3"""
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BEN]))
    choose_side(page)
    click_place(page, "column-hunt")
    page.get_by_role("menuitem").first.click()
    slide = page.locator(".answers .offered", has_text="Slide on")
    slide.click()
    assert "labor" in question(page)
    page.get_by_role("menuitem", name="Never mind").click()
    expect(slide).to_be_visible()


def test_a_double_click_on_end_does_not_undo_the_turn(server: Server, new_page: NewPage) -> None:
    """Given two people at one screen, so that Undo stays, the end of the turn is double-clicked."""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEA]))
    for _ in range(2):
        answer_by_click(page)
    end = page.get_by_role("button", name="End actions")
    end.wait_for()
    undo = page.get_by_role("button", name="Undo")
    before = undo.bounding_box()
    end.dblclick()
    wait_for_sentence(page, "Bea:")
    assert "Ada" not in page.inner_text(".sentence")
    assert page.locator(".steady .button").first.bounding_box() == before


# Looked up at one moment: a question may change between two.
CORNERS = """() => {
  const buttons = { undo: '.steady > :first-child', hint: '.steady > :last-child', end: '.answers .primary' }
  return Object.entries(buttons).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].map((button) => {
      const { right, top } = button.getBoundingClientRect()
      return `${name} ${right} ${top}`
    }))
}"""


def test_undo_hint_and_end_never_change_places(server: Server, new_page: NewPage) -> None:
    """Given some turns of Roam, whose questions have no button, one or several."""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    places: set[str] = set()
    for _ in range(7):
        page.wait_for_selector(".mine")
        places.update(page.evaluate(CORNERS))
        answer_by_click(page)
    assert [place.split()[0] for place in sorted(places)] == ["end", "hint", "undo"]


def test_a_tap_on_a_request_takes_a_second_step_to_discard_it(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, server.open_table([ADA, BEN], "ice2"))
    wait_for_sentence(page, "Choose 2 requests")
    page.locator("[data-request]").first.tap()
    assert "Give it up?" in question(page)
    page.get_by_role("menuitem", name="Never mind").tap()
    wait_for_sentence(page, "Choose 2 requests")


def test_a_long_press_explains_and_does_nothing(server: Server, new_page: NewPage) -> None:
    """Given a phone and Roam's first question, a finger rests on an adventurer: it is read about, not sent."""
    page = new_page(PHONE, touch=True)
    sit_down(page, server, server.open_table([ADA, BEN]))
    wait_for_sentence(page, "Choose an adventurer")
    box = page.locator(".strip button").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".tooltip").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".tooltip").wait_for()
    wait_for_sentence(page, "Choose an adventurer")
