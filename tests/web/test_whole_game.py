"""A game from the first page to the result, with the mouse."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from .conftest import ADA, BEN, NewPage, Server, answer_by_click, problems_by_day_and_night, set_up, sit_down

pytestmark = pytest.mark.browser


def test_a_game_begins_on_the_first_page(server: Server, new_page: NewPage) -> None:
    page = new_page()
    set_up(page, server)
    page.get_by_label("Name of Player 1").fill("Ada")
    page.get_by_label("Bot of Player 2").select_option("trekker")
    page.get_by_role("switch", name="Artifacts").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-table]")
    answer_by_click(page)


def test_a_whole_game_against_a_bot(server: Server, new_page: NewPage) -> None:
    """A known deal against a bot that looks ahead a little: the same game every time, and a short one."""
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], artifacts=True))

    for _ in range(400):
        answer_by_click(page)
        if page.locator("dialog[open]").count():
            break

    result = page.get_by_role("dialog")
    assert "You" in result.inner_text()
    with page.expect_download() as download:
        result.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "roam"

    assert problems_by_day_and_night(page) == []

    result.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".sentence:not(:has-text('over'))")
    assert page.locator("[data-square]").count() <= 6

    page.goto(server.url)
    shelf = page.get_by_role("region", name="Finished games")
    shelf.wait_for()
    expect(shelf.get_by_text("won", exact=False)).to_have_count(1)
    expect(shelf.get_by_role("link", name="Review")).to_have_count(1)
