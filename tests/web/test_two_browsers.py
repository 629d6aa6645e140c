"""Two people at two screens, and several at one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import ADA, NewPage, Server, answer_by_click, set_up, sit_down, wait_for_sentence

pytestmark = pytest.mark.browser


def test_two_browsers_on_one_table(server: Server, new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    set_up(ada, server)
    ada.get_by_label("Name of Player 1").fill("Ada")
    ada.get_by_role("group", name="Who sits at Player 2").get_by_role("radio").nth(1).check(force=True)
    ada.get_by_label("Name of Player 2").fill("Ben")
    ada.get_by_label("First player").select_option("1")
    ada.get_by_role("button", name="Start the game").click()
    ada.wait_for_selector("[data-table]")
    # Whoever is expected from elsewhere has a link, and it is shown at once.
    link = ada.get_by_label("Link for Ben").input_value()
    ada.keyboard.press("Escape")

    ben.goto(link)
    wait_for_sentence(ben, "Ada chooses an adventurer")
    assert "#" not in ben.url, "the key does not stay in the address"
    expect(ben.locator("[data-card] button"), "nobody acts for another seat").to_have_count(0)

    for _ in range(3):
        answer_by_click(ada)
    wait_for_sentence(ben, "Choose an adventurer")
    wait_for_sentence(ada, "Ben chooses an adventurer")
    tokens = ada.locator("[data-square]").count()
    assert tokens > 0
    expect(ben.locator("[data-square]")).to_have_count(tokens)
    # Each sees the field from the own border, so the same token lies at opposite corners.
    spots = [page.locator("[data-square]").first.bounding_box() for page in (ada, ben)]
    assert spots[0] is not None
    assert spots[1] is not None
    assert spots[0]["y"] != spots[1]["y"]

    ben.context.close()
    wait_for_sentence(ada, "not connected")


def test_several_people_at_one_screen_take_turns(server: Server, new_page: NewPage) -> None:
    page = new_page()
    bea = {"kind": "here", "name": "Bea"}
    sit_down(page, server, server.open_table([ADA, bea]))
    wait_for_sentence(page, "Ada:")
    for _ in range(3):
        answer_by_click(page)
    wait_for_sentence(page, "Bea:")
    expect(page.get_by_role("group", name="seen from the north")).to_have_count(1)


def test_a_wrong_link_says_what_to_do(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/table/nowhere")
    page.get_by_role("heading", name="There is no such table").wait_for()
    page.goto(f"{server.url}/no/such/page")
    page.get_by_role("link", name="To the first page").click()
    page.get_by_role("heading", name="Nunatak").wait_for()
