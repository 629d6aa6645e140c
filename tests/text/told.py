"""Everything that is told, offered and asked in a recorded game, once each."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from nunatak.engine import Game, Json, JsonObject, Play, Record, State, canonical
from nunatak.games import load_game
from nunatak.text import Texts, Words
from nunatak.text.names import Fact

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]

# `event`, `action`, `ask` or `wait`, with its facts as the page gets them.
Line: TypeAlias = tuple[str, JsonObject]


def record_named(name: str) -> tuple[Game, Record]:
    """A recorded game."""
    record = Record.from_bytes((RECORDS / f"{name}.json").read_bytes())
    return load_game(record.game, record.pack or None), record


def everything(name: str, offered: bool = True) -> list[Line]:
    """What a game tells and asks, and what it offers, or only what was chosen."""
    game, record = record_named(name)
    play = Play.redeal(game, record)
    lines: list[Line] = [("event", event.data()) for event in play.dealt]
    for move in record.moves:
        chosen = game.space.parse(move.action)
        lines += decision(play.state, play.state.legal() if offered else [chosen])
        lines += [("event", event.data()) for event in play.act(move.seat, chosen, move.chance)]
    return [*{canonical([*line]): line for line in lines}.values()]


def decision(state: State, actions: list[int]) -> list[Line]:
    """A question, and some of its answers."""
    asked = state.asked()
    assert asked is not None
    facts = state.prompt()
    question: JsonObject = {"name": asked.name, "seat": asked.seat, "facts": facts}
    waited: JsonObject = {"name": asked.name, "seat": asked.seat, "facts": {}}
    lines: list[Line] = [("ask", question), ("wait", waited)]
    space = state.game().space
    for action in actions:
        preview: Json = state.preview(action)
        lines.append(("action", {"action": space.name(action), "preview": preview}))
    return lines


class Strict(Texts):
    """Messages that must be there, with every fact they ask for."""

    def say(self, key: str, **facts: Fact) -> str:
        """The message, filled in completely."""
        said, missing = self.filled(key, facts)
        assert not missing, (key, facts)
        return said


class Speaker:
    """Says lines as Python does."""

    def __init__(self, game: Game, language: str = "en", you: int | None = None) -> None:
        self.words = Words(game, Strict(language), NAMES, you)

    def say(self, line: Line) -> str | None:
        """A line's sentence; None where none is needed."""
        kind, facts = line
        if kind == "event":
            return self.words.event(facts)
        if kind == "action":
            return self.words.action(_object(facts["action"]), _object(facts["preview"]))
        name, seat = facts["name"], facts["seat"]
        assert isinstance(name, str)
        assert isinstance(seat, int)
        return (
            self.words.question(name, seat, _object(facts["facts"])) if kind == "ask" else self.words.wait(name, seat)
        )


def _object(data: Json) -> JsonObject:
    assert isinstance(data, dict)
    return data
