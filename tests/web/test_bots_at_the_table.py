"""Bots at the table: levels to choose, hints on the board, and a bot for a player who has left."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import (
    ADA,
    PHONE,
    NewPage,
    Server,
    problems_by_day_and_night,
    serious_problems,
    set_up,
    sit_down,
    wait_for_sentence,
)

pytestmark = pytest.mark.browser

GUIDE = {"kind": "bot", "bot": "guide"}
BEN = {"kind": "link", "name": "Ben"}


def wait_for_hint(page: Page) -> None:
    """Waits until the bot has thought."""
    page.wait_for_selector(".advice li")


def test_a_level_is_chosen_and_described_on_the_first_page(server: Server, new_page: NewPage) -> None:
    page = new_page()
    set_up(page, server)
    bot = page.get_by_label("Bot of Player 2")
    assert [text.split(" (")[0] for text in bot.locator("option").all_inner_texts()] == [
        "Visitor",
        "Trekker",
        "Guide",
        "Explorer",
        "Legend",
    ]
    bot.select_option("visitor")
    expect(page.locator(".seat .about")).to_contain_text("answers at once")
    bot.select_option("explorer")
    expect(page.locator(".seat .about")).to_contain_text("seconds a turn")
    hints = page.get_by_label("Hints")
    assert hints.is_checked()
    page.get_by_label("elsewhere, by a link").nth(1).check(force=True)
    assert not hints.is_checked()
    page.get_by_label("a bot").nth(1).check(force=True)
    assert serious_problems(page) == []
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-table]")
    expect(page.locator(".players")).to_contain_text("Explorer")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_drawn_on_the_board_and_can_be_done(
    server: Server, new_page: NewPage, size: dict[str, int] | None
) -> None:
    page = new_page(size)
    sit_down(page, server, server.open_table([ADA, GUIDE]))
    wait_for_sentence(page, "Choose an adventurer")
    page.get_by_role("button", name="Hint").click()
    wait_for_hint(page)
    lines = page.locator(".advice .line")
    expect(lines).to_have_count(3)
    # Only what is advised glows, and what is looked at next.
    offered = "[data-card]:has(button)" if size is None else ".strip button:not([aria-disabled=true])"
    glowing = page.locator(offered)
    expect(glowing).to_have_count(1)
    first = glowing.inner_html()
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(glowing).to_have_count(1)
    assert glowing.inner_html() != first
    assert problems_by_day_and_night(page) == []
    page.get_by_role("button", name="Do this").click()
    wait_for_sentence(page, "Choose where")
    expect(page.locator(".advice")).to_have_count(0)


def test_the_turn_of_a_bot_is_one_line_of_the_log_which_unfolds(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, {"kind": "bot", "bot": "visitor"}], first="2"))
    wait_for_sentence(page, "Choose an adventurer")
    lines = page.locator("[role=log] li:not([aria-hidden])")
    summary = page.get_by_role("log").get_by_role("button", expanded=False)
    # The field, the bot's turn with its one line, and the own turn that begins.
    expect(summary).to_have_count(1)
    expect(summary).to_contain_text("Sends", ignore_case=True)
    expect(lines).to_have_count(4)
    summary.click()
    expect(page.get_by_role("log")).to_contain_text("Visitor sends")
    assert lines.count() > 4
    assert problems_by_day_and_night(page) == []


def test_a_hint_with_the_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, GUIDE]))
    wait_for_sentence(page, "Choose an adventurer")
    page.keyboard.press("h")
    wait_for_hint(page)
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator("[data-card]:has(button)")).to_have_count(3)
    # It is not thought about again, and the list of actions keeps the marks.
    page.keyboard.press("/")
    expect(page.locator(".actions .chance")).to_have_count(3)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".advice .line").nth(2).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_sentence(page, "Choose where")


def test_turning_to_the_board_puts_the_hint_away(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, GUIDE]))
    wait_for_sentence(page, "Choose an adventurer")
    page.keyboard.press("h")
    wait_for_hint(page)
    page.locator("[data-card]:not(:has(button))").first.click()
    expect(page.locator("[data-card]:has(button)")).to_have_count(3)
    expect(page.locator(".advice")).to_have_count(0)


def test_a_bot_plays_on_for_a_player_who_has_left_until_the_player_is_back(server: Server, new_page: NewPage) -> None:
    opened = server.open_table([ADA, BEN], first="2")
    ada = new_page()
    sit_down(ada, server, opened)
    wait_for_sentence(ada, "Waiting for Ben")
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
    ada.get_by_role("button", name="Let a bot play on").click()
    ada.get_by_label("Bot of Ben").select_option("visitor")
    assert serious_problems(ada) == []
    ada.get_by_role("button", name="Let it play for Ben").click()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("log")).to_contain_text("Visitor plays for Ben from now on.")
    wait_for_sentence(ada, "Choose an adventurer")

    ben = new_page(PHONE)
    table = opened["table"]["id"]
    kept = json.dumps({table: {"keys": [opened["keys"][1]]}})
    ben.add_init_script(f"localStorage.setItem('nunatak.tables', {json.dumps(kept)})")
    ben.goto(f"{server.url}/table/{table}")
    ben.get_by_role("button", name="Take the seat back").click()
    ben.get_by_role("button", name="Take the seat back").wait_for(state="detached")
    expect(ada.get_by_role("log")).to_contain_text("Ben is back.")
