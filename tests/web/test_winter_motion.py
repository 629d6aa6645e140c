"""Endless Winter in a browser: what travels, what the log lights, and moments late in a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ADA, PHONE, NewPage, Server, confirm, sit_down, wait_for_sentence
from .recorded import make_moves, moves_of
from .test_winter_table import BOT, choose_side, click_place, open_winter

pytestmark = pytest.mark.browser

# Moves of the record before its first seat may take the bonus of a hex, and before it may place a megalith on four.
BEFORE_THE_LAND = 72
BEFORE_A_STACK = 245

# Notes what is set in motion, so that no test need catch it in flight.
NOTE_MOTION = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  window.moved.push(this.dataset.piece ?? this.className)
  return animate.apply(this, how)
}
"""


def open_recorded(server: Server, moves: int) -> dict[str, Any]:
    """A table at which the first moves of the recorded game have been made; both seats are here."""
    record, made = moves_of("winter-2-basic")
    opened = open_winter(server, [ADA, {**ADA, "name": "Ben"}], seed=record["seed"], **record["options"])
    return make_moves(server, opened, made[:moves])


def place_in_initiation(page: Page) -> None:
    click_place(page, "column-initiate")
    page.get_by_role("menuitem", name="tribe figure").click()
    wait_for_sentence(page, "Who works?")


@pytest.mark.parametrize(
    ("motion", "speed"), [("no-preference", "quick"), ("no-preference", "at-once"), ("reduce", "quick")]
)
def test_a_figure_and_a_card_travel_unless_nobody_wants_it(
    server: Server, new_page: NewPage, motion: str, speed: str
) -> None:
    page = new_page()
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page.add_init_script(f"localStorage.setItem('nunatak.settings', '{{\"speed\": \"{speed}\"}}')")
    page.add_init_script(NOTE_MOTION)
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    choose_side(page)
    page.evaluate("window.moved.length = 0")
    place_in_initiation(page)
    page.locator(".hand button").first.click()
    page.wait_for_selector(".above li")
    moved = page.evaluate("window.moved")
    if motion == "reduce" or speed == "at-once":
        assert moved == []
    else:
        assert "figure-0-tribe_1" in moved
        assert "flying" in moved
    # Whatever has landed is gone.
    expect(page.locator(".flying")).to_have_count(0)


def test_a_line_of_the_log_lights_the_idol_it_speaks_of(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_winter(server, [ADA, BOT]))
    choose_side(page)
    place_in_initiation(page)
    page.locator(".answers .offered", has_text="Slide on").click()
    confirm(page)
    wait_for_sentence(page, "once, or slide on")
    page.locator(".answers .offered", has_text="Slide on").click()
    confirm(page)
    page.locator("[data-target='offering-1']").click()
    page.get_by_role("log").get_by_text("Offering idol on level 1").hover()
    page.wait_for_selector("[data-place='offering-1'] .lit", state="attached")
    expect(page.locator(".idols .lit")).to_have_count(1)
    page.get_by_role("log").get_by_text("You place the tribe figure: Initiation").hover()
    page.wait_for_selector("[data-place='column-initiate'].lit")
    expect(page.locator(".idols .lit")).to_have_count(0)


def test_the_bonus_of_a_hex_is_taken_on_the_land(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_recorded(server, BEFORE_THE_LAND))
    wait_for_sentence(page, "Eclipse: take the bonuses of the hexes you lead")
    target = page.locator(".terrain .area").first
    goal = target.get_attribute("data-target")
    target.click()
    page.wait_for_selector("[role=log]:has-text('takes the bonus of')")
    page.locator(f".terrain .area[data-target='{goal}']").wait_for(state="detached")


@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 768}])
def test_what_is_asked_comes_into_sight(server: Server, new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    sit_down(page, server, open_recorded(server, BEFORE_THE_LAND))
    wait_for_sentence(page, "Eclipse: take the bonuses of the hexes you lead")
    expect(page.locator(".terrain .area").first).to_be_in_viewport()


def test_a_megalith_on_four_shows_its_points_before_it_is_placed(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_recorded(server, BEFORE_A_STACK))
    wait_for_sentence(page, "Now place a megalith")
    place = page.locator("[data-target='at-2,2^1']")
    assert "level 2" in str(place.get_attribute("aria-label"))
    before = page.locator(".megaliths .block:not(.ghost)").count()
    place.hover()
    page.wait_for_selector(".megaliths .ghost")
    shown = page.locator(".preview").get_by_role("img").get_attribute("aria-label")
    assert shown == "8 for Ada", "two people at one screen: nobody is spoken to"
    place.click()
    page.wait_for_selector("[role=log]:has-text('Ada gets 8 VP')")
    expect(page.locator(".megaliths .block:not(.ghost)")).to_have_count(before + 1)
