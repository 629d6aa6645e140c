"""Takes the pictures: `make pictures`, or `python -m tools.pictures home roam` for some of them.

Chromium encodes them as WebP, which keeps each below 200 kB.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from nunatak.text.texts import ENGLISH, complete_languages
from tools.pictures.table import PATIENCE, Game, Server

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
MOST_BYTES: Final = 200_000
QUALITIES: Final = (0.9, 0.8, 0.7, 0.6, 0.5)
SEED: Final = 7

# Draws a picture on a canvas and hands it back as WebP.
ENCODE: Final = """async ([png, quality]) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""

Theme = Literal["light", "dark"]


class Studio:
    """A browser, a server, and a way to take pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.language = ENGLISH

    def page(
        self, path: str, game: Game | None = None, size: tuple[int, int] = DESKTOP, theme: Theme = "light"
    ) -> Page:
        """A page at that address; with a game its reader sits at the first seat."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=size == PHONE,
        )
        wishes: dict[str, object] = {"nunatak.settings": {"speed": "at-once", "name": "Ada", "language": self.language}}
        if game is not None:
            wishes["nunatak.tables"] = {game.id: {"keys": [game.keys[0]]}}
        for name, kept in wishes.items():
            context.add_init_script(f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(kept))})")
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(self.server.url + path)
        return page

    def table(self, game: Game, size: tuple[int, int] = DESKTOP, theme: Theme = "light") -> Page:
        """The table of a game, with all that is drawn there."""
        page = self.page(f"/table/{game.id}", game, size, theme)
        page.wait_for_selector("[data-table]")
        return page

    def take(self, page: Page, name: str) -> None:
        """Writes what the page shows, as well as fits."""
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        png = base64.b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
        blank = self.browser.new_page()
        for quality in QUALITIES:
            webp = base64.b64decode(blank.evaluate(ENCODE, [png, quality]))
            if len(webp) <= MOST_BYTES:
                break
        else:
            raise RuntimeError(f"{name} is larger than {MOST_BYTES} bytes")
        blank.close()
        page.context.close()
        (FOLDER / f"{name}.webp").write_bytes(webp)
        print(f"{name}.webp: {len(webp) // 1000} kB")


def home(studio: Studio) -> None:
    """The shelf, by day."""
    page = studio.page("/")
    page.locator(".games article").nth(3).wait_for()
    studio.take(page, "home")


def roam(studio: Studio) -> None:
    """A field in the middle of a game, for each README in its language."""
    game = Game(studio.server, "roam", 3, SEED, {"artifacts": True, "first": "1"}).play(70)
    for language in complete_languages():
        studio.language = language
        page = studio.table(game)
        page.wait_for_selector(f"html[lang={language}]", state="attached")
        studio.take(page, "roam-table" if language == ENGLISH else f"roam-table.{language}")
    studio.language = ENGLISH


def ice2(studio: Studio) -> None:
    """The dig site, by night."""
    game = Game(studio.server, "ice2", 3, SEED, {"first": "1"}).play(130)
    studio.take(studio.table(game, theme="dark"), "ice2-table")


def ice1(studio: Studio) -> None:
    """The five layers."""
    game = Game(studio.server, "ice1", 2, SEED, {"first": "1"}).play(120)
    studio.take(studio.table(game), "ice1-table")


def winter(studio: Studio) -> None:
    """The second round."""
    game = Game(studio.server, "winter", 3, SEED, {}).play(230)
    studio.take(studio.table(game), "winter-table")


def hint(studio: Studio) -> None:
    """What Legend would do, drawn on the field."""
    page = studio.table(Game(studio.server, "roam", 2, SEED, {"first": "1"}).play(40))
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice li")
    studio.take(page, "hint")


def lesson(studio: Studio) -> None:
    """The first lesson of Roam, with its lamp."""
    page = studio.page("/learn/roam")
    page.locator("main .button.primary").first.click()
    page.wait_for_selector("[data-table]")
    page.wait_for_selector("[data-lesson], .companion, .bubble")
    studio.take(page, "lesson")


def rules(studio: Studio) -> None:
    """The reference of Roam."""
    page = studio.page("/how-to-play/roam")
    page.locator("main h2").first.wait_for()
    studio.take(page, "rules")


def review(studio: Studio) -> None:
    """A look back at a whole game."""
    game = Game(studio.server, "roam", 2, SEED, {"first": "1"}).play()
    studio.server.review(game.id)
    page = studio.page(f"/table/{game.id}/review", game)
    page.locator("main svg").first.wait_for()
    studio.take(page, "review")


def phone(studio: Studio) -> None:
    """A table in the hand."""
    game = Game(studio.server, "ice2", 2, SEED, {"first": "1"}).play(60)
    studio.take(studio.table(game, PHONE), "phone")


PICTURES: Final[dict[str, Callable[[Studio], None]]] = {
    taken.__name__: taken for taken in (home, roam, ice2, ice1, winter, hint, lesson, rules, review, phone)
}


def chromium() -> str:
    """The browser: the one that is named, or one that is found."""
    named = os.environ.get("NUNATAK_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not found:
        sys.exit("No Chromium or Chrome is found; NUNATAK_CHROMIUM=/path/to/one says where it is.")
    return found


def main() -> None:
    """Takes the pictures that are named, or all of them."""
    parser = argparse.ArgumentParser(description="Take the pictures of README and docs.")
    parser.add_argument("pictures", nargs="*", help=", ".join(PICTURES))
    wanted = parser.parse_args().pictures or [*PICTURES]
    unknown = [name for name in wanted if name not in PICTURES]
    if unknown:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(PICTURES)}")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in wanted:
            PICTURES[name](Studio(browser, server))
        browser.close()


if __name__ == "__main__":
    main()
