"""Every page in every language: chosen as the reader wishes, changed at once, nothing cut off, nothing forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from nunatak.text import Texts
from tools.words.messages import ENGLISH, in_progress, languages

from .conftest import ADA, BEN, DESKTOP, PHONE, NewPage, Server, sentence, sit_down
from .languages import GAMES, PUBLIC, in_the_middle, looks, speak

pytestmark = pytest.mark.browser

COMPLETE = [ENGLISH, *(name for name in languages() if name not in in_progress())]
SIZES = [DESKTOP, {"width": 1024, "height": 768}, PHONE]
# What is nobody's message: players, the program, and the name of the language in the switch.
NAMES = ["Nunatak", "Ada", "Ben", "English", "Pseudo", "Accents"]
Where: TypeAlias = tuple[str, str, int]
DISGUISED = """
const wishes = JSON.parse(localStorage.getItem('nunatak.settings') ?? '{}')
localStorage.setItem('nunatak.settings', JSON.stringify({ ...wishes, language: 'en-XA' }))
"""


def visited(page: Page, server: Server, places: Sequence[str]) -> Iterator[str]:
    """Goes to pages, and to tables of games in the middle of them, one after the other, in disguise."""
    page.add_init_script(DISGUISED)
    for place in places:
        if place in GAMES:
            sit_down(page, server, in_the_middle(server, place))
        else:
            page.goto(f"{server.url}{place}")
        page.wait_for_load_state("networkidle")
        yield place


@pytest.mark.long
@pytest.mark.parametrize("places", [PUBLIC, *((game,) for game in GAMES)], ids=["pages", *GAMES])
def test_every_page_in_every_language(server: Server, new_page: NewPage, places: Sequence[str]) -> None:
    """In disguise every word that is no message stands out; in the languages themselves nothing may be cut off."""
    page = new_page()
    foreign: dict[str, list[str]] = {}
    cut: dict[Where, list[str]] = {}
    for place in visited(page, server, places):
        foreign[place] = looks(page, "undisguised", NAMES)
        for language in COMPLETE:
            cut |= cut_in(page, language, place)
    assert {place: texts for place, texts in foreign.items() if texts} == {}
    assert {where: texts for where, texts in cut.items() if texts} == {}


def cut_in(page: Page, language: str, place: str) -> dict[Where, list[str]]:
    """What is cut off in a language, in all sizes, by day and by night."""
    speak(page, language)
    found: dict[Where, list[str]] = {}
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found[place, language, size["width"]] = looks(page, "cut")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    return found


# What opens over a table: the button that opens it, by its message, and what then is there.
DIALOG = "dialog[open]"
OPENINGS = {
    "page-help": DIALOG,
    "page-settings": ".sheet",
    "page-seats": DIALOG,
}


@pytest.mark.long
def test_what_opens_over_a_table(server: Server, new_page: NewPage) -> None:
    """Dialogs, menus and bubbles stay open while the language, the size and the light change."""
    page = new_page()
    cut: dict[Where, list[str]] = {}
    here = [ADA, {"kind": "here", "name": "Cy"}]
    sit_down(page, server, server.open_table(here, "ice2"), curtain=True)
    for language in COMPLETE:
        page.evaluate("language => localStorage.setItem('nunatak.settings', JSON.stringify({ language }))", language)
        page.reload()
        page.wait_for_selector(f"html[lang={language}] .curtain")
        for size in SIZES:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            cut["curtain", language, size["width"]] = looks(page, "cut")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    sit_down(page, server, server.open_table([ADA, {"kind": "link", "name": ""}]))
    page.wait_for_selector(".mine")
    for key, there in OPENINGS.items():
        speak(page, ENGLISH)
        page.get_by_role("button", name=Texts().say(key), exact=True).click()
        page.wait_for_selector(there)
        for language in COMPLETE:
            cut |= cut_in(page, language, key)
        if there == DIALOG:
            page.locator(f"{DIALOG} header button").click()
    # Hints are given where nobody else sits.
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.locator("[data-place=r2c2]").click(force=True)
    page.wait_for_selector(".why")
    for language in COMPLETE:
        cut |= cut_in(page, language, "why not")
    speak(page, ENGLISH)
    page.get_by_role("button", name=Texts().say("page-hint"), exact=True).click()
    page.wait_for_selector(".advice li")
    for language in COMPLETE:
        cut |= cut_in(page, language, "hint")
    assert {where: texts for where, texts in cut.items() if texts} == {}


def test_the_browser_decides_until_the_reader_does(server: Server, browser: Browser) -> None:
    wishes = {"de-AT": ENGLISH, "en-GB": ENGLISH, **{name: name for name in COMPLETE}}
    for wish, language in wishes.items():
        context = browser.new_context(locale=wish)
        page = context.new_page()
        page.goto(server.url)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        context.close()


def test_a_language_is_chosen_in_a_link_and_remembered(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/rules/roam?lang=ru#turn")
    page.wait_for_selector("html[lang=ru]", state="attached")
    page.locator("main h1").wait_for()
    # Elsewhere nothing is said of it any more.
    page.goto(server.url)
    page.wait_for_selector("html[lang=ru]", state="attached")
    page.goto(f"{server.url}/?lang=ru")
    speak(page, "fr")
    assert page.url == f"{server.url}/"
    page.reload()
    page.wait_for_selector("html[lang=fr]", state="attached")
    speak(page, ENGLISH)
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def test_a_language_is_changed_in_the_middle_of_a_turn(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN]))
    page.locator("[data-card] button").first.click()
    page.wait_for_selector(".placing")
    asked = sentence(page)
    for language in languages():
        speak(page, language)
        expect(page.locator(".placing")).to_have_count(1)
        if language in COMPLETE:
            expect(page.locator(".sentence")).not_to_have_text(asked)
    speak(page, ENGLISH)
    assert sentence(page) == asked


def test_public_pages_name_themselves_in_every_language(server: Server, new_page: NewPage) -> None:
    page = new_page()
    for path in ("/", "/rules/roam"):
        page.goto(f"{server.url}{path}")
        named = page.locator("link[rel=alternate][hreflang]")
        expect(named).to_have_count(len(COMPLETE) + 1)
        found = named.evaluate_all("links => links.map(link => [link.hreflang, link.href])")
        ways = {language: f"{server.url}{path}?lang={language}" for language in COMPLETE}
        assert dict(found) == {**ways, "x-default": f"{server.url}{path}"}


def test_letters_come_from_our_own_fonts(server: Server, new_page: NewPage) -> None:
    for language, scripts in (("en", {"latin"}), ("cs", {"latin", "latin-ext"}), ("ru", {"latin", "cyrillic"})):
        page = new_page()
        heard: list[str] = []
        page.on("request", partial(_note, heard))
        page.goto(f"{server.url}/rules/roam?lang={language}")
        page.locator("main h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        loaded = {
            url.rpartition("/")[2].partition("-")[2].partition("-wght")[0] for url in heard if url.endswith(".woff2")
        }
        assert loaded == scripts, language
        assert _other_fonts(page) == set(), language


def _note(heard: list[str], request: Request) -> None:
    heard.append(request.url)


def _other_fonts(page: Page) -> set[str]:
    """The fonts in which the text of a page is written, but for our own."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    used: set[str] = set()
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "main p, main h1, main h2, main li"})[
        "nodeIds"
    ]:
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            if not font["isCustomFont"]:
                used.add(f"{font['familyName']} {font['glyphCount']}")
    return used
