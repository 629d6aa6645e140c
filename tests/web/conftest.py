"""A real server process, a real browser, and a page that knows how to sit down at a table."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.sync.client import connect

from tests.ports import free_port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "dist" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
# Nothing here takes long; whoever has waited for this many seconds has waited in vain, however busy the machine is.
PATIENCE = 90.0
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# Unless a test wishes something else.
AT_ONCE = """
const wishes = 'nunatak.settings'
if (!localStorage.getItem(wishes)) localStorage.setItem(wishes, '{"speed": "at-once"}')
"""

expect.set_options(timeout=1000 * PATIENCE)

ADA = {"kind": "here", "name": "Ada"}
BEN = {"kind": "bot", "name": "Ben", "bot": "greedy"}


class Server:
    """A server process over one file of tables."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.database = folder / "tables.sqlite"
        self.environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Starts, and waits until it answers."""
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self.environment)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=PATIENCE).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Ends it without a word, as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def open_table(
        self, seats: list[dict[str, str]], game: str = "roam", seed: int = 7, **options: Any
    ) -> dict[str, Any]:
        """Opens a table with a known deal; where somebody can be told to begin, the first seat does."""
        first = {} if game == "winter" else {"first": "1"}
        body = {"game": game, "seats": seats, "options": {**first, **options}, "seed": seed}
        request = urllib.request.Request(
            f"{self.url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            opened: dict[str, Any] = json.load(answer)
        return opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own for each file of tests."""
    assert PAGE.is_file(), "the page is not built: run make page"
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS, timeout=1000 * PATIENCE)
        yield started
        started.close()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Makes pages with a memory of their own; a test fails if one of them reports an error."""
    errors: list[str] = []
    contexts = []

    def make(size: dict[str, int] | None = None, *, touch: bool = False) -> Page:
        context = browser.new_context(viewport=size or DESKTOP, has_touch=touch, reduced_motion="reduce")  # type: ignore[arg-type]
        contexts.append(context)
        # Nobody has to follow what the bots do.
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def sit_down(page: Page, server: Server, opened: dict[str, Any], *, curtain: bool = False) -> None:
    """Opens the table in a page that holds its keys, as if it had opened it itself; a curtain falls only if wanted."""
    table = opened["table"]
    here = [key for seat, key in zip(table["seats"], opened["keys"], strict=True) if seat["kind"] == "here"]
    kept = json.dumps({table["id"]: {"keys": here, "host": opened["host"]}})
    page.add_init_script(f"localStorage.setItem('nunatak.tables', {json.dumps(kept)})")
    page.goto(f"{server.url}/table/{table['id']}")
    page.wait_for_selector("[data-table], .curtain")
    if page.locator(".curtain").count() and not curtain:
        page.locator(".curtain button").click()


def play_to_the_end(server: Server, opened: dict[str, Any], seed: int = 1) -> None:
    """Somebody with all keys plays a game between people to its end, without looking."""
    chance = random.Random(seed)
    keys = [key for key in opened["keys"] if key is not None]
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{opened['table']['id']}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "join", "keys": keys}))
        while True:
            told = json.loads(socket.recv(timeout=PATIENCE))
            if told["type"] == "state" and told["over"]:
                return
            if told["type"] == "state" and told["actions"]:
                answer = {"seat": told["seat"], "decision": told["decision"], "ref": f"{told['decision']}"}
                action = chance.choice(told["actions"])["id"]
                socket.send(json.dumps({"type": "act", "action": action, **answer}))


def set_up(page: Page, server: Server, game: str = "Roam") -> None:
    """Opens the first page and goes on to setting up a table."""
    page.goto(server.url)
    page.get_by_role("link", name=f"Set up a table of {game}").click()
    page.get_by_role("button", name="Start the game").wait_for()


def sentence(page: Page) -> str:
    """What the page says is asked."""
    return page.inner_text(".sentence")


def wait_for_sentence(page: Page, text: str) -> None:
    """Waits until the page asks that."""
    page.wait_for_selector(f".sentence:has-text({json.dumps(text)})")


def answer_by_click(page: Page) -> None:
    """Answers whatever is asked of this screen, with the mouse, on the board; a menu takes a second click.

    As long as the server has not heard an answer, the page asks nothing: there is no need to wait between two.
    """
    page.wait_for_selector(".mine, dialog[open]")
    if page.locator("dialog[open]").count():
        return
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.click()
    elif page.locator(".placing").count():
        box = page.locator(".placing > .ghost").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    elif page.locator(".auction .bid").count():
        page.locator(".auction .bid").first.click()
    elif page.locator(".answers .primary").count():
        page.locator(".answers .primary").first.click()
    elif page.locator(".drawer [data-card] button").count():
        page.locator(".drawer [data-card] button").first.click()
    else:
        page.locator(".target").first.click()


def confirm(page: Page) -> None:
    """Does what the page asks about before something is given away, if it asks."""
    if page.locator("[role=menu] p").count():
        page.get_by_role("menuitem").first.click()


def give_requests_back(page: Page) -> None:
    """Answers the first question of I C E by clicking on two requests of the hand."""
    for left in ("Choose 2 requests", "one more request"):
        wait_for_sentence(page, left)
        page.locator("[data-request]:not([aria-disabled=true])").first.click()
        confirm(page)
    wait_for_sentence(page, "Your turn")


def serious_problems(page: Page, only: str | None = None) -> list[str]:
    """What axe-core finds serious or critical on the page as it is now, by all its rules or by one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def problems_by_day_and_night(page: Page) -> list[str]:
    """The same in the light theme and in the dark one, where only the colours differ."""
    page.emulate_media(color_scheme="dark")
    found = serious_problems(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return found + serious_problems(page)
