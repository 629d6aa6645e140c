"""The printed pieces of Roam, read from `nunatak/data/roam` and turned into tables.  ROAM-COMP, ROAM-DATA

Cards are numbered: the location cards first, then the starting cards, colour by colour.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import DataError
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.tables import PROVENANCE, check_pack, read_table
from nunatak.games.roam.geometry import SIDE, SLOTS, SQUARES, card_square, square, turned

COLOURS: Final = ["blue", "red", "green", "yellow"]
TOKENS: Final = 24
LOCATIONS: Final = 43
STARTING: Final = 3  # for each colour
CARDS: Final = LOCATIONS + STARTING * 4
ARTIFACTS: Final = 24
ROW: Final = 4
OUTPOST_POINTS: Final = 3

ABILITIES: Final = ["free_square", "replace", "coin", "rotate", "move", "turn_card"]
FREE: Final = 0
REPLACE: Final = 1
COIN: Final = 2
ROTATE: Final = 3
MOVE: Final = 4
TURN: Final = 5

# Actions name cards by these ids, so the tables must use them, in this order.
CARD_NAMES: Final = [f"loc-{i + 1:02}" for i in range(LOCATIONS)] + [
    f"start-{colour}-{n + 1}" for colour in COLOURS for n in range(STARTING)
]

TABLES: Final = ["location_cards", "starting_cards", "artifacts"]


class Card:
    """A location/adventurer card, or a starting card (which has no location side)."""

    def __init__(self, name: str, title: str, points: int, pattern: list[str], coins: list[str], origin: str) -> None:
        self.name = name
        self.title = title
        self.points = points
        self.pattern = pattern
        self.coins = coins
        self.provenance = origin

    def data(self) -> dict[str, Json]:
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
    """An artifact token."""

    def __init__(self, name: str, title: str, ability: int, price: int, points: int, origin: str) -> None:
        self.name = name
        self.title = title
        self.ability = ability
        self.price = price
        self.points = points
        self.provenance = origin

    def data(self) -> dict[str, Json]:
        """The artifact as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "ability": ABILITIES[self.ability],
            "price": self.price,
            "points": self.points,
            "provenance": self.provenance,
        }


class Components:
    """All pieces, and the tables that the rules look things up in.

    `place` below is `(card * 4 + quarters) * 36 + anchor`, where quarters is the border's number plus the ROTATE
    artifacts used, and the anchor is where the first solid square lands (ROAM-PAT-4).
    """

    def __init__(self, pack: dict[str, Json]) -> None:
        check_pack(pack, TABLES)
        self.cards = _location_cards(read_table("roam", "location_cards", pack))
        self.cards += _starting_cards(read_table("roam", "starting_cards", pack))
        for card, name in zip(self.cards, CARD_NAMES, strict=True):
            if card.name != name:
                raise DataError(f"roam.card[{card.name}].id", f"expected {name}")
        self.artifacts = _artifacts(read_table("roam", "artifacts", pack))
        self.card_index = {card.name: i for i, card in enumerate(self.cards)}
        self.artifact_index = {artifact.name: i for i, artifact in enumerate(self.artifacts)}
        self.points = [card.points for card in self.cards]
        # Masks over artifact numbers, one an ability.
        self.with_ability = [0] * len(ABILITIES)
        for i, artifact in enumerate(self.artifacts):
            self.with_ability[artifact.ability] |= 1 << i
        self.price = [artifact.price for artifact in self.artifacts]
        self.artifact_points = [artifact.points for artifact in self.artifacts]
        # Coin symbols on square q when card i lies in the slot of q: symbols[i * 36 + q].
        self.symbols = [0] * (LOCATIONS * SQUARES)
        for i in range(LOCATIONS):
            for y, row in enumerate(self.cards[i].coins):
                for x, digit in enumerate(row):
                    for slot in range(SLOTS):
                        self.symbols[i * SQUARES + card_square(slot, y, x)] = int(digit)
        # By place: the solid squares and their mask (empty and 0 where one would leave the field), and the empty
        # squares that land inside the field.
        self.solid: list[list[int]] = []
        self.solid_mask: list[int] = []
        self.empty_mask: list[int] = []
        # By card * 4 + quarters: the anchors that are legal on a complete field, in ascending order.
        self.anchors: list[list[int]] = []
        known: dict[str, int] = {}
        for i, card in enumerate(self.cards):
            shape = "/".join(card.pattern)
            if shape in known:
                self._same_places(known[shape])
            else:
                known[shape] = i
                self._add_places(card.pattern)

    def _add_places(self, pattern: list[str]) -> None:
        cells = [(y, x, mark) for y, row in enumerate(pattern) for x, mark in enumerate(row)]
        y0, x0 = next((y, x) for y, x, mark in cells if mark == "X")
        for quarters in range(4):
            legal: list[int] = []
            for anchor in range(SQUARES):
                solid: list[int] = []
                empty_mask = 0
                inside = True
                for y, x, mark in cells:
                    if mark == ".":
                        continue
                    dr, dc = turned(y - y0, x - x0, quarters)
                    r, c = anchor // SIDE + dr, anchor % SIDE + dc
                    on_field = 0 <= r < SIDE and 0 <= c < SIDE
                    if mark == "X":
                        inside = inside and on_field
                        solid.append(square(r, c))
                    elif on_field:
                        empty_mask |= 1 << square(r, c)
                self.solid.append(solid if inside else [])
                self.solid_mask.append(sum(1 << q for q in solid) if inside else 0)
                self.empty_mask.append(empty_mask if inside else 0)
                if inside:
                    legal.append(anchor)
            self.anchors.append(legal)

    def _same_places(self, card: int) -> None:
        """Shares the tables of an earlier card with the same pattern."""
        first = card * 4 * SQUARES
        last = first + 4 * SQUARES
        self.solid += self.solid[first:last]
        self.solid_mask += self.solid_mask[first:last]
        self.empty_mask += self.empty_mask[first:last]
        self.anchors += self.anchors[card * 4 : card * 4 + 4]


