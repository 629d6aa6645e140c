"""Cards and artifacts as they are printed, read from `nunatak/data/roam` and checked.  ROAM-COMP, ROAM-DATA"""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.engine.tables import PROVENANCE
from nunatak.games.roam.geometry import SIDE, SQUARES
from nunatak.games.roam.names import ARTIFACTS, COLOURS, LOCATIONS, ROW, STARTING
from nunatak.games.roam.types.catalogue import RoamArtifact, RoamCard


class Card:
    """A location/adventurer card, or a starting card (which has no location side)."""

    def __init__(self, name: str, title: str, points: int, pattern: list[str], coins: list[str], origin: str) -> None:
        self.name = name
        self.title = title
        self.points = points
        self.pattern = pattern
        self.coins = coins
        self.provenance = origin

    def data(self) -> RoamCard:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "points": self.points,
            "pattern": [*self.pattern],
            "coins": [*self.coins],
            "provenance": self.provenance,
        }


class Artifact:
    """An artifact token; `number` is that of its ability."""

    def __init__(self, name: str, title: str, ability: str, number: int, price: int, points: int, origin: str) -> None:
        self.name = name
        self.title = title
        self.ability = ability
        self.number = number
        self.price = price
        self.points = points
        self.provenance = origin

    def data(self) -> RoamArtifact:
        """The artifact as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "ability": self.ability,
            "price": self.price,
            "points": self.points,
            "provenance": self.provenance,
        }


def read_locations(table: Reader) -> list[Card]:
    cards = [_card(item) for item in _counted(table, "card", LOCATIONS)]
    for item, card in zip(table.field("card").items(), cards, strict=True):
        coins = item.field("coins")
        if len(card.coins) != 3 or any(len(row) != 2 or not row.isdigit() for row in card.coins):
            raise coins.fail("wrong-roam-coins")
        total = sum(int(digit) for row in card.coins for digit in row)
        if item.field("coin_total").number(0, 54) != total:
            raise item.field("coin_total").fail("wrong-roam-coin-total", total=total)
    return cards


def read_starting(table: Reader) -> list[Card]:
    cards: list[Card] = []
    for i, item in enumerate(_counted(table, "card", STARTING * len(COLOURS))):
        colour = item.field("colour")
        if colour.text() != COLOURS[i // STARTING]:
            raise colour.fail("wrong-order", wanted=COLOURS[i // STARTING])
        item.field("number").number(i % STARTING + 1, i % STARTING + 1)
        cards.append(_card(item))
    return cards


def read_artifacts(table: Reader, abilities: list[str]) -> list[Artifact]:
    table.field("row_size").number(ROW, ROW)
    table.field("max_buys_per_turn").number(1, 1)
    index = {name: i for i, name in enumerate(abilities)}
    copies = [0] * len(abilities)
    for item in table.field("ability").items():
        _provenance(item.field("provenance_ability"))
        _provenance(item.field("provenance_copies"))
        copies[item.field("id").one_of(index)] = item.field("copies").number(0, ARTIFACTS)
    artifacts = [
        Artifact(
            item.field("id").text(),
            item.field("name").text(),
            item.field("ability").text(),
            item.field("ability").one_of(index),
            item.field("price").number(0, 20),
            item.field("points").number(0, 20),
            _provenance(item.field("provenance")),
        )
        for item in _counted(table, "artifact", ARTIFACTS)
    ]
    for i, name in enumerate(abilities):
        found = sum(1 for artifact in artifacts if artifact.number == i)
        if found != copies[i]:
            raise table.field("ability").fail("wrong-adds-up-of", what=name, count=copies[i], got=found)
    return artifacts


def _counted(table: Reader, key: str, count: int) -> list[Reader]:
    table.field("count").number(count, count)
    items = table.field(key).items()
    if len(items) != count:
        raise table.field(key).fail("wrong-count", count=count, got=len(items))
    names: list[str] = []
    for item in items:
        name = item.field("id").text()
        if name in names:
            raise item.field("id").fail("wrong-same-id")
        names.append(name)
    return items


def _card(item: Reader) -> Card:
    pattern = [row.text() for row in item.field("pattern").items()]
    _check_pattern(item, pattern)
    coins = [row.text() for row in item.field("coins").items()] if item.has("coins") else []
    return Card(
        item.field("id").text(),
        item.field("name").text(),
        item.field("points").number(0, 30),
        pattern,
        coins,
        _provenance(item.field("provenance")),
    )


def _check_pattern(item: Reader, pattern: list[str]) -> None:
    place = item.field("pattern")
    if not 1 <= len(pattern) <= SIDE or not 1 <= len(pattern[0]) <= SIDE:
        raise place.fail("wrong-roam-pattern-size")
    for row in pattern:
        if len(row) != len(pattern[0]):
            raise place.fail("wrong-roam-pattern-rows")
        if any(mark not in "Xo." for mark in row):
            raise place.fail("wrong-roam-pattern-marks", got=repr(row))
    marks = "".join(pattern)
    if "X" not in marks:
        raise place.fail("wrong-roam-pattern-solid")
    if item.field("solid").number(1, SQUARES) != marks.count("X"):
        raise item.field("solid").fail("wrong-roam-solid", count=marks.count("X"))
    if item.field("empty").number(0, SQUARES) != marks.count("o"):
        raise item.field("empty").fail("wrong-roam-empty", count=marks.count("o"))


def _provenance(item: Reader) -> str:
    letter = item.text()
    if letter not in PROVENANCE:
        raise item.fail("wrong-one-of", known=", ".join(PROVENANCE), got=repr(letter))
    return letter
