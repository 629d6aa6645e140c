"""The first page: a shelf of games, played with one click or set up with a few."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, NewPage, Server, problems_by_day_and_night, set_up, sit_down, wait_for_sentence

pytestmark = pytest.mark.browser

GAMES = ("I C E, second edition", "I C E, first edition", "Roam", "Endless Winter")
SHIFTS = """
window.shifted = 0
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""


def home(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("heading", name="Choose a game").wait_for()


def test_every_game_is_played_with_one_click(server: Server, new_page: NewPage) -> None:
    for game in GAMES:
        page = new_page()
        home(page, server)
        page.get_by_role("button", name=f"Play {game}").click()
        page.wait_for_selector("[data-table]")
        expect(page.locator(".players")).to_contain_text("Visitor")


def test_a_first_game_takes_first_steps_and_a_second_does_not(server: Server, new_page: NewPage) -> None:
    page = new_page()
    home(page, server)
    card = page.get_by_role("article", name="I C E, second edition")
    expect(card).to_contain_text("First Steps, against Visitor")
    with page.expect_request("**/api/tables") as first:
        card.get_by_role("button", name="Play").click()
    assert '"first_steps":true' in (first.value.post_data or "")
    page.wait_for_selector("[data-table]")

    home(page, server)
    expect(card).not_to_contain_text("First Steps")
    with page.expect_request("**/api/tables") as second:
        card.get_by_role("button", name="Play").click()
    assert '"first_steps":false' in (second.value.post_data or "")


def test_what_was_left_open_lies_on_top(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([{"kind": "here", "name": ""}, {"kind": "bot", "bot": "visitor"}]))
    expect(page.locator(".players")).to_contain_text("Blue")
    home(page, server)
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings == ["Continue a game", "Choose a game"]
    open_games = page.get_by_role("region", name="Continue a game")
    expect(open_games).to_contain_text("It is your turn.")
    open_games.get_by_role("link").click()
    wait_for_sentence(page, "Choose an adventurer")


def test_what_was_chosen_last_time_is_chosen(server: Server, new_page: NewPage) -> None:
    page = new_page()
    set_up(page, server)
    page.get_by_role("radio", name="3 players").check(force=True)
    page.get_by_label("Name of Player 1").fill("Ada")
    page.get_by_label("Bot of Player 3").select_option("trekker")
    page.get_by_role("switch", name="Towers").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-table]")

    set_up(page, server)
    expect(page.get_by_label("Name of Player 1")).to_have_value("Ada")
    expect(page.get_by_label("Bot of Player 3")).to_have_value("trekker")
    expect(page.get_by_role("switch", name="Towers")).to_be_checked()


def test_rulings_are_folded_away_and_counted(server: Server, new_page: NewPage) -> None:
    page = new_page()
    set_up(page, server, "I C E, first edition")
    ruling = page.get_by_role("switch", name="Send at the end")
    expect(ruling).not_to_be_visible()
    folded = page.locator("summary", has_text="Rulings")
    expect(folded).to_contain_text("as usual")
    folded.click()
    ruling.check()
    expect(folded).to_contain_text("1 changed")
    assert problems_by_day_and_night(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_while_the_page_comes_together(server: Server, new_page: NewPage, size: dict[str, int]) -> None:
    """Given a table that runs, so that there is something to come late, the layout shifts by less than 0.05."""
    page = new_page(size)
    page.add_init_script(SHIFTS)
    sit_down(page, server, server.open_table([{"kind": "here", "name": ""}, {"kind": "bot", "bot": "visitor"}]))
    home(page, server)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.fonts.ready.then(() => window.shifted)") < 0.05


def test_on_a_phone_the_whole_choice_is_within_two_screens(server: Server, new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    home(page, server)
    bottom = page.evaluate("document.querySelector('.games').getBoundingClientRect().bottom")
    assert bottom <= 2 * PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The words stand above the mountain, not on it.
    words, ridge = (page.locator(selector).bounding_box() for selector in (".words p", ".hero > svg"))
    assert words is not None
    assert ridge is not None
    assert words["y"] + words["height"] <= ridge["y"]
    assert problems_by_day_and_night(page) == []
