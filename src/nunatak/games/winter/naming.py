"""What can be done now, by name: for the sentence that asks.  EW-GEN-3"""

from __future__ import annotations

from nunatak.games.winter.actions import GAIN_OF, PLAY, USE, USE_CHIEF, USE_TOKEN, WORK
from nunatak.games.winter.effects.ability import OPS


def named(actions: list[int]) -> list[str]:
    """The deeds among some answers, each once and in their order; what only moves on is none."""
    found: list[str] = []
    for action in actions:
        deed = deed_of(action)
        if deed and deed not in found:
            found.append(deed)
    return found


def deed_of(action: int) -> str:
    """The end of the key `winter-deed-*` that says what an answer does; empty for one that only moves on."""
    if GAIN_OF[action] >= 0:
        return OPS[GAIN_OF[action]].removeprefix("gain ").replace(" ", "_")
    if PLAY.has(action):
        return "play"
    if USE.has(action) or USE_CHIEF.has(action) or USE_TOKEN.has(action):
        return "use"
    return "work" if WORK.has(action) else ""
