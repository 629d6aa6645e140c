"""Positions and actions for the tests of Roam."""

from __future__ import annotations

from nunatak.engine import Json, JsonObject, Options, Refusal, State
from nunatak.games import load_game
from nunatak.games.roam.game import Roam
from nunatak.games.roam.state import RoamState

BASIC: Options = {"players": 2, "first": "1"}
FULL: Options = {"players": 2, "first": "1", "artifacts": True}


def roam(pack: JsonObject | None = None) -> Roam:
    """The game, with a card pack laid over its components."""
    game = load_game("roam", pack)
    assert isinstance(game, Roam)
    return game


def given(options: Options, position: JsonObject | None = None, pack: JsonObject | None = None) -> RoamState:
    """A dealt game with parts of its position set."""
    game = roam(pack)
    return game.amend(game.new(options, seed=1), {} if position is None else position)


def do(state: State, *actions: str) -> None:
    """Makes actions, written as texts."""
    for action in actions:
        state.apply(state.game().space.parse_text(action))


def legal(state: State) -> list[str]:
    """The legal actions as texts."""
    return [state.game().space.text(action) for action in state.legal()]


def refused(state: State, action: str) -> str:
    """The rule that forbids an action; fails when it is legal."""
    try:
        state.apply(state.game().space.parse_text(action))
    except Refusal as refusal:
        return refusal.rule
    raise AssertionError(f"{action} is legal")


def at(data: Json, path: str) -> Json:
    """What lies at a path of plain data: `players.0.coins`."""
    for part in path.split("."):
        if isinstance(data, list):
            data = data[int(part)]
        else:
            assert isinstance(data, dict)
            data = data[part]
    return data
