"""The pieces of Roam, and the tables that the rules look things up in.  ROAM-COMP, ROAM-PAT"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import DataError
from nunatak.engine.json import Json
from nunatak.engine.tables import check_pack, read_table
from nunatak.games.roam.geometry import SIDE, SLOTS, SQUARES, card_square, square, turned
from nunatak.games.roam.names import CARD_NAMES, LOCATIONS
from nunatak.games.roam.printed import read_artifacts, read_locations, read_starting
from nunatak.games.roam.types.catalogue import RoamCatalogue

TABLES: Final = ["location_cards", "starting_cards", "artifacts"]


class Components:
    """All pieces, and the tables that the rules look things up in.

    `place` below is `(card * 4 + quarters) * 36 + anchor`, where quarters is the border's number plus the ROTATE
    artifacts used, and the anchor is where the first solid square lands (ROAM-PAT-4).
    """

    def __init__(self, pack: dict[str, Json]) -> None:
        check_pack(pack, TABLES)
        self.cards = read_locations(read_table("roam", "location_cards", pack))
        self.cards += read_starting(read_table("roam", "starting_cards", pack))
        for card, name in zip(self.cards, CARD_NAMES, strict=True):
            if card.name != name:
                raise DataError(f"roam.card[{card.name}].id", "wrong-expected", wanted=name)
        table = read_table("roam", "artifacts", pack)
        self.abilities = [item.field("id").text() for item in table.field("ability").items()]
        self.artifacts = read_artifacts(table, self.abilities)
        self.artifact_index = {artifact.name: i for i, artifact in enumerate(self.artifacts)}
        self.points = [card.points for card in self.cards]
        # Masks over artifact numbers, one an ability.
        self.with_ability = [0] * len(self.abilities)
        for i, artifact in enumerate(self.artifacts):
            self.with_ability[artifact.number] |= 1 << i
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

    def data(self) -> RoamCatalogue:
        """All pieces as plain data, for the page."""
        return {
            "cards": [card.data() for card in self.cards],
            "artifacts": [artifact.data() for artifact in self.artifacts],
        }

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
