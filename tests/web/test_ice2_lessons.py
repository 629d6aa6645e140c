"""The course of I C E: a lesson by clicks, the same by a thumb, and the first turn of the guided game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, NewPage, Server, serious_problems

pytestmark = pytest.mark.browser


def begin(page: Page, server: Server, lesson: str) -> None:
    """Goes to the course and begins a lesson."""
    page.goto(f"{server.url}/learn/ice2")
    page.get_by_role("button", name=lesson, exact=True).click()
    page.wait_for_selector(".companion")


def task(page: Page, text: str) -> None:
    """Waits until the companion asks for that."""
    expect(page.locator(".companion .task")).to_contain_text(text)


def middle(page: Page, place: str) -> tuple[float, float]:
    """The middle of a place on the screen."""
    box = page.locator(f'main [data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick(page: Page, words: str) -> None:
    """Chooses from the menu at a place."""
    page.get_by_role("menuitem", name=re.compile(words)).click()


def test_a_lesson_by_clicks_with_a_wrong_try_first(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, "Two drops")
    task(page, "study the tile")
    # What lies at the lantern stays in sight.
    lantern = page.locator(".lantern .lamp").bounding_box()
    assert lantern is not None
    assert lantern["y"] + lantern["height"] < middle(page, "F19")[1]
    # A slot that is short of anima: the companion answers, and nobody else.
    page.locator(".drawer [data-slot=exalted]").click(force=True)
    expect(page.locator(".bubble")).to_contain_text("One drop of two")
    expect(page.locator(".bubble")).to_contain_text("ICE2-ART-3")
    expect(page.locator(".why")).to_have_count(0)
    assert serious_problems(page) == []
    page.get_by_role("button", name="Study the artifact here").last.click()
    task(page, "Use the Exalted power")
    page.locator(".drawer [data-slot=exalted]").click()
    task(page, "Excavate, for nothing")
    page.locator(".answers").get_by_role("button", name="Excavate for 0 EP").click()
    # The lesson lets everybody come down.
    expect(page.locator(".companion")).to_contain_text("Yours, with a point left over")
    expect(page.get_by_role("button", name="Next lesson")).to_be_visible()
    expect(page.locator(".drawer [data-slot=exalted] .piece")).to_have_count(3)


def test_the_same_with_a_thumb(server: Server, new_page: NewPage) -> None:
    """What is written below the board when a finger comes down does not move the board under it."""
    page = new_page(PHONE, touch=True)
    begin(page, server, "Two drops")
    task(page, "study the tile")
    expect(page.locator(".lantern")).to_be_visible()
    page.touchscreen.tap(*middle(page, "F19"))
    pick(page, "Study")
    task(page, "Use the Exalted power")
    page.locator(".strip [data-slot=exalted]").tap()
    task(page, "Excavate, for nothing")
    expect(page.locator('main [data-target="F19"]')).to_be_visible()
    page.touchscreen.tap(*middle(page, "F19"))
    expect(page.get_by_role("button", name="Next lesson")).to_be_visible()


def test_the_first_turn_of_the_guided_game(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, "Your first game")
    expect(page.locator(".companion")).to_contain_text("Three requests, and you keep one")
    page.locator(".drawer [data-request=REQ-MON-OBL]").click()
    expect(page.locator(".drawer [data-request=REQ-MON-OBL]")).to_have_count(0)
    # The last one cannot be taken back, so the table asks.
    page.locator(".drawer [data-request=REQ-TRI-EXA-PHI-OBL]").click()
    pick(page, "Discard")
    expect(page.locator(".companion")).to_contain_text("Your leader is still at sea")
    page.mouse.click(*middle(page, "S27"))
    pick(page, "Sail")
    expect(page.locator(".companion")).to_contain_text("You may dig here")
    page.mouse.click(*middle(page, "S20"))
    pick(page, "^Move to S20 .*with 1 archaeologist")
    page.locator(".answers").get_by_role("button", name="Excavate for 0 EP").click()
    # Nothing can be played now, so nobody is asked whether to.
    expect(page.locator(".companion")).to_contain_text("as evenly as they can")
    expect(page.locator("[data-place=ropes]")).to_be_visible()
