"""Company: several people at one screen, friends elsewhere, and leaving a game for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import (
    ADA,
    BEN,
    PHONE,
    NewPage,
    Server,
    confirm,
    play_to_the_end,
    problems_by_day_and_night,
    set_up,
    sit_down,
    wait_for_sentence,
)

pytestmark = pytest.mark.browser

BEA = {"kind": "here", "name": "Bea"}


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_curtain_falls_between_two_hands(server: Server, new_page: NewPage, size: dict[str, int] | None) -> None:
    """Given two people at one screen who hold requests, nobody sees a hand before its owner says so."""
    page = new_page(size)
    sit_down(page, server, server.open_table([ADA, BEA], "ice2"), curtain=True)
    expect(page.get_by_role("heading")).to_contain_text("Ada, it is your turn")
    expect(page.locator("[data-request]")).to_have_count(0)
    assert problems_by_day_and_night(page) == []
    page.keyboard.press("Enter")
    for left in ("Choose 2 requests", "one more request"):
        wait_for_sentence(page, left)
        page.locator("[data-request]:not([aria-disabled=true])").first.click()
        confirm(page)
    page.get_by_role("heading", name="Bea, it is your turn").wait_for()
    expect(page.locator("[data-request], [role=log]")).to_have_count(0)
    page.get_by_role("button", name="I am Bea").click()
    page.locator("[data-request]").first.wait_for()


SEEN = """
window.seen = []
new MutationObserver(changes => {
  for (const { addedNodes, target } of changes) {
    window.seen.push(target.nodeType === Node.TEXT_NODE ? target.data : '')
    for (const node of addedNodes) window.seen.push(node.outerHTML ?? node.data ?? '')
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
# What only one player may see: the own cards, and the lines of the log that speak to that player.
HAND = """() => [
  ...[...document.querySelectorAll('.drawer [data-request]')].map(card => `data-request="${card.dataset.request}"`),
  ...[...document.querySelectorAll('.drawer [aria-label]')].map(card => card.ariaLabel),
  ...[...document.querySelectorAll('[role=log] li')].map(line => line.innerText).filter(text => /^You /.test(text)),
]"""


def hand_of(page: Page) -> set[str]:
    """What the screen shows to the one who has opened the curtain."""
    page.locator(".drawer").wait_for()
    return {*page.evaluate(HAND)}


@pytest.mark.parametrize("game", ["ice2", "ice1", "winter"])
def test_nothing_of_the_next_hand_is_there_before_the_curtain_is_lifted(
    server: Server, new_page: NewPage, game: str
) -> None:
    """Given two people and a bot at one screen: neither a move, nor taking it back, nor coming back shows a hand."""
    page = new_page()
    page.add_init_script(SEEN)
    opened = server.open_table([ADA, BEA, {"kind": "bot", "bot": "visitor"}], game)
    sit_down(page, server, opened, curtain=True)
    curtain = page.locator(".curtain")
    first = curtain.locator("button").inner_text()
    curtain.locator("button").click()
    shown, undone = hand_of(page), False
    for _ in range(60):
        page.wait_for_selector(".mine, .curtain")
        if curtain.count():
            break
        shown |= {*page.evaluate(HAND)}
        page.evaluate("window.seen.length = 0")
        if not undone and page.locator(".steady .button:not(.gone)[aria-label=Undo]").count():
            undone = True
            page.get_by_role("button", name="Undo").click()
        else:
            page.keyboard.press("/")
            page.locator(".actions button").first.click()
            confirm(page)
    second = curtain.locator("button").inner_text()
    assert second != first
    for coming_back in (False, True):
        if coming_back:
            page.reload()
            curtain.wait_for()
        # The whole page is the tent; what was there on the way to it has been written down.
        expect(page.locator("[data-table], [role=log], [aria-live]:not(:empty)")).to_have_count(0)
        before = "\n".join(page.evaluate("window.seen"))
        curtain.locator("button").click()
        private = hand_of(page) - shown
        assert private
        assert [told for told in private if told in before] == []


def test_no_curtain_where_nothing_is_hidden_or_nobody_else_looks(server: Server, new_page: NewPage) -> None:
    for seats, game in (([ADA, BEA], "roam"), ([ADA, BEN], "ice2")):
        page = new_page()
        sit_down(page, server, server.open_table(seats, game), curtain=True)
        page.wait_for_selector(".sentence")


def test_the_invitation_is_there_at_once_and_stays_in_the_header(server: Server, new_page: NewPage) -> None:
    page = new_page()
    set_up(page, server)
    page.get_by_role("group", name="Who sits at Player 2").get_by_role("radio").nth(1).check(force=True)
    page.get_by_label("Name of Player 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_label("Link for Ben").input_value()
    # 127.0.0.1 means another machine to everybody else.
    expect(dialog.get_by_role("note")).to_contain_text("works only on this machine")
    expect(dialog.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    dialog.get_by_role("button", name="QR code").click()
    expect(dialog.get_by_role("img", name="QR code for Ben")).to_be_visible()
    assert problems_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Invite").click()
    expect(dialog.get_by_label("Link for Ben")).to_have_value(link)

    ben = new_page()
    ben.goto(link)
    ben.wait_for_selector("[data-table]")
    expect(ben.get_by_role("button", name="Invite")).to_have_count(0)


def test_all_play_again_in_turned_seats(server: Server, new_page: NewPage) -> None:
    """Given a finished game: one asks for another, one is still at the table, one comes back to the first page."""
    seats = [ADA, {"kind": "link", "name": "Ben"}, {"kind": "link", "name": "Cleo"}]
    opened = server.open_table(seats, towers=True)
    play_to_the_end(server, opened)
    table, keys = opened["table"]["id"], opened["keys"]
    ada, ben, cleo = new_page(), new_page(PHONE), new_page()
    sit_down(ada, server, opened)
    for page, key in ((ben, keys[1]), (cleo, keys[2])):
        page.goto(f"{server.url}/table/{table}#{key}")
        page.get_by_role("dialog").wait_for()
    cleo.goto(server.url)
    cleo.get_by_role("region", name="Finished games").wait_for()
    ada.get_by_role("dialog").wait_for()
    ben.get_by_role("button", name="Play again").click()
    ben.wait_for_selector(".sentence:not(:has-text('over'))")
    ada.get_by_role("dialog").get_by_role("button", name="To the next game").click()
    ada.wait_for_selector(".sentence:not(:has-text('over'))")
    assert ada.url == ben.url
    ada.get_by_role("button", name="Invite").wait_for()
    # Whoever sat second begins: the order of play is that of the seats.
    names = ada.locator(".players .name").all_inner_texts()
    assert [name.split()[-1] for name in names] == ["Ben", "Cleo", "Ada"]
    cleo.goto(server.url)
    cleo.get_by_role("region", name="Continue a game").get_by_role("link").click()
    cleo.wait_for_selector(".sentence:not(:has-text('over'))")
    assert cleo.url == ada.url
    expect(cleo.locator(".drawer")).to_be_visible()


def test_whoever_gives_up_leaves_the_game_to_a_bot(server: Server, new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    ben = {"kind": "link", "name": "Ben"}
    opened = server.open_table([ADA, ben])
    other.goto(f"{server.url}/table/{opened['table']['id']}#{opened['keys'][1]}")
    other.wait_for_selector("[data-table]")
    page.goto(f"{server.url}/table/{opened['table']['id']}#{opened['keys'][0]}")
    page.wait_for_selector("[data-table]")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("You cannot come back")).to_be_visible()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("heading", name="Choose a game").wait_for()
    expect(page.get_by_role("heading", name="Continue a game")).to_have_count(0)
    expect(other.get_by_role("log")).to_contain_text("Guide plays for Ada from now on.")
