"""A whole game in each language, from the first question to the result: every word of it is of that language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nunatak.text import Texts
from tools.words.messages import ENGLISH, in_progress, languages

from .conftest import ADA, BEN, NewPage, Server, answer_by_click, sentence, sit_down
from .languages import looks, speak

pytestmark = [pytest.mark.browser, pytest.mark.long]

# The English one is played in test_whole_game.py.
OTHERS = [name for name in languages() if name not in in_progress() and name != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game(server: Server, new_page: NewPage, language: str) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.wait_for_selector(".mine")
    asked = sentence(page)
    speak(page, language)
    expect(page.locator(".sentence")).not_to_have_text(asked)
    cut: set[str] = set()
    for turn in range(400):
        answer_by_click(page)
        # Menus and bids come and go: some of them are looked at.
        if turn % 8 == 0:
            cut |= {*looks(page, "cut")}
        if page.locator("dialog[open]").count():
            break
    texts = Texts(language)
    result = page.get_by_role("dialog")
    result.get_by_role("link", name=texts.say("page-record")).wait_for()
    cut |= {*looks(page, "cut")}
    assert cut == set()
    assert page.locator("html").get_attribute("lang") == language
    # The log of the whole game: what every message of it says is there in this language.
    assert "[roam-" not in page.inner_text("body")
    english = Texts().say("page-record")
    assert english not in page.inner_text("body")
