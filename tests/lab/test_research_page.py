"""What docs/research.md shows can be run as it stands; tests/rl runs what needs the extra `rl`."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
# Fewer games and steps than on the page: it is shown there that there can be many.
SMALLER = {"n=1024": "n=4", "range(100)": "range(3)"}
# Extras that only `make test-lab` installs.
HEAVY = ("rl",)


def blocks(extra: str | None = None) -> list[str]:
    """The indented blocks of the page that name this extra, or none that only `make test-lab` installs."""
    found = re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text(), re.MULTILINE)
    shown = [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in found]
    if extra is not None:
        return [block for block in shown if f"nunatak[{extra}]" in block]
    return [block for block in shown if not any(f"nunatak[{one}]" in block for one in HEAVY)]


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
