"""Places have names that people can find, and players are spoken to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPage, Server, give_requests_back, sit_down

pytestmark = pytest.mark.browser

NOBODY = {"kind": "here", "name": ""}
BOT = {"kind": "bot", "name": "Ben", "bot": "random"}


def test_a_place_is_found_by_what_lies_there(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened = server.open_table([NOBODY, BOT], game="ice2", guilds=["striders", "navigators"])
    sit_down(page, server, opened)
    give_requests_back(page)
    printed = page.locator(".coordinate")
    expect(printed).to_have_count(0)

    # The list speaks of places by what is printed on the board meanwhile.
    page.keyboard.press("/")
    page.keyboard.type("recruit base camp")
    found = page.locator(".list button")
    expect(found).to_have_count(1)
    spoken = re.search(r"at (\w+) \(base camp, with a camp\) for 1 EP", found.inner_text())
    assert spoken
    assert spoken[1] in printed.all_text_contents()
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text(f"An archaeologist appears at {spoken[1]} (base camp).")
    expect(printed).to_have_count(0)
    page.keyboard.press("c")
    expect(printed.filter(has_text=spoken[1])).to_have_count(1)

    # Whoever plays is spoken to, whoever watches reads the name: without one of their own, that of the guild.
    players = page.get_by_role("complementary").locator(".players .name")
    expect(players.first).to_have_text("You Striders")
    expect(page.get_by_role("log")).to_contain_text("You, day 1")
    watching = new_page()
    watching.goto(f"{server.url}/table/{opened['table']['id']}")
    expect(watching.get_by_role("log")).to_contain_text("Striders, day 1")
