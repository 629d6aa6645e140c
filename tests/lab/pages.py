"""What every page that the laboratory writes must be."""

from __future__ import annotations

import re
from html.parser import HTMLParser


class Checker(HTMLParser):
    """Follows the tags of a page and notes what a reader would miss."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []
        self.unnamed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.seen.append(tag)
        self.links += [str(named[key]) for key in ("src", "href") if key in named]
        if named.get("role") in ("img", "region") and not named.get("aria-label"):
            self.unnamed.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(page: str) -> Checker:
    """A page that is whole: all tags closed, nothing from elsewhere, no message missing, no fact missing."""
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert checker.links == []
    assert checker.unnamed == []
    assert "url(" not in page
    assert "@import" not in page
    assert re.findall(r"\[(?:report|review)-[a-z-]+\]|\{\$?[a-z]+\}|nan%|inf%", page) == []
    return checker
