"""A view in an envelope: how a seat's observer reaches another process, which may think about it there.

Only an imagined deal is put in, so nothing that the seat does not know can be read out of it.
"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.game import Game
from nunatak.engine.json import Json, canonical, parse_json
from nunatak.engine.observer import Observer
from nunatak.games import load_game


def seal(observer: Observer, chance: Chance) -> bytes:
    """The observer's seat and a position that looks the same to it; what is hidden is dealt anew by `chance`."""
    state = observer.imagine(chance)
    game = state.game()
    told: dict[str, Json] = {"game": game.name, "seat": observer.seat, "position": state.position()}
    if game.pack:
        told["pack"] = game.pack
    return canonical(told)


def unseal(data: bytes) -> Observer:
    """The observer that was sealed: the same view and the same question; behind it lies the imagined deal."""
    told = parse_json(data)
    assert isinstance(told, dict)
    name, seat, position, pack = told["game"], told["seat"], told["position"], told.get("pack")
    assert isinstance(name, str)
    assert isinstance(seat, int)
    assert isinstance(position, dict)
    assert pack is None or isinstance(pack, dict)
    return Observer(_game(name, pack).from_position(position), seat)


# A table with a card pack asks many questions in a row; its components are read once.
_packed: dict[bytes, Game] = {}


def _game(name: str, pack: dict[str, Json] | None) -> Game:
    if not pack:
        return load_game(name)
    key = canonical({"game": name, "pack": pack})
    game = _packed.get(key)
    if game is None:
        _packed.clear()
        game = load_game(name, pack)
        _packed[key] = game
    return game
