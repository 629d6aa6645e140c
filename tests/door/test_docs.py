"""The pages that people read: their links lead somewhere, and the one on the opponents stays short."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2]
PAGES = sorted([*HOUSE.glob("*.md"), *HOUSE.glob("docs/**/*.md"), *HOUSE.glob("examples/*/*.md")])


def test_links_lead_somewhere() -> None:
    astray: list[str] = []
    for page in PAGES:
        prose = re.sub(r"`[^`]*`", "", page.read_text(encoding="utf-8"))
        for link in re.findall(r"\]\(([^)\s]+)\)", prose):
            file, _, heading = link.partition("#")
            if "://" in file:
                continue
            there = (page.parent / file).resolve() if file else page
            if not there.exists() or (heading and there.suffix == ".md" and heading not in headings_of(there)):
                astray.append(f"{page.relative_to(HOUSE)}: {link}")
    assert astray == []


def headings_of(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    lines = page.read_text(encoding="utf-8").splitlines()
    told = [line.lstrip("#").strip().lower() for line in lines if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", line).replace(" ", "-") for line in told}


def test_the_page_on_opponents_is_short() -> None:
    """What was tried and how it was measured belongs into the notebook."""
    assert len((HOUSE / "docs/bots.md").read_text(encoding="utf-8").split()) < 2500
