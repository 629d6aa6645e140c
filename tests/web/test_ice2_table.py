"""I C E, second edition, at the table: turns by clicks and by keys, a closer look, a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

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


def open_ice(server: Server, **options: Any) -> dict[str, Any]:
    """Opens a table of I C E with a known deal: Ada leads the Navigators and begins, Ben the Striders."""
    return server.open_table([ADA, BEN], "ice2", 5, players=2, guilds=["navigators", "striders"], **options)


def build_camp(page: Page, tile: str) -> None:
    """Builds the own camp by clicks."""
    page.locator(".deed", has_text="Build your camp").click()
    wait_for_sentence(page, "Choose the tile for your camp")
    page.locator(f"[data-target={tile}]").click()
    wait_for_sentence(page, "1 of 2 EP spent")


def test_some_turns_by_clicks(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    build_camp(page, "S20")
    # The leader can step to a neighbour; with fluid movement there are two ways, so a menu opens.
    page.locator("[data-target=S21]").click()
    page.get_by_role("menuitem", name="Move to S21").click()
    wait_for_sentence(page, "2 of 2 EP spent")
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, YOUR_TURN)
    page.wait_for_selector("[data-target]")


def test_an_excavation_takes_the_tile_away(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server, expert=False))
    give_requests_back(page)
    build_camp(page, "S20")
    page.locator("[data-target=S20]").click()
    wait_for_sentence(page, "2 of 2 EP spent")
    page.get_by_role("button", name="End turn").click()
    wait_for_sentence(page, YOUR_TURN)
    page.get_by_role("button", name="Excavate for").first.click()
    page.wait_for_selector("[data-tile=S20]", state="detached")
    expect(page.locator("[data-face]")).to_have_count(1)


def test_undo_puts_a_camp_back(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    page.locator(".deed", has_text="Build your camp").click()
    wait_for_sentence(page, "Choose the tile for your camp")
    page.keyboard.press("Escape")
    wait_for_sentence(page, YOUR_TURN)


def test_a_space_tells_what_it_is_and_costs(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    build_camp(page, "S20")
    page.locator("[data-space=S20]").hover()
    told = page.inner_text(".lens h3"), page.inner_text(".lens .price"), page.inner_text(".lens .parts")
    assert "S20" in told[0]
    assert told[1] == "To excavate now: 2 EP"
    assert "camp" in told[2]
    assert "explorer" in told[2]


def test_levels_can_be_lifted_away(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    expect(page.locator("[data-space=S26]")).to_have_count(1)
    page.get_by_role("button", name="From the surface ice down").click()
    expect(page.locator("[data-space=S26]")).to_have_count(0)
    page.get_by_role("button", name="All levels").click()
    expect(page.locator("[data-space=S26]")).to_have_count(1)


def test_some_turns_with_the_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    wait_for_sentence(page, "Choose 2 requests")
    answer_by_keys(page, "discard")
    wait_for_sentence(page, "one more request")
    page.keyboard.press("/")
    page.keyboard.type("discard")
    page.keyboard.press("Enter")
    # The last one cannot be taken back, so the table asks.
    page.wait_for_selector("[role=menuitem]:focus")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    wait_for_sentence(page, YOUR_TURN)
    answer_by_keys(page, "build your")
    wait_for_sentence(page, "Choose the tile for your camp")
    answer_by_keys(page, "S26")
    wait_for_sentence(page, "1 of 2 EP spent")
    # Arrow keys go from space to space on the dig itself.
    page.locator("[data-space=S26]").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.dataset.space === 'S27'")
    answer_by_keys(page, "end turn")
    wait_for_sentence(page, YOUR_TURN)


def test_the_next_question_can_be_answered_before_the_last_answer_is_confirmed(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    without_confirmations(page)
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    build_camp(page, "S20")


def without_confirmations(page: Page) -> None:
    """A line on which the server's confirmations never arrive."""

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        far.on_message(lambda message: None if json.loads(message)["type"] == "done" else line.send(message))

    page.route_web_socket("**", between)


def answer_by_keys(page: Page, words: str) -> None:
    """Finds an action by its words and does it."""
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def test_on_a_phone_the_game_can_be_played(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, open_ice(server))
    page.get_by_role("tab", name="Your area").click()
    for left in ("Choose 2 requests", "one more request"):
        wait_for_sentence(page, left)
        page.locator("[data-request]:not([aria-disabled=true])").first.tap()
        confirm(page)
    wait_for_sentence(page, YOUR_TURN)
    page.get_by_role("tab", name="Board").click()
    page.locator(".deed", has_text="Build your camp").tap()
    wait_for_sentence(page, "Choose the tile for your camp")
    page.locator("[data-target=S26]").tap()
    wait_for_sentence(page, "1 of 2 EP spent")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_no_serious_problems_for_assistive_technology(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server, expert=True))
    give_requests_back(page)
    build_camp(page, "S20")
    assert serious_problems(page) == []


def test_no_sentence_is_missing_in_a_day(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_ice(server))
    give_requests_back(page)
    page.get_by_role("tab", name="Actions").click()
    for _ in range(25):
        page.wait_for_selector(".mine, dialog[open]")
        if page.locator("dialog[open]").count():
            break
        assert "[ice" not in sentence(page)
        page.wait_for_selector(".actions .list button")
        listed = page.locator(".actions .list button")
        assert "[ice" not in page.inner_text(".actions .list")
        listed.last.click()
    assert "[ice" not in page.inner_text("body")
