"""What lies on the table for everybody: columns, cards, stones, the land, megaliths, idols."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, one_hot, put, put_rows
from nunatak.games.winter.field import CELLS, LEVELS, PLACE_NAMES, cells_in
from nunatak.games.winter.geometry import HEX_NAMES, HEXES, JUNCTURE_NAMES
from nunatak.games.winter.names import (
    COLUMNS,
    CULTURE,
    FIGURES,
    FIRST_CULTURE,
    GLACIER_TOKENS,
    GROUNDS,
    OPEN_CULTURE,
    REST_TOKENS,
    SPECIES,
    STONES,
    TERRAIN,
    TYPES,
)
from nunatak.games.winter.state import WinterState

MOST: Final = 4
GREY: Final = 4  # who a grey megalith belongs to, behind the players
PLACES: Final = LEVELS * CELLS
FACE_DOWN: Final = len(GLACIER_TOKENS)


class BoardCells:
    """The main board, the terrain, the megalith field, the idols."""

    def __init__(self, layout: Layout, player: Axis) -> None:
        add = layout.add
        hexes = Axis("hex", HEX_NAMES)
        culture = Axis("card", CULTURE)
        self.covered = add(
            "covered", "whose figure covers the bottom of a column", [Axis("column", [*COLUMNS]), player]
        )
        spaces = Axis("space", [f"space {i + 1}" for i in range(OPEN_CULTURE)])
        self.open = add("open_culture", "the open culture card on each space", [spaces, culture])
        self.decks = add("culture_decks", "cards left in a culture deck", [Axis("era", ["I", "II"])], HIGHEST)
        self.gone = add("culture_gone", "culture cards that were taken out of the game", [culture])
        self.tribe_decks = add("tribe_decks", "tribe cards left of a type", [Axis("type", [*TYPES])], HIGHEST)
        species = Axis("species", [*SPECIES])
        self.animal_deck = add("animal_deck", "cards left in the animal deck", highest=HIGHEST)
        self.grounds = add("grounds", "animals in the hunting grounds", [species], GROUNDS)
        self.stones = add("stones", "1 for each sacred stone that can be taken", [Axis("stone", STONES)])
        self.terrain = add("terrain", "what a hex is", [hexes, Axis("terrain", [*TERRAIN])])
        self.terrains = one_hot(len(TERRAIN))
        tokens = Axis("token", [*GLACIER_TOKENS, "face down"])
        self.tokens = add("glacier_tokens", "the glacier token on a hex", [hexes, tokens])
        self.camps = add("camps", "camps of a player on a hex", [player, hexes], HIGHEST)
        self.settlements = add("settlements", "settlements of a player", [player, Axis("juncture", JUNCTURE_NAMES)])
        owner = Axis("owner", [*player.labels, "grey"])
        self.megaliths = add("megaliths", "whose megalith stands on a place", [owner, Axis("place", PLACE_NAMES)])
        self.rest_open = add("rest_open", "the open rest token", [Axis("token", REST_TOKENS)])
        self.rest_down = add("rest_face_down", "rest tokens that lie face down", highest=len(REST_TOKENS))

    def write(self, s: WinterState, away: list[int], cells: bytearray, at: int) -> None:
        for column, figure in enumerate(s.covered):
            if figure >= 0:
                cells[at + self.covered + column * MOST + away[figure // FIGURES]] = 1
        self._write_supplies(s, cells, at)
        self._write_land(s, away, cells, at)
        self._write_megaliths(s, away, cells, at)
        if s.rest_open:
            cells[at + self.rest_open + s.rest_stack[0]] = 1
        cells[at + self.rest_down] = len(s.rest_stack) - (1 if s.rest_open else 0)

    def _write_supplies(self, s: WinterState, cells: bytearray, at: int) -> None:
        for space, kind in enumerate(s.open_culture):
            if kind >= 0:
                cells[at + self.open + space * len(CULTURE) + kind - FIRST_CULTURE] = 1
        for era, deck in enumerate(s.culture_deck):
            put(cells, at + self.decks + era, len(deck))
        for kind in s.culture_gone:
            cells[at + self.gone + kind - FIRST_CULTURE] = 1
        for kind, left in enumerate(s.tribe_decks):
            put(cells, at + self.tribe_decks + kind, left)
        put(cells, at + self.animal_deck, len(s.animal_deck) - s.animals_dealt)
        for species in s.grounds:
            cells[at + self.grounds + species] += 1
        for stone in s.stones:
            if stone >= 0:
                cells[at + self.stones + stone] = 1

    def _write_land(self, s: WinterState, away: list[int], cells: bytearray, at: int) -> None:
        put_rows(cells, at + self.terrain, [self.terrains[land] for land in s.land])
        if s.agreed.glacier_tokens:
            for h in range(HEXES):
                token = s.tokens[h]
                if token >= 0:
                    seen = token if s.turned >> h & 1 else FACE_DOWN
                    cells[at + self.tokens + h * (FACE_DOWN + 1) + seen] = 1
        camps = s.camps
        for seat in range(s.agreed.players):
            first = at + self.camps + away[seat] * HEXES
            own = seat * HEXES
            for h in range(HEXES):
                if camps[own + h]:
                    cells[first + h] = camps[own + h]
        for juncture, owner in enumerate(s.settlements):
            if owner:
                cells[at + self.settlements + away[owner - 1] * len(JUNCTURE_NAMES) + juncture] = 1

    def _write_megaliths(self, s: WinterState, away: list[int], cells: bytearray, at: int) -> None:
        for level in range(LEVELS):
            grey = s.raised[level]
            if not grey:
                continue
            first = at + self.megaliths + level * CELLS
            for seat in range(s.agreed.players):
                own = s.own[seat * LEVELS + level]
                grey &= ~own
                for cell in cells_in(own):
                    cells[first + away[seat] * PLACES + cell] = 1
            for cell in cells_in(grey):
                cells[first + GREY * PLACES + cell] = 1
