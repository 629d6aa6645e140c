"""Positions and actions for the tests of I C E, second edition."""

from __future__ import annotations

import random

from nunatak.engine import JsonObject, Options, Refusal, State
from nunatak.games import load_game
from nunatak.games.ice.board.terrain import Terrain
from nunatak.games.ice.second.game import SecondIce
from nunatak.games.ice.second.state import SecondIceState

FOUR: Options = {"players": 4, "first": "1", "guilds": ["striders", "incandescents", "providers", "cryoarchitects"]}


def ice(pack: JsonObject | None = None) -> SecondIce:
    """The game, with a card pack laid over its components."""
    game = load_game("ice2", pack)
    assert isinstance(game, SecondIce)
    return game


def given(options: Options, position: JsonObject | None = None) -> SecondIceState:
    """A dealt game with parts of its position set."""
    game = ice()
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


def dig_all_away(terrain: Terrain, levels: int, chooser: random.Random) -> None:
    """Removes tiles of the upper levels in any order, with what falls then: none may ever hang over a hole."""
    board = terrain.board
    bare = terrain.bare
    while bare:
        lost = [chooser.choice(bare)]
        while lost:
            for cell in lost:
                assert terrain.covered[cell] == 0
                terrain = terrain.without(cell)
            lost = terrain.loose(board.level[lost[0]])
        for x in range(board.tiles):
            if terrain.tile[x] >= 0:
                assert all(y >= board.tiles or terrain.tile[y] >= 0 for y in board.rests_on[x])
        bare = [x for x in terrain.bare if board.level[x] < levels]
