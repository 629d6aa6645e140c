"""Learning a game: the course, a lesson by clicks and by keyboard, wrong tries, a phone, a server that dies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, NewPage, Server, problems_by_day_and_night, serious_problems, wait_for_sentence

pytestmark = pytest.mark.browser


def begin(page: Page, server: Server, lesson: str) -> None:
    """Goes to the course and begins a lesson."""
    page.goto(f"{server.url}/learn/roam")
    page.get_by_role("button", name=lesson, exact=True).click()
    page.wait_for_selector(".companion")


def way(page: Page, name: str) -> Locator:
    """A button of the companion."""
    return page.locator(".companion").get_by_role("button", name=name, exact=True)


def task(page: Page, text: str) -> None:
    """Waits until the companion asks for that."""
    expect(page.locator(".companion .task")).to_contain_text(text)


def lay(page: Page, square: str) -> None:
    """Points at a square with the pattern in hand, and lays it down there."""
    page.wait_for_selector(".placing")
    box = page.locator(f'[data-place="{square}"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def test_a_lesson_by_clicks_with_a_wrong_try_first(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/roam")
    expect(page.get_by_role("heading", name="Learn Roam")).to_be_visible()
    expect(page.locator(".lessons h2")).to_have_count(10)
    assert problems_by_day_and_night(page) == []
    page.get_by_role("button", name="Begin: A person is a stamp").click()
    task(page, "Light all three lanterns")
    # A wrong person: answered at the place, by the rule, and nothing has happened.
    page.locator("[data-card=start-blue-2] button").click()
    expect(page.locator(".bubble")).to_contain_text("people never turn")
    expect(page.locator(".bubble")).to_contain_text("ROAM-PAT-3")
    expect(page.locator(".companion [aria-live]")).to_contain_text("people never turn")
    assert serious_problems(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    page.locator("[data-card=start-blue-1] button").click()
    task(page, "Lay it over")
    lay(page, "r3c1")
    expect(page.locator(".bubble")).to_contain_text("a lantern stays dark")
    lay(page, "r5c0")
    expect(page.locator("[data-square]")).to_have_count(3)
    # A second person cannot be sent, and the companion says why.
    page.locator("[data-card=start-blue-2]").click()
    expect(page.locator(".bubble")).to_contain_text("One person a turn")
    way(page, "Next").click()
    task(page, "Light both lanterns")
    expect(page.locator("[data-square]")).to_have_count(1)
    way(page, "Back").click()
    expect(page.locator("[data-square]")).to_have_count(3)
    way(page, "Next").click()
    task(page, "Light both lanterns")
    way(page, "Skip").click()
    task(page, "all the same")
    way(page, "Show me").click()
    page.locator(".placing").click()
    expect(way(page, "Next lesson")).to_be_visible()
    assert problems_by_day_and_night(page) == []
    page.get_by_role("link", name="A person is a stamp").click()
    expect(page.get_by_text("1 of 10 done")).to_be_visible()
    page.get_by_role("button", name="Go on: Fill it, and it joins you").click()
    task(page, "Who covers both")


def test_a_lesson_by_keyboard_alone(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, "Finishing is not winning")
    task(page, "Finish the one that becomes yours")
    page.locator("[data-card=start-blue-1] button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".placing:focus")
    in_hand = page.locator(".placing").get_attribute("aria-label")
    assert in_hand is not None
    way(page, "Show me").focus()
    page.keyboard.press("Enter")
    # The pattern is over the field from the first; what is shown comes from the table, and takes it elsewhere.
    expect(page.locator(".placing")).not_to_have_attribute("aria-label", in_hand)
    page.locator(".placing").focus()
    page.keyboard.press("Enter")
    task(page, "End your actions")
    page.wait_for_selector(".answers .primary:focus")
    page.keyboard.press("Enter")
    expect(page.locator(".companion")).to_contain_text("Red was there too")
    page.keyboard.press("u")
    task(page, "End your actions")


def test_a_lesson_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    begin(page, server, "A person is a stamp")
    task(page, "Light all three lanterns")
    page.locator(".strip button").nth(1).tap()
    expect(page.locator(".companion .remark")).to_contain_text("people never turn")
    assert serious_problems(page) == []
    page.locator(".strip button").nth(0).tap()
    page.wait_for_selector(".placing")
    sheet, square = page.locator(".companion").bounding_box(), page.locator('[data-place="r5c0"]').bounding_box()
    assert sheet is not None
    assert square is not None
    assert square["y"] + square["height"] <= sheet["y"], "what must be touched lies free"
    page.locator('[data-place="r4c0"]').scroll_into_view_if_needed()
    page.touchscreen.tap(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2)
    page.locator(".strip .here, .here").first.tap()
    expect(page.locator(".companion")).to_contain_text("Whoever was out falls asleep")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_of_endless_winter_down_a_column(server: Server, new_page: NewPage) -> None:
    """The question asks who works, nobody is led past it, and each wrong try at the table is answered."""
    page = new_page()
    page.goto(f"{server.url}/learn/winter")
    page.get_by_role("button", name="Down the column, never up", exact=True).click()
    task(page, "Where does it go?")
    page.locator("[data-place='column-hunt']").click()
    page.get_by_role("menuitem", name="tribe figure").click()
    task(page, "First the top")
    wait_for_sentence(page, "Who works? Play people from your hand.")
    expect(page.locator(".answers .primary")).to_have_count(0)
    page.locator("[data-place='species-giant_beaver']").click()
    expect(page.locator(".bubble")).to_contain_text("Nobody works until you play them")
    page.locator("[data-place='seat-0-giant_sloth']").click()
    expect(page.locator(".bubble")).to_contain_text("written in the middle")
    page.locator("[data-place='seat-0-hand-hunter']").click()
    task(page, "Take an animal")
    page.locator("[data-place='species-giant_beaver']").click()
    task(page, "Slide on to the middle")
    page.locator(".answers .offered", has_text="Slide on").click()
    task(page, "Tip the Giant Sloth")
    page.locator("[data-place='seat-0-giant_sloth']").click()
    task(page, "Take your gift")
    page.locator(".answers .offered", has_text="End turn").click()
    expect(page.locator(".bubble")).to_contain_text("the last step is a gift")
    page.locator("[data-place='animal-deck']").click()
    expect(way(page, "Next lesson")).to_be_visible()
    assert problems_by_day_and_night(page) == []


def test_a_killed_server_comes_back_in_mid_lesson(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, "Sleep, and waking early")
    task(page, "Send out the last one")
    way(page, "Skip").click()
    task(page, "Anywhere will do")
    server.kill()
    server.start()
    page.reload()
    task(page, "Anywhere will do")
    way(page, "Skip").click()
    task(page, "End your actions")
    page.locator(".answers .primary").click()
    expect(page.locator(".companion")).to_contain_text("all three opened their eyes")
    # The course leads back to it.
    page.goto(f"{server.url}/learn/roam")
    expect(page.get_by_role("listitem").filter(has_text="Sleep, and waking early")).to_contain_text("Continue")


def test_a_guided_game_says_something_once(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server, "Your first game")
    expect(page.locator(".companion")).to_contain_text("look for coins under the pattern")
    way(page, "Show me").click()
    page.wait_for_selector(".spotlight .dusk")
    way(page, "Understood").click()
    expect(page.locator(".companion")).to_contain_text("I will speak up")
    expect(page.locator(".spotlight .dusk")).to_have_count(0)
    page.locator("[data-card=start-blue-1] button").click()
    page.wait_for_selector(".placing")
    page.keyboard.press("Enter")
    page.wait_for_selector(".answers .primary")
