"""What all component tables of Endless Winter share."""

from __future__ import annotations

from collections.abc import Sequence

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.winter.effects.ability import Ability
from nunatak.games.winter.effects.notation import read_abilities
from nunatak.games.winter.names import MOST_ABILITIES

_LETTERS = ["S", "D", "R", *(f"P{n}" for n in range(1, 9))]


def named_items(table: Reader, key: str, names: Sequence[str]) -> list[Reader]:
    """The items of a list, which must bear exactly these ids in this order."""
    items = table.field(key).items()
    if len(items) != len(names):
        raise table.field(key).fail("wrong-count", count=len(names), got=len(items))
    for item, name in zip(items, names, strict=True):
        if item.field("id").text() != name:
            raise item.field("id").fail("wrong-order", wanted=name)
        check_provenance(item)
    return items


def check_provenance(item: Reader) -> None:
    """Checks that an item says where its values come from."""
    place = item.field("prov")
    _check_letters(place, place.data)


def _check_letters(place: Reader, data: Json) -> None:
    if isinstance(data, dict):
        for part in data.values():
            _check_letters(place, part)
    elif isinstance(data, list):
        for part in data:
            _check_letters(place, part)
    elif data not in _LETTERS:
        raise place.fail("wrong-unknown", got=repr(data), known=", ".join(_LETTERS))


def halves(place: Reader) -> int:
    """A number of labor points such as 1 or 1.5, in halves.  EW-LAB-2, EW-DATA-1"""
    data = place.data
    if isinstance(data, bool) or not isinstance(data, int | float) or not 0 <= data <= 20 or data * 2 != int(data * 2):
        raise place.fail("wrong-number-like", such="1, 1.5", got=repr(data))
    return int(data * 2)


def few_abilities(lines: Reader) -> list[Ability]:
    """The abilities of a card, a chief or a token: not more than actions have numbers for."""
    abilities = read_abilities(lines)
    if len(abilities) > MOST_ABILITIES:
        raise lines.fail("wrong-at-most", most=MOST_ABILITIES)
    return abilities


def numbers(place: Reader, high: int) -> list[int]:
    """A list of whole numbers."""
    return [item.number(0, high) for item in place.items()]