def _location_cards(table: Reader) -> list[Card]:
    cards = [_card(item) for item in _counted(table, "card", LOCATIONS)]
    for item, card in zip(table.field("card").items(), cards, strict=True):
        coins = item.field("coins")
        if len(card.coins) != 3 or any(len(row) != 2 or not row.isdigit() for row in card.coins):
            raise coins.fail("expected three rows of two digits, one a square")
        total = sum(int(digit) for row in card.coins for digit in row)
        if item.field("coin_total").number(0, 54) != total:
            raise item.field("coin_total").fail(f"the rows of coins add up to {total}")
    return cards


def _starting_cards(table: Reader) -> list[Card]:
    cards: list[Card] = []
    for i, item in enumerate(_counted(table, "card", STARTING * len(COLOURS))):
        colour = item.field("colour")
        if colour.text() != COLOURS[i // STARTING]:
            raise colour.fail(f"expected {COLOURS[i // STARTING]}: the colours come in order, three cards each")
        item.field("number").number(i % STARTING + 1, i % STARTING + 1)
        cards.append(_card(item))
    return cards


def _artifacts(table: Reader) -> list[Artifact]:
    table.field("row_size").number(ROW, ROW)
    table.field("max_buys_per_turn").number(1, 1)
    index = {name: i for i, name in enumerate(ABILITIES)}
    copies = [0] * len(ABILITIES)
    for item in table.field("ability").items():
        _provenance(item.field("provenance_ability"))
        _provenance(item.field("provenance_copies"))
        copies[item.field("id").one_of(index, "an ability")] = item.field("copies").number(0, ARTIFACTS)
    artifacts = [
        Artifact(
            item.field("id").text(),
            item.field("name").text(),
            item.field("ability").one_of(index, "an ability"),
            item.field("price").number(0, 20),
            item.field("points").number(0, 20),
            _provenance(item.field("provenance")),
        )
        for item in _counted(table, "artifact", ARTIFACTS)
    ]
    for i, name in enumerate(ABILITIES):
        found = sum(1 for artifact in artifacts if artifact.ability == i)
        if found != copies[i]:
            raise table.field("ability").fail(f"{name}: {copies[i]} copies announced, {found} listed")
    return artifacts


def _counted(table: Reader, key: str, count: int) -> list[Reader]:
    table.field("count").number(count, count)
    items = table.field(key).items()
    if len(items) != count:
        raise table.field(key).fail(f"expected {count} items, found {len(items)}")
    names: list[str] = []
    for item in items:
        name = item.field("id").text()
        if name in names:
            raise item.field("id").fail("another item has the same id")
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
        raise place.fail("a pattern has one to six rows of one to six squares")
    for row in pattern:
        if len(row) != len(pattern[0]):
            raise place.fail("all rows of a pattern are equally long")
        if any(mark not in "Xo." for mark in row):
            raise place.fail(f"a pattern is written with X, o and . only, not {row!r}")
    marks = "".join(pattern)
    if "X" not in marks:
        raise place.fail("a pattern has at least one solid square, X")
    if item.field("solid").number(1, SQUARES) != marks.count("X"):
        raise item.field("solid").fail(f"the pattern has {marks.count('X')} solid squares")
    if item.field("empty").number(0, SQUARES) != marks.count("o"):
        raise item.field("empty").fail(f"the pattern has {marks.count('o')} empty squares")


def _provenance(item: Reader) -> str:
    letter = item.text()
    if letter not in PROVENANCE:
        raise item.fail(f"expected one of {', '.join(PROVENANCE)}")
    return letter
