"""At the table: undo, keys, reloading, a server that dies, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import (
    ADA,
    BEN,
    PHONE,
    NewPage,
    Server,
    answer_by_click,
    problems_by_day_and_night,
    sentence,
    serious_problems,
    sit_down,
    wait_for_sentence,
)

pytestmark = pytest.mark.browser

SEND_OUT = "Choose an adventurer"
SEARCH = "Choose where"


def test_undo_takes_back_step_by_step(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.locator("[data-card] button").first.click()
    wait_for_sentence(page, SEARCH)
    answer_by_click(page)
    page.wait_for_selector("[data-square]")
    page.get_by_role("button", name="Undo").click()
    wait_for_sentence(page, SEARCH)
    page.wait_for_selector("[data-square]", state="detached")
    page.keyboard.press("Escape")
    wait_for_sentence(page, SEND_OUT)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_some_turns_with_the_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    for _ in range(3):
        page.keyboard.press("/")
        page.keyboard.type("send")
        page.keyboard.press("Enter")
        wait_for_sentence(page, SEARCH)
        page.keyboard.press("Escape")
        page.locator(".placing").focus()
        before = str(page.get_attribute(".placing", "aria-label"))
        page.keyboard.press("ArrowUp")
        expect(page.locator(".placing")).not_to_have_attribute("aria-label", before)
        page.keyboard.press("Enter")
        page.wait_for_selector(".answers .primary, [role=menuitem]:focus")
        if page.locator("[role=menuitem]").count():
            page.keyboard.press("Enter")
        page.locator(".answers .primary").focus()
        page.keyboard.press("Enter")
        wait_for_sentence(page, SEND_OUT)
    assert page.locator("[data-square]").count() >= 4


def test_a_reload_comes_back_to_the_same_question(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.locator("[data-card] button").first.click()
    wait_for_sentence(page, SEARCH)
    asked = sentence(page)
    page.reload()
    wait_for_sentence(page, SEARCH)
    assert sentence(page) == asked
    expect(page.get_by_role("log")).not_to_be_empty()


def test_a_killed_server_goes_on_where_it_was(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.locator("[data-card] button").first.click()
    wait_for_sentence(page, SEARCH)
    answer_by_click(page)
    page.wait_for_selector(".answers .primary")
    tokens = page.locator("[data-square]").count()
    server.kill()
    wait_for_sentence(page, "connection is lost")
    expect(page.locator(".answers .primary")).to_have_count(0)
    server.start()
    page.wait_for_selector(".answers .primary")
    expect(page.locator("[data-square]")).to_have_count(tokens)
    page.locator(".answers .primary").click()
    wait_for_sentence(page, SEND_OUT)


def test_a_phone_is_enough(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    page.locator(".strip button:not([aria-disabled=true])").first.tap()
    wait_for_sentence(page, SEARCH)
    here = page.locator(".strip .here")
    before = here.inner_text()
    box = page.locator(".surface").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.8)
    page.wait_for_function("before => document.querySelector('.strip .here').innerText !== before", arg=before)
    expect(page.locator("[data-square]")).to_have_count(0)
    here.tap()
    page.wait_for_selector("[data-square]")
    for pane in ("Your area", "Players", "Log", "Actions"):
        page.get_by_role("tab", name=pane).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_problems(page) == []
    small = page.evaluate(
        """[...document.querySelectorAll('button, a')].filter(e => e.offsetParent)
            .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 80))"""
    )
    assert small == []
    page.get_by_role("tab", name="Board").tap()
    page.get_by_role("button", name="End actions").tap()
    wait_for_sentence(page, "Choose")


def test_nobody_is_kept_from_playing_by_how_they_see(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened = server.open_table([ADA, BEN, BEN], artifacts=True, outpost=True, towers=True)
    sit_down(page, server, opened)
    assert problems_by_day_and_night(page) == []
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert serious_problems(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-card] button").first.click()
    wait_for_sentence(page, SEARCH)
    assert serious_problems(page) == []
    for address in ("/", "/how-to-play/roam#placing"):
        page.goto(server.url + address)
        page.wait_for_selector("h2, h3")
        assert problems_by_day_and_night(page) == []
