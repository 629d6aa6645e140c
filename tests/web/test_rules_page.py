"""The rules in a browser: a link to a rule, a search, a worked example, and the same beside a table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ADA, BEN, PHONE, NewPage, Server, problems_by_day_and_night, serious_problems, sit_down

pytestmark = pytest.mark.browser

STILL = "A round is still when"


def open_rules(page: Page, server: Server, address: str) -> None:
    page.goto(f"{server.url}/rules/{address}")
    page.get_by_role("heading", name="Words of the game").wait_for()


def test_a_rule_has_a_place_that_can_be_linked_to(server: Server, new_page: NewPage) -> None:
    page = new_page()
    open_rules(page, server, "roam#ROAM-END-5")
    told = page.locator(".paragraph.here")
    expect(told).to_contain_text(STILL)
    expect(told).to_be_in_viewport()
    page.get_by_role("link", name="ROAM-SCORE-3").click()
    expect(told).to_contain_text("share the victory")
    assert page.url.endswith("/rules/roam#ROAM-SCORE-3")
    page.go_back()
    expect(told).to_contain_text(STILL)


def test_the_rules_can_be_searched(server: Server, new_page: NewPage) -> None:
    page = new_page()
    open_rules(page, server, "roam")
    page.keyboard.press("/")
    page.keyboard.type("staff border")
    found = page.get_by_role("listbox").get_by_role("option")
    expect(found.first).to_contain_text("across the border of a card")
    expect(found.first.locator("mark").first).to_have_text("Staff")
    page.keyboard.press("Enter")
    expect(page.locator(".paragraph.here")).to_contain_text("Staff.")
    box = page.get_by_role("search").get_by_role("combobox")
    box.fill("roam-wake-7")
    expect(found).to_have_count(1)
    box.press("Escape")
    expect(found).to_have_count(0)
    box.fill("glockenspiel")
    expect(page.get_by_text("Nothing matches")).to_be_visible()


def test_an_example_is_stepped_through(server: Server, new_page: NewPage) -> None:
    page = new_page()
    open_rules(page, server, "roam#example-tie")
    example = page.get_by_role("region", name="A tie without coins")
    expect(example).to_be_in_viewport()
    expect(example).to_contain_text("1 of 3")
    example.get_by_role("button", name="Next step").click()
    expect(example).to_contain_text("Blue speaks first")
    page.keyboard.press("ArrowRight")
    expect(example).to_contain_text("passes. Blue takes the card")
    expect(example.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect(example).to_contain_text("2 of 3")


def test_the_rules_lie_beside_the_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    address = page.url
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Your turn", exact=True)).to_be_in_viewport()
    dialog.get_by_role("combobox").fill("still rounds")
    page.keyboard.press("Enter")
    expect(dialog.locator(".paragraph.here")).to_contain_text(STILL)
    dialog.get_by_role("link", name="ROAM-END-1", exact=True).click()
    expect(dialog.locator(".paragraph.here")).to_contain_text("ten cards")
    assert page.url == address
    assert serious_problems(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_a_tooltip_says_leads_to_its_rule(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    page.locator(".market .buy").first.hover()
    link = page.get_by_role("tooltip").get_by_role("link", name="In the rules")
    link.click()
    expect(page.get_by_role("dialog").locator(".paragraph.here")).to_contain_text("ROAM-ABIL-")


@pytest.mark.parametrize("game", ["roam", "winter", "ice2", "ice1"])
def test_nobody_is_kept_from_reading(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    open_rules(page, server, game)
    assert "[" not in page.locator(".text").inner_text()
    assert problems_by_day_and_night(page) == []
    levels = page.evaluate("[...document.querySelectorAll('h1, h2, h3, h4')].map(e => Number(e.tagName[1]))")
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_a_phone_has_the_contents_in_a_menu(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    open_rules(page, server, "ice2")
    page.get_by_role("button", name="Contents").tap()
    page.get_by_role("navigation").get_by_role("link", name="Azulia").tap()
    expect(page.get_by_role("heading", name="Azulia", exact=True)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
