"""How much goes over the wire: measured in a browser that has nothing yet, fonts apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import ADA, BEN, NewPage, Server, sit_down

pytestmark = pytest.mark.browser

HOME_BYTES = 120_000
TABLE_BYTES = 300_000


class Wire:
    """Counts what a page receives, as the network sees it: headers and compressed bodies."""

    def __init__(self, page: Page) -> None:
        self.fonts: set[str] = set()
        self.bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self.begins)
        session.on("Network.loadingFinished", self.ends)
        session.send("Network.enable")

    def begins(self, event: dict[str, str]) -> None:
        if event["type"] == "Font":
            self.fonts.add(event["requestId"])

    def ends(self, event: dict[str, int]) -> None:
        self.bytes[str(event["requestId"])] = event["encodedDataLength"]

    def total(self) -> int:
        """What has come, without fonts."""
        return sum(size for request, size in self.bytes.items() if request not in self.fonts)


def test_home_is_light(server: Server, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    page.goto(server.url)
    page.get_by_role("heading", name="Choose a game").wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < wire.total() < HOME_BYTES


@pytest.mark.parametrize("game", ["ice1", "ice2", "roam", "winter"])
def test_every_table_is_light(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    wire = Wire(page)
    sit_down(page, server, server.open_table([ADA, BEN], game))
    page.wait_for_load_state("networkidle")
    assert 20_000 < wire.total() < TABLE_BYTES
