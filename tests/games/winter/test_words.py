"""There are words for everything the game asks, allows, tells and refuses."""

from __future__ import annotations

import re
from pathlib import Path

import nunatak
from nunatak.games.winter.names import CARD_NAMES, CHIEFS, SETUP_CARDS, SOURCES, SPECIES, TERRAIN
from nunatak.games.winter.naming import deed_of
from nunatak.text import Texts
from tests.games.winter.table import winter

RULES = Path(nunatak.__file__).parent / "games" / "winter"


def test_there_are_words() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(RULES.rglob("*.py")))
    keys = set(re.findall(r'"(winter-[a-z-]+[a-z])"', code))
    keys |= {f"winter-event-{kind}" for kind in re.findall(r's\.tell\(\s*"([a-z_]+)"', code)}
    steps = set(re.findall(r'super\(\).__init__\("([a-z_]+)", seat\)', code))
    keys |= {f"winter-{said}-{step}" for step in steps for said in ("ask", "wait")}
    keys |= {f"winter-do-{kind.name}" for kind in winter().space.kinds}
    for option in winter().options:
        keys |= {f"winter-option-{option.name}", f"winter-option-{option.name}-help"}
    for what, names in (("card", CARD_NAMES), ("chief", CHIEFS), ("species", SPECIES), ("terrain", TERRAIN)):
        keys |= {f"winter-{what}-{name}" for name in names}
    keys |= {f"winter-setup-card-{name}" for name in SETUP_CARDS} | {f"winter-source-{name}" for name in SOURCES}
    texts = Texts()
    deeds = {deed_of(action) for action in range(winter().space.size)} - {""}
    keys |= {key for deed in deeds for key in [f"winter-deed-{deed}"] if not texts.has(f"winter-thing-{deed}")}
    assert len(keys) > 250
    assert sorted(key for key in keys if not texts.has(key)) == []
