"""Without a mouse: board, own area and buttons are one stop each, arrows lead on, and the focus is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import ADA, BEN, DESKTOP, PHONE, NewPage, Server, sit_down

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "name": "Ben", "bot": "random"}
ARROWS = ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")
# What has the focus, if it is something that can be answered with, or the end of the game.
READY = """() => {
  if (document.querySelector('dialog[open]')) return 'over'
  const at = document.activeElement
  if (!document.querySelector('.mine') || !at || at === document.body || at.matches('[data-asked]')) return null
  return at.getAttribute('aria-disabled') === 'true' ? null : 'asked'
}"""
CHOICE = ":is(main, .drawer, .strip) :focus:not([aria-disabled=true], [data-explained], [data-tools] *, [role=group])"
STOPS = """() => [...document.querySelectorAll('[data-table] *')]
  .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }))
  .map((e) => e.matches('[role=group]') ? 'scrolls' : e.closest('[data-buttons]') ? 'buttons'
    : e.closest('main') ? 'board' : e.closest('.drawer') ? 'own' : 'beside')"""

# Where Undo and Hint are, seen or not, and where the button ends that moves the game on.
PLACES = """() => {
  const box = (selector, part) => {
    const found = document.querySelector(selector)?.getBoundingClientRect()
    return found ? part(found) : ''
  }
  const whole = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()
  const end = ({ right, bottom }) => [right, bottom].map(Math.round).join()
  return [box('.steady button', whole), box('.steady button:last-child', whole), box('.answers .primary', end)]
}"""


def ready(page: Page) -> bool:
    """Waits until something can be answered where the focus is; False when the game is over."""
    return bool(page.wait_for_function(READY).json_value() == "asked")


def unnamed(page: Page) -> list[str]:
    """What can be reached but has no name in the accessibility tree."""
    client = page.context.new_cdp_session(page)
    tree = client.send("Accessibility.getFullAXTree")["nodes"]
    client.detach()
    return [
        str(node.get("role"))
        for node in tree
        if any(one["name"] == "focusable" and one["value"]["value"] for one in node.get("properties", []))
        and node["role"]["value"] not in ("RootWebArea", "StaticText")
        and not node.get("name", {}).get("value")
    ]


def answer(page: Page, arrow: str) -> None:
    """Goes one thing further with an arrow, where there is one, and presses Enter."""
    if page.locator("main :focus, .drawer :focus").count():
        page.keyboard.press(arrow)
    page.keyboard.press("Enter")


def stops(page: Page) -> list[str]:
    """The parts of the table at which the Tab key stops, before the lists at the side."""
    return [str(stop) for stop in page.evaluate(STOPS)]


def test_a_whole_game_of_roam(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    page.wait_for_selector("[data-card] button")
    # Buttons, board, own area.
    for _ in range(3):
        page.keyboard.press("Tab")
    for turn in range(400):
        if not ready(page):
            break
        answer(page, ARROWS[turn % 4])
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_a_whole_game_by_names_alone(server: Server, new_page: NewPage) -> None:
    """As those play who hear the page: nothing but roles and names."""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))
    said = [
        ("menuitem", "Search at|Use side|Send"),
        ("button", "would land here"),
        ("button", "^Buy nothing"),
        ("button", "^End actions"),
        ("button", "^Pass"),
        ("button", "^Send .* out"),
    ]
    over = page.get_by_role("dialog")
    for _ in range(400):
        page.get_by_role("heading", name=re.compile("^(You|Choose|Anything|.* offers)|over")).first.wait_for()
        offered = [page.get_by_role(role, name=re.compile(name)) for role, name in said]  # type: ignore[arg-type]
        answers = offered[0].or_(offered[1]).or_(offered[2]).or_(offered[3]).or_(offered[4]).or_(offered[5])
        answers.or_(over).first.wait_for()
        if over.count():
            break
        next(one for one in offered if one.count()).first.press("Enter")
    expect(over).to_have_count(1)


@pytest.mark.parametrize(("game", "size"), [("ice2", DESKTOP), ("ice1", PHONE), ("winter", DESKTOP)])
def test_some_turns(server: Server, new_page: NewPage, game: str, size: dict[str, int]) -> None:
    page = new_page(size)
    sit_down(page, server, server.open_table([ADA, BOT], game=game))
    page.wait_for_selector(".mine")
    if size == DESKTOP:
        assert [part for part in stops(page) if part not in ("scrolls", "beside")] == ["buttons", "board", "own"]
    while not page.locator(CHOICE).count():
        page.keyboard.press("Tab")
    questions, places = set(), set()
    for turn in range(16):
        assert ready(page)
        assert unnamed(page) == []
        questions.add(page.inner_text(".sentence"))
        places.add(tuple(page.evaluate(PLACES)))
        answer(page, ARROWS[turn % 4])
    assert len(questions) > 3
    # Whoever reaches for a button without looking finds it where it was, whatever comes and goes beside it.
    assert len({undo for undo, _, _ in places}) == 1
    assert len({hint for _, hint, _ in places}) == 1
    assert len({end for _, _, end in places if end}) == 1
