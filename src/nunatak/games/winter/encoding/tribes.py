"""What belongs to a player: the own board, figures, cards."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, number, put, put_long
from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.names import (
    CARD_NAMES,
    CARDS,
    CHIEFS,
    COLUMNS,
    FIGURES,
    MOST_ABILITIES,
    SETUP_CARDS,
    SIDES,
    SPECIES,
    SPECIES_COUNT,
    STONE_SLOTS,
    STONES,
    TRIBES,
)
from nunatak.games.winter.position import FIGURE_NAMES
from nunatak.games.winter.scoring import final_parts
from nunatak.games.winter.state import WinterState

SPACES: Final = len(COLUMNS) + 1
VP_PARTS: Final = 3
# What is counted once a player, in this order.
COUNTS: Final = [
    "food", "food_max", "tools", "offering", "veneration", "camps_home", "settlements_home", "megaliths_home",
    "hand_size", "deck_size", "eclipse_size", "eclipse_halves", "buried_size",
]  # fmt: skip


class TribeCells:
    """The players; hands, decks, eclipse decks and buried cards of others only as far as everybody has seen them."""

    def __init__(self, layout: Layout, player: Axis) -> None:
        add = layout.add
        card = Axis("card", CARD_NAMES)
        points = number("points", VP_PARTS * HIGHEST)
        species = Axis("species", [*SPECIES])
        self.seated = add("seated", "1 for each player there is", [player])
        self.tribe = add("tribe", "the tribe of a player", [player, Axis("tribe", [*TRIBES])])
        self.chief = add("chief", "the chief of a player", [player, Axis("chief", CHIEFS)])
        self.side = add("side", "the side of the chief", [player, Axis("side", [*SIDES])])
        self.setup = add("setup_card", "the set-up card of a player", [player, Axis("card", SETUP_CARDS)])
        self.counts = add(
            "counts",
            "numbers of a player's board; `_home` is what is still on it",
            [player, Axis("count", COUNTS)],
            HIGHEST,
        )
        self.vp = add("vp", "the VP of a player", [player, points], HIGHEST)
        self.score = add("score", "the score if the game ended now", [player, points], HIGHEST)
        place = Axis("place", ["highest", "second", "third", "fourth"])
        self.rank = add("veneration_rank", "the rank on the veneration track", [player, place])
        figure, space = Axis("figure", [*FIGURE_NAMES]), Axis("space", [*COLUMNS, "rest"])
        self.figures = add("figures", "where a figure stands; nowhere at home", [player, figure, space])
        slot = Axis("slot", [f"slot {i + 1}" for i in range(STONE_SLOTS)])
        self.stones = add("own_stones", "the sacred stones of a player", [player, slot, Axis("stone", STONES)])
        self.animals = add("animals", "untipped animals of a player", [player, species], HIGHEST)
        self.tipped = add("tipped", "tipped animals of a player", [player, species], HIGHEST)
        self.discard = add("discard", "the discard pile of a player", [player, card], HIGHEST)
        self.above = add("above", "cards above the board of a player", [player, card], HIGHEST)
        ability = Axis("ability", [f"ability {i + 1}" for i in range(MOST_ABILITIES)])
        self.used = add("used", "how many of them have used an ability in this turn", [player, card, ability], HIGHEST)
        self.shown = add("shown", "cards in hand that everybody saw get there", [player, card], HIGHEST)
        self.buried_seen = add("buried_seen", "buried cards that everybody saw go", [player, card], HIGHEST)
        self.hand = add("hand", "your hand", [card], HIGHEST)
        self.deck = add("deck", "what is in your deck, not in which order", [card], HIGHEST)
        self.eclipse = add("eclipse", "your eclipse deck", [card], HIGHEST)
        self.buried = add("buried", "your buried cards", [card], HIGHEST)

    def write(self, s: WinterState, seat: int, place: int, cells: bytearray, at: int) -> None:
        """What everybody may know of a player, at its place from whoever looks."""
        cells[at + self.seated + place] = 1
        cells[at + self.tribe + place * len(TRIBES) + s.agreed.tribes[seat]] = 1
        if s.chiefs[seat] >= 0:
            cells[at + self.chief + place * len(CHIEFS) + s.chiefs[seat]] = 1
        if s.sides[seat] >= 0:
            cells[at + self.side + place * len(SIDES) + s.sides[seat]] = 1
        if s.setups[seat] >= 0:
            cells[at + self.setup + place * len(SETUP_CARDS) + s.setups[seat]] = 1
        first = at + self.counts + place * len(COUNTS)
        # In the order of COUNTS; none of them comes near the highest.
        cells[first : first + len(COUNTS)] = bytes(
            [
                s.food[seat],
                food_max(s, seat),
                s.tools[seat],
                s.offering[seat],
                s.veneration[seat],
                s.camps_home[seat],
                s.settlements_home[seat],
                s.megaliths_home[seat],
                len(s.hand[seat]),
                len(s.deck[seat]),
                len(s.eclipse[seat]),
                min(s.eclipse_labor[seat], HIGHEST),
                len(s.buried[seat]),
            ]
        )
        put_long(cells, at + self.vp + place * VP_PARTS, VP_PARTS, s.vp[seat])
        put_long(cells, at + self.score + place * VP_PARTS, VP_PARTS, s.vp[seat] + sum(final_parts(s, seat)))
        self._write_pieces(s, seat, place, cells, at)
        self._write_cards(s, seat, place, cells, at)

    def _write_pieces(self, s: WinterState, seat: int, place: int, cells: bytearray, at: int) -> None:
        for figure in range(FIGURES):
            space = s.figures[seat * FIGURES + figure]
            if space >= 0:
                cells[at + self.figures + (place * FIGURES + figure) * SPACES + space] = 1
        for slot in range(STONE_SLOTS):
            stone = s.owned_stones[seat * STONE_SLOTS + slot]
            if stone >= 0:
                cells[at + self.stones + (place * STONE_SLOTS + slot) * len(STONES) + stone] = 1
        first = seat * 2 * SPECIES_COUNT
        for species in range(SPECIES_COUNT):
            put(cells, at + self.animals + place * SPECIES_COUNT + species, s.animals[first + species])
            put(cells, at + self.tipped + place * SPECIES_COUNT + species, s.animals[first + SPECIES_COUNT + species])

    def _write_cards(self, s: WinterState, seat: int, place: int, cells: bytearray, at: int) -> None:
        count_in(s.discard[seat], cells, at + self.discard + place * CARDS)
        count_in(s.shown[seat], cells, at + self.shown + place * CARDS)
        for entry in s.above[seat]:
            kind = entry >> 4
            cells[at + self.above + place * CARDS + kind] += 1
            for ability in range(MOST_ABILITIES):
                if entry >> ability & 1:
                    cells[at + self.used + (place * CARDS + kind) * MOST_ABILITIES + ability] += 1
        for entry in s.buried[seat]:
            if entry >= SEEN:
                cells[at + self.buried_seen + place * CARDS + entry % SEEN] += 1

    def write_ranks(self, s: WinterState, away: list[int], cells: bytearray, at: int) -> None:
        """Who stands where on the veneration track."""
        for rank, seat in enumerate(s.rank):
            cells[at + self.rank + away[seat] * 4 + rank] = 1

    def write_own(self, s: WinterState, seat: int, cells: bytearray, at: int) -> None:
        """What only its owner may know."""
        count_in(s.hand[seat], cells, at + self.hand)
        count_in(s.deck[seat], cells, at + self.deck)
        count_in(s.eclipse[seat], cells, at + self.eclipse)
        for entry in s.buried[seat]:
            cells[at + self.buried + entry % SEEN] += 1


def count_in(cards: list[int], cells: bytearray, at: int) -> None:
    """How many there are of each kind."""
    for kind in cards:
        cells[at + kind] += 1
