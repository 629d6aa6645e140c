"""A lesson of I C E, first edition, by clicks: a table of one, a find with two uses, a game that ends in a lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server, serious_problems

pytestmark = pytest.mark.browser


def choose(page: Page, place: str, answer: str) -> None:
    """Presses something on the table, and one of the answers it offers."""
    page.locator(f'[data-place="{place}"]').first.click()
    page.get_by_role("menuitem", name=re.compile(answer)).click()


def task(page: Page, text: str) -> None:
    """Waits until the companion asks for that."""
    expect(page.locator(".companion .task")).to_contain_text(text)


def test_alone_on_the_ice(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/ice1")
    expect(page.get_by_role("heading", name="Learn I C E, first edition")).to_be_visible()
    page.get_by_role("button", name="Alone on the ice", exact=True).click()
    task(page, "One point is not enough")
    # The find is no use as a beast: answered where it lies, and it is still there.
    choose(page, "face-boreal_smilodon", "Play Boreal Smilodon")
    expect(page.locator(".bubble")).to_contain_text("Whom should it scare?")
    expect(page.locator(".bubble")).to_contain_text("ICE1-SOL-4")
    assert serious_problems(page) == []
    page.keyboard.press("Escape")
    choose(page, "face-boreal_smilodon", "Give up Boreal Smilodon for 1 EP and 1 RP")
    task(page, "Walk towards the lantern")
    choose(page, "D09", "^Move to D09 .*with 1 archaeologist")
    expect(page.locator(".bubble")).to_contain_text("Take both along")
    page.keyboard.press("Escape")
    choose(page, "D09", "^Move to D09 .*with 2 archaeologists")
    task(page, "on to the lantern")
    choose(page, "D10", "^Move to D10 .*with 2 archaeologists")
    task(page, "Excavate")
    page.locator(".answers").get_by_role("button", name="Excavate for 0 EP").click()
    task(page, "Let your leader land")
    page.locator('[data-target="E04"]').click()
    task(page, "End your turn")
    page.locator(".answers").get_by_role("button", name="End turn").click()
    task(page, "Send the nineteenth home")
    # An artifact is sent from where it lies.
    page.locator('[data-place="slot-exalted"]').click()
    task(page, "Accept its proposal")
    page.locator(".answers").get_by_role("button", name="Accept the proposal").click()
    expect(page.locator(".companion .praise")).to_contain_text("You have won")
    # The companion has the last word: the result waits until it is asked for.
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".answers").get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog")).to_be_visible()
