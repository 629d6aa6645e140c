"""What the tests of languages look at: every page, games that have been going on for a while, and where text lies."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from .conftest import ADA, PATIENCE, Server

GAMES = ("ice1", "ice2", "roam", "winter")
RIVAL = {"kind": "bot", "name": "Ben", "bot": "random"}
PUBLIC = ("/", *(f"/{page}/{game}" for game in GAMES for page in ("set-up", "learn", "rules")))
LOOKS = Path(__file__).with_name("looks.js")


def in_the_middle(server: Server, game: str, decisions: int = 24) -> dict[str, Any]:
    """A table where many questions have been answered at random, the same ones every time."""
    opened = server.open_table([ADA, RIVAL, RIVAL], game)
    table, key = opened["table"]["id"], opened["keys"][0]
    luck = random.Random(5)
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as line:
        line.send(json.dumps({"type": "join", "keys": [key]}))
        left = decisions
        while left:
            heard = json.loads(line.recv(timeout=PATIENCE))
            if heard["type"] != "state" or heard["seat"] != 0 or not heard["actions"]:
                assert not (heard["type"] == "state" and heard["over"]), "the game is over"
                continue
            left -= 1
            action = luck.choice(heard["actions"])["id"]
            line.send(
                json.dumps(
                    {"type": "act", "seat": 0, "decision": heard["decision"], "action": action, "ref": f"m{left}"}
                )
            )
    return opened


def looks(page: Page, name: str, *given: Any) -> Any:
    """Runs one of the looks at a page, `looks.js`."""
    if not page.evaluate("'looks' in window"):
        page.evaluate(LOOKS.read_text(encoding="utf-8"))
    return page.evaluate(f"given => looks.{name}(...given)", [*given])


def speak(page: Page, language: str) -> None:
    """Chooses a language in the header, and waits until the page speaks it."""
    page.locator(".language select").select_option(language)
    page.wait_for_selector(f"html[lang={language}]", state="attached")
