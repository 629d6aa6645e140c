"""A whole game as text: who did what, what happened, and a digest of the position now and then.

The text is kept beside this file and compared line by line, so that whatever changes the course of a game, its events
or its positions shows as a readable difference. After a deliberate change write it anew with

    NUNATAK_REWRITE=1 .venv/bin/pytest tests/golden

and read the difference before keeping it.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from nunatak.engine import Chance, Event, Json, Play, canonical
from nunatak.games import load_game

HERE = Path(__file__).parent
EVERY = 20  # decisions between two digests

GAMES: dict[str, dict[str, Json]] = {
    "ice1": {"players": 3, "draft": True, "edifices": ["ED01", "ED05", "ED09", "ED11"]},
    "ice2": {"players": 3, "expert": True, "friendly_curse": True, "logbook_setup": True},
    "roam": {"players": 3, "artifacts": True, "outpost": True, "towers": True},
    "winter": {"players": 3, "draft": "chiefs_and_setup_cards", "glacier_tokens": True, "rest_tokens": True},
}


def playthrough(name: str) -> str:
    """A game of random answers, told."""
    game = load_game(name)
    play = Play.start(game, GAMES[name], seed=2026)
    chooser = Chance(2027)
    lines = [f"{name}, rules {game.rules_version}, {canonical(GAMES[name]).decode()}", *told(play.dealt)]
    while not play.state.is_over():
        if len(play.record.moves) % EVERY == 0:
            lines.append(digest(play))
        seat = play.state.to_decide()
        action = chooser.choice(play.state.legal())
        lines.append(f"{seat}: {game.space.text(action)}  (of {len(play.state.legal())})")
        lines += told(play.act(seat, action))
    lines += [digest(play), f"scores {play.state.scores()}, winners {play.state.winners()}"]
    return "\n".join(lines) + "\n"


def told(events: list[Event]) -> list[str]:
    """One line an event, with those who may know of it when not everybody may."""
    lines: list[str] = []
    for event in events:
        secret = "" if event.seats is None else f" only {[*event.seats]}"
        lines.append(f"    {event.kind} {canonical(event.facts).decode()}{secret}")
    return lines


def digest(play: Play) -> str:
    position = canonical(play.state.position())
    return f"-- {len(play.record.moves)}: {hashlib.sha256(position).hexdigest()[:16]}"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_playthrough_is_as_it_was(name: str) -> None:
    file = HERE / f"{name}.txt"
    found = playthrough(name)
    if os.environ.get("NUNATAK_REWRITE") == "1":
        file.write_text(found, encoding="utf-8")
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    assert found.splitlines() == kept.splitlines()
