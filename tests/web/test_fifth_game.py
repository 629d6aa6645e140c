"""A game of another package in the browser: on the plain table, by the names of its actions, to the end."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.examples.fifth import Fifth
from tests.web.conftest import (
    ADA,
    BEN,
    PHONE,
    NewPage,
    Server,
    problems_by_day_and_night,
    serious_problems,
    sit_down,
    wait_for_sentence,
)

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the fifth game among the installed packages."""
    fifth = Fifth(tmp_path_factory.mktemp("fifth"))
    running = Server(tmp_path_factory.mktemp("tables"), fifth.environment)
    yield running
    if running.process.poll() is None:
        running.kill()


def open_table(server: Server, **options: Any) -> dict[str, Any]:
    """Magpies for two, with a deal in which Ada begins."""
    body = {"game": "magpies", "seats": [ADA, BEN], "options": options, "seed": 3}
    request = urllib.request.Request(
        f"{server.url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def deed(page: Page, name: str) -> None:
    """Does what is offered under a name."""
    page.locator(".deed").get_by_text(name).first.click()


def play_to_the_end(page: Page) -> None:
    """Whatever is offered first, until the result is shown."""
    while True:
        page.wait_for_selector(".deed, dialog[open]")
        if page.locator("dialog[open]").count():
            return
        # Between two answers nothing is offered, and what was is gone.
        page.evaluate("document.querySelector('.deed')?.click()")


def test_the_home_page_shows_it_among_ours_in_its_own_words(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Magpies")).to_be_visible()
    expect(page.get_by_text("Gather what glitters")).to_be_visible()
    expect(page.get_by_role("heading", name="Roam")).to_be_visible()
    page.wait_for_function(
        "() => [...document.images].some(i => i.src.endsWith('/magpies/cover') && i.naturalWidth > 0)"
    )


def test_it_is_played_to_the_end_by_the_names_of_its_actions(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, open_table(server, thieves=True))
    wait_for_sentence(page, "Your turn: get a card.")
    # What is hidden is counted, the own hand can be read.
    drawer = page.locator(".drawer")
    expect(drawer.locator(".thing")).to_have_count(3)
    expect(page.get_by_text("3 hidden")).to_have_count(1)
    deed(page, "Search the hedge")
    wait_for_sentence(page, "Hide one of your cards")
    expect(page.get_by_role("log")).to_contain_text("You find a")
    expect(drawer.locator(".thing")).to_have_count(4)
    assert problems_by_day_and_night(page) == []
    # Hints speak of the same actions.
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".rail")).to_contain_text("Hide the")
    play_to_the_end(page)
    expect(page.locator("dialog")).to_contain_text("Points")
    expect(page.locator("dialog .ranking > li")).to_have_count(2)
    assert serious_problems(page) == []


def test_it_is_played_on_a_phone_and_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE)
    sit_down(page, server, open_table(server))
    wait_for_sentence(page, "Your turn: get a card.")
    # Without thieves nobody can be asked.
    expect(page.locator(".deed").get_by_text("Ask")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("search")
    page.keyboard.press("Enter")
    wait_for_sentence(page, "Hide one of your cards")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for pane in ("Your area", "Players", "Log", "Board"):
        page.get_by_role("tab", name=pane).click()
        assert serious_problems(page) == []
    page.locator(".deed").first.focus()
    page.keyboard.press("Enter")
    wait_for_sentence(page, "Your turn: get a card.")


def test_its_rules_are_explained(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/how-to-play/magpies")
    expect(page.get_by_role("heading", name="How to play Magpies")).to_be_visible()
    expect(page.get_by_role("heading", name="Thieves")).to_be_visible()
    page.goto(f"{server.url}/how-to-play/chess")
    expect(page.get_by_role("heading", name="This page does not know that game")).to_be_visible()


def test_the_plain_table_is_loaded_only_when_such_a_game_is_opened(server: Server, new_page: NewPage) -> None:
    def scripts(opened: dict[str, Any]) -> set[str]:
        page = new_page()
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        sit_down(page, server, opened)
        return {url for url in loaded if url.endswith(".js")}

    with_a_board, plain = scripts(server.open_table([ADA, BEN])), scripts(open_table(server))
    assert plain - with_a_board
    assert with_a_board - plain
