"""What docs/research.md shows can be run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
# Fewer games and steps than on the page: it is shown there that there can be many.
SMALLER = {"n=1024": "n=4", "range(100)": "range(3)"}


def blocks() -> list[str]:
    """The indented blocks of the page."""
    found = re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(), re.MULTILINE)
    return [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in found]


def test_the_lines_of_the_page_run() -> None:
    shown = blocks()
    assert len(shown) == 3
    names: dict[str, object] = {}
    for block in shown:
        for large, small in SMALLER.items():
            block = block.replace(large, small)
        exec(block, names)

    assert len(names["cells"]) == names["encoder"].size  # type: ignore[arg-type, attr-defined]
    assert names["batch"].masks.any(axis=1).all()  # type: ignore[attr-defined]
