"""I C E, first edition, at the table: five levels, the City, an expedition alone to its end, a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import (
    ADA,
    PHONE,
    NewPage,
    Server,
    confirm,
    give_requests_back,
    sentence,
    serious_problems,
    sit_down,
    wait_for_sentence,
)

pytestmark = pytest.mark.browser

BEN = {"kind": "bot", "name": "Ben", "bot": "random"}
YOUR_TURN = "Your turn"


def open_first(server: Server, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """Opens a table of the first edition with a known deal: Ada leads the Alchemists and begins."""
    guilds = ["alchemists", "striders"][: len(seats)]
    return server.open_table(seats, "ice1", 5, guilds=guilds, **options)


def test_a_turn_by_clicks(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_first(server, [ADA, BEN], edifices=["ED04"]))
    give_requests_back(page)
    expect(page.locator("body")).to_contain_text("Beacon Tower")
    page.locator(".deed", has_text="camp").first.click()
    page.locator("[data-target=S20]").click()
    wait_for_sentence(page, "1 of 2 EP spent")
    page.locator(".deed", has_text="register").click()
    page.locator("[data-request]:not([aria-disabled=true])").first.click()
    wait_for_sentence(page, "2 of 2 EP spent")
    expect(page.locator("[data-request]")).to_have_count(3)
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, YOUR_TURN)


def test_five_levels_can_be_lifted_away(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_first(server, [ADA, BEN]))
    sheets = page.get_by_role("group", name="Look beneath").get_by_role("button")
    expect(sheets).to_have_count(5)
    page.get_by_role("button", name="Only the Edifices").click()
    page.wait_for_function("() => document.querySelectorAll('.level.lifted').length === 4")


def test_an_expedition_alone_to_its_end(server: Server, new_page: NewPage) -> None:
    """Sending back at once, ten days long: nothing is found, and the page says what was missing."""
    page = new_page()
    sit_down(page, server, open_first(server, [ADA], mode="solo"))
    expect(page.locator("body")).to_contain_text("Artifacts in the City: 0 of 19")
    give_requests_back(page)
    page.get_by_role("tab", name="Actions").click()
    for _ in range(80):
        page.wait_for_selector(".mine, dialog[open]")
        if page.locator("dialog[open]").count():
            break
        assert "[ice" not in sentence(page)
        back = page.get_by_role("button", name="Send back")
        if back.count():
            back.first.click()
            confirm(page)
        else:
            page.locator(".actions .list button").last.click()
    page.wait_for_selector("dialog[open]")
    told = page.inner_text("dialog[open]")
    assert "Nobody wins" in told
    assert "The expedition has failed" in told
    assert "Artifacts in the City: 0 of 19" in told
    assert "[ice" not in page.inner_text("body")


def test_on_a_phone_the_game_can_be_played(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, open_first(server, [ADA, BEN], mode="cooperative"))
    page.get_by_role("tab", name="Your area").click()
    for left in ("Choose 2 requests", "one more request"):
        wait_for_sentence(page, left)
        page.locator("[data-request]:not([aria-disabled=true])").first.tap()
        confirm(page)
    wait_for_sentence(page, YOUR_TURN)
    page.get_by_role("tab", name="Board").click()
    page.locator(".deed", has_text="camp").first.tap()
    page.locator("[data-target=S26]").tap()
    wait_for_sentence(page, "1 of 2 EP spent")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_no_serious_problems_for_assistive_technology(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_first(server, [ADA, BEN], mode="cooperative", edifices=["ED10"]))
    give_requests_back(page)
    assert serious_problems(page) == []
