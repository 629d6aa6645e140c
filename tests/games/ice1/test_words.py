"""Whatever the first edition can ask, offer, tell or refuse, there are words for."""

from __future__ import annotations

import re
from pathlib import Path

from nunatak.engine.options import Choice, PerSeat
from nunatak.games.ice.first.reading.steps import FIELDS as FIRST_STEPS
from nunatak.games.ice.step_fields import FIELDS as SHARED_STEPS
from nunatak.text import Texts
from tests.games.ice1.table import ice

FOLDER = Path(__file__).parents[3] / "src" / "nunatak" / "games" / "ice"
# What the second edition has of its own never runs here.
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*.py"))
    if path.relative_to(FOLDER).parts[0] != "second"
)
SILENT = {
    "exploration", "end_of_turn", "excavation", "logbook", "displace", "flee", "preparation", "morning", "pass_on",
    "last_round", "tally",
}  # fmt: skip
ASKED = sorted({*SHARED_STEPS, *FIRST_STEPS} - SILENT)
TOLD = sorted(set(re.findall(r'\.tell\(\s*"(\w+)"', SOURCES)))
REFUSED = sorted(set(re.findall(r'"ice(-refuse-[\w-]+)"', SOURCES)))
OPTIONS = ice().options


def values() -> list[str]:
    """Every value of an option that menus name."""
    named = [option for option in OPTIONS if isinstance(option, Choice | PerSeat)]
    return [f"ice1-value-{option.name}-{value}" for option in named for value in option.values]


def test_there_are_words_for_everything() -> None:
    keys = [
        "ice1-title",
        "ice1-tagline",
        *(f"ice1-{word}-{name}" for name in ASKED for word in ("ask", "wait")),
        *(f"ice-do-{kind.name}" for kind in ice().space.kinds),
        *(f"ice-event-{name}" for name in TOLD),
        *(f"ice1{key}" for key in REFUSED),
        *(f"ice1-option-{option.name}{end}" for option in OPTIONS for end in ("", "-help")),
        *values(),
    ]
    texts = Texts()
    assert len(keys) > 250
    assert [key for key in keys if not texts.has(key)] == []
