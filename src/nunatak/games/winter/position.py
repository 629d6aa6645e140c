"""Positions of Endless Winter as readable data.  docs/games/winter.md describes every field."""

from __future__ import annotations

from typing import Final

from nunatak.engine.json import Json
from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.field import CELLS, LEVELS, PLACE_NAMES, cells_in
from nunatak.games.winter.geometry import HEX_NAMES, HEXES, JUNCTURE_NAMES
from nunatak.games.winter.names import (
    BOARDS,
    CARD_NAMES,
    CHIEFS,
    COLUMNS,
    FIGURES,
    GLACIER_TOKENS,
    LAYOUTS,
    MOST_ABILITIES,
    NOWHERE,
    REST,
    REST_TOKENS,
    ROUNDS,
    SETUP_CARDS,
    SIDES,
    SOURCES,
    SOURCES_COUNT,
    SPECIES,
    SPECIES_COUNT,
    STONE_SLOTS,
    STONES,
    TERRAIN,
    TYPES,
)
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.words import Figure, Space

FIGURE_NAMES: Final[list[Figure]] = ["chief", "tribe_1", "tribe_2"]
GREY: Final = "grey"


def write_pieces(s: WinterState) -> dict[str, Json]:
    """Everything on the table."""
    side = len(s.stones) // 2
    open_cards: list[Json] = [None if kind < 0 else CARD_NAMES[kind] for kind in s.open_culture]
    covered: dict[str, Json] = {name: _figure(s, s.covered[i]) for i, name in enumerate(COLUMNS)}
    settlements: dict[str, Json] = {
        JUNCTURE_NAMES[j]: s.agreed.tribe(owner - 1) for j, owner in enumerate(s.settlements) if owner
    }
    tokens: dict[str, Json] = {
        HEX_NAMES[h]: {"token": GLACIER_TOKENS[s.tokens[h]], "up": bool(s.turned >> h & 1)}
        for h in range(HEXES)
        if s.tokens[h] >= 0
    }
    chiefs: list[Json] = [CHIEFS[chief] for chief in s.offered_chiefs]
    setups: list[Json] = [SETUP_CARDS[card] for card in s.offered_setups]
    players: dict[str, Json] = {s.agreed.tribe(seat): _player(s, seat) for seat in range(s.agreed.players)}
    return {
        "round": s.round_number,
        "turn": s.turn + 1,
        "phase": "eclipse" if s.eclipsed else "action",
        "order": tribe_names(s, s.order),
        "at": s.at + 1,
        "acting": _acting(s),
        "covered": covered,
        "culture": {
            "open": open_cards,
            "era_1": [*card_names(s.culture_deck[0][::-1])],
            "era_2": [*card_names(s.culture_deck[1][::-1])],
            "gone": [*card_names(s.culture_gone)],
        },
        "tribe_decks": {name: s.tribe_decks[i] for i, name in enumerate(TYPES)},
        "animals": {
            "deck": _species_names(s.animal_deck[s.animals_dealt :]),
            "grounds": _species_names(s.grounds),
        },
        "stones": {
            "left": [*stone_names(s.stones[:side])],
            "right": [*stone_names(s.stones[side:])],
            "box": [*stone_names(s.stone_box)],
        },
        "land": {HEX_NAMES[h]: TERRAIN[s.land[h]] for h in range(HEXES)},
        "settlements": settlements,
        "megaliths": field_data(s),
        "rank": tribe_names(s, s.rank),
        "glacier_tokens": {"on": tokens, "box": [GLACIER_TOKENS[token] for token in s.token_box]},
        "rest_tokens": {
            "stack": [REST_TOKENS[token] for token in s.rest_stack],
            "open": s.rest_open,
            "unseen": s.rest_unseen,
        },
        "offered": {"chiefs": chiefs, "setup_cards": setups},
        "players": players,
    }


def _acting(s: WinterState) -> dict[str, Json]:
    """The turn in progress."""
    return {
        "labor_halves": s.labor,
        "culture_cards": s.cultures,
        "types_taken": [*kinds_in(s.taken)],
        "may_not_play": [*kinds_in(s.banned)],
        "at": space_name(s.where),
        "chief_placed": s.chief_placed,
        "chief_used": [*abilities_in(s.chief_used)],
        "token": None if s.token < 0 else REST_TOKENS[s.token],
        "token_used": [*abilities_in(s.token_used)],
        "token_claimed": s.token_claimed,
    }


