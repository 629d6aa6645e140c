"""After the game: a review with its graph and decisions, and a table that plays on from one of them."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from .conftest import PATIENCE, PHONE, NewPage, Server, problems_by_day_and_night, serious_problems

pytestmark = pytest.mark.browser

BOTS = [{"kind": "bot", "bot": "visitor"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game that is over."""
    opened = server.open_table(BOTS)
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{opened['table']['id']}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "join"}))
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "state" and message["over"]:
                return opened


def test_a_game_is_looked_back_at_and_played_on(server: Server, new_page: NewPage, finished: dict[str, Any]) -> None:
    page = new_page()
    page.goto(f"{server.url}/table/{finished['table']['id']}")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".curve")
    assert problems_by_day_and_night(page) == []
    graph = page.get_by_role("slider")
    graph.focus()
    page.keyboard.press("Home")
    expect(page.locator("#decision")).to_contain_text("decision 1 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#decision")).to_contain_text("decision 2 of")
    chosen = page.inner_text(".given .what")
    assert "done" in chosen
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("[data-table]")
    assert finished["table"]["id"] not in page.url
    # The reader has the seat that decided, and is asked what was decided then.
    page.wait_for_selector(".mine")
    page.keyboard.press("/")
    listed = page.locator(".actions .text").all_inner_texts()
    assert chosen.removesuffix("done").strip() in listed


def test_a_review_fits_a_phone_and_is_there_again(server: Server, new_page: NewPage, finished: dict[str, Any]) -> None:
    address = f"/table/{finished['table']['id']}/review"
    page = new_page(PHONE)
    page.goto(server.url + address)
    page.wait_for_selector(".curve")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert serious_problems(page) == []
    with urllib.request.urlopen(f"{server.url}/api/tables/{finished['table']['id']}/review") as answer:
        assert json.load(answer)["status"] == "done"
