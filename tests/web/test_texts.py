"""Whatever Roam can ask, offer, tell or refuse, the page has words for."""

from __future__ import annotations

import re
from pathlib import Path

from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.game import Roam
from nunatak.text import Texts

FOLDER = Path(__file__).parents[2] / "src" / "nunatak" / "games" / "roam"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))

ASKED = sorted(set(re.findall(r'super\(\).__init__\("(\w+)", seat', SOURCES)) - {"end_of_turn"})
TOLD = sorted(set(re.findall(r'\.tell\(\s*"(\w+)"', SOURCES)))
REFUSED = sorted(set(re.findall(r'"(roam-refuse-[\w-]+)"', SOURCES)))

KEYS = [
    *(f"roam-{word}-{name}" for name in ASKED for word in ("ask", "wait")),
    *(f"roam-do-{kind.name}" for kind in SPACE.kinds),
    *(f"roam-event-{name}" for name in TOLD),
    *REFUSED,
    *(f"roam-option-{option.name}{end}" for option in Roam({}).options for end in ("", "-help")),
    *(f"roam-ability-{name}{end}" for name in Roam({}).components.abilities for end in ("", "-about", "-rule")),
]


def test_the_sources_were_read() -> None:
    assert "choose_anchor" in ASKED
    assert "claimed" in TOLD
    assert len(REFUSED) > 30


def test_there_are_words_for_everything() -> None:
    texts = Texts()
    assert [key for key in KEYS if not texts.has(key)] == []