def _player(s: WinterState, seat: int) -> dict[str, Json]:
    """Everything of one player."""
    first = seat * 2 * SPECIES_COUNT
    camps: dict[str, Json] = {
        HEX_NAMES[h]: s.camps[seat * HEXES + h] for h in range(HEXES) if s.camps[seat * HEXES + h]
    }
    above: list[Json] = [
        {"card": CARD_NAMES[entry >> 4], "used": [*abilities_in(entry & 15)]} for entry in s.above[seat]
    ]
    buried: list[Json] = [{"card": CARD_NAMES[e % SEEN], "seen": e >= SEEN} for e in s.buried[seat]]
    return {
        "food": s.food[seat],
        "tools": s.tools[seat],
        "vp": s.vp[seat],
        "chief": None if s.chiefs[seat] < 0 else CHIEFS[s.chiefs[seat]],
        "side": None if s.sides[seat] < 0 else SIDES[s.sides[seat]],
        "setup_card": None if s.setups[seat] < 0 else SETUP_CARDS[s.setups[seat]],
        "figures": {name: space_name(s.figures[seat * FIGURES + i]) for i, name in enumerate(FIGURE_NAMES)},
        "hand": [*card_names(s.hand[seat])],
        "deck": [*card_names(s.deck[seat][::-1])],
        "discard": [*card_names(s.discard[seat])],
        "above": above,
        "eclipse": [*card_names(s.eclipse[seat])],
        "buried": buried,
        "shown": [*card_names(s.shown[seat])],
        "animals": _animals(s.animals[first : first + SPECIES_COUNT]),
        "tipped": _animals(s.animals[first + SPECIES_COUNT : first + 2 * SPECIES_COUNT]),
        "camps": camps,
        "megaliths": s.megaliths_home[seat],
        "offering": s.offering[seat],
        "veneration": s.veneration[seat],
        "stones": [*stone_names([stone for stone in _stones(s, seat) if stone >= 0])],
        "eclipse_halves": s.eclipse_labor[seat],
        "scored": _scored(s, seat),
    }


def field_data(s: WinterState) -> dict[str, Json]:
    """The megalith field: layout, boards on its places, and whose megalith stands where, by tribe."""
    raised: dict[str, Json] = {
        place: GREY if seat < 0 else s.agreed.tribe(seat) for place, seat in raised_by(s).items()
    }
    boards: list[Json] = [BOARDS[board] for board in s.field.boards]
    return {"layout": LAYOUTS[s.field.layout], "boards": boards, "raised": raised}


def raised_by(s: WinterState) -> dict[str, int]:
    """Whose megalith stands where; -1 for a grey one."""
    raised: dict[str, int] = {}
    for level in range(LEVELS):
        for cell in cells_in(s.raised[level]):
            owner = -1
            for seat in range(s.agreed.players):
                if s.own[seat * LEVELS + level] >> cell & 1:
                    owner = seat
            raised[PLACE_NAMES[level * CELLS + cell]] = owner
    return raised


def card_names(kinds: list[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[kind] for kind in kinds]


def kinds_in(mask: int) -> list[str]:
    """The types of tribe cards in a mask."""
    return [name for i, name in enumerate(CARD_NAMES) if mask >> i & 1]


def abilities_in(mask: int) -> list[int]:
    """The abilities in a mask, counted from 1."""
    return [i + 1 for i in range(MOST_ABILITIES) if mask >> i & 1]


def space_name(where: int) -> Space | None:
    """Where a figure stands; None at home."""
    if where == NOWHERE:
        return None
    return "rest" if where == REST else COLUMNS[where]


def stone_names(stones: list[int]) -> list[str | None]:
    """Stones by name, None for an empty place."""
    return [None if stone < 0 else STONES[stone] for stone in stones]


def tribe_names(s: WinterState, seats: list[int]) -> list[Json]:
    """Seats by the names of their tribes."""
    return [s.agreed.tribe(seat) for seat in seats]


def _stones(s: WinterState, seat: int) -> list[int]:
    return s.owned_stones[seat * STONE_SLOTS : (seat + 1) * STONE_SLOTS]


def _species_names(species: list[int]) -> list[Json]:
    return [SPECIES[kind] for kind in species]


def _animals(counts: list[int]) -> dict[str, Json]:
    return {SPECIES[i]: count for i, count in enumerate(counts) if count}


def _figure(s: WinterState, figure: int) -> dict[str, Json] | None:
    if figure == NOWHERE:
        return None
    return {"seat": s.agreed.tribe(figure // FIGURES), "figure": FIGURE_NAMES[figure % FIGURES]}


def _scored(s: WinterState, seat: int) -> list[Json]:
    rounds: list[Json] = []
    for number in range(ROUNDS):
        first = (seat * ROUNDS + number) * SOURCES_COUNT
        rounds.append({name: s.scored[first + i] for i, name in enumerate(SOURCES) if s.scored[first + i]})
    return rounds
