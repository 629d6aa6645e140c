"""What a seat may see.  EW-INFO"""

from __future__ import annotations

from typing import Literal

from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.doing.megaliths import next_is_grey
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.doing.settling import influence
from nunatak.games.winter.geometry import HEX_NAMES, HEXES, JUNCTURE_NAMES
from nunatak.games.winter.names import (
    BOARDS,
    CARD_NAMES,
    CHIEFS,
    DEVELOP,
    FIGURES,
    GLACIER_TOKENS,
    HUNT,
    INITIATE,
    LAYOUTS,
    NOWHERE,
    REST_TOKENS,
    ROUNDS,
    SETTLE,
    SETUP_CARDS,
    SIDES,
    SOURCES,
    SOURCES_COUNT,
    SPECIES,
    SPECIES_COUNT,
    STONE_SLOTS,
    TERRAIN,
)
from nunatak.games.winter.position import (
    FIGURE_NAMES,
    GREY,
    abilities_in,
    card_names,
    kinds_in,
    raised_by,
    space_name,
    stone_names,
)
from nunatak.games.winter.scoring import final_parts
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.types.view import (
    StandingFigure,
    WinterActing,
    WinterColumnView,
    WinterField,
    WinterHerd,
    WinterHex,
    WinterPlayer,
    WinterScored,
    WinterTable,
)


def write_view(s: WinterState, seat: int | None) -> WinterTable:
    """The table as a seat sees it; None is a spectator."""
    side = len(s.stones) // 2
    elder, crafter, scout, hunter, shaman = s.tribe_decks
    return {
        "game": "winter",
        "seat": seat,
        "variants": {
            "draft": s.agreed.draft,
            "glacier_tokens": s.agreed.glacier_tokens,
            "rest_tokens": s.agreed.rest_tokens,
        },
        "round": s.round_number,
        "turn": s.turn + 1,
        "phase": _phase(s),
        "over": not s.steps,
        "winners": s.winners(),
        "order": [*s.order],
        "active": s.order[min(s.at, len(s.order) - 1)],
        "acting": _acting(s, seat),
        "offered": {
            "chiefs": [CHIEFS[chief] for chief in s.offered_chiefs],
            "setup_cards": [SETUP_CARDS[card] for card in s.offered_setups],
        },
        "columns": {
            "initiate": _column(s, INITIATE),
            "develop": _column(s, DEVELOP),
            "settle": _column(s, SETTLE),
            "hunt": _column(s, HUNT),
        },
        "culture": {
            "open": [None if kind < 0 else CARD_NAMES[kind] for kind in s.open_culture],
            "decks": [len(deck) for deck in s.culture_deck],
            "gone": card_names(s.culture_gone),
        },
        "tribe_decks": {"elder": elder, "crafter": crafter, "scout": scout, "hunter": hunter, "shaman": shaman},
        "animals": {
            "deck": len(s.animal_deck) - s.animals_dealt,
            "grounds": [SPECIES[species] for species in s.grounds],
        },
        "stones": {"left": stone_names(s.stones[:side]), "right": stone_names(s.stones[side:])},
        "land": _land(s),
        "settlements": {JUNCTURE_NAMES[j]: owner - 1 for j, owner in enumerate(s.settlements) if owner},
        "megaliths": _field(s),
        "idols": {"offering": [*s.offering], "veneration": [*s.veneration], "rank": [*s.rank]},
        "rest_tokens": {
            "open": REST_TOKENS[s.rest_stack[0]] if s.rest_open else None,
            "face_down": len(s.rest_stack) - (1 if s.rest_open else 0),
        },
        "players": [_player(s, i, seat == i) for i in range(s.agreed.players)],
    }


def _phase(s: WinterState) -> Literal["setup", "action", "eclipse", "over"]:
    if not s.steps:
        return "over"
    if s.round_number == 0:
        return "setup"
    return "eclipse" if s.eclipsed else "action"


def _acting(s: WinterState, seat: int | None) -> WinterActing:
    """The turn in progress; which card in hand may not be played is its owner's business."""
    told: WinterActing = {
        "labor_halves": s.labor,
        "culture_cards": s.cultures,
        "at": space_name(s.where),
        "types_taken": kinds_in(s.taken),
        "chief_placed": s.chief_placed,
        "chief_used": abilities_in(s.chief_used),
        "token": None if s.token < 0 else REST_TOKENS[s.token],
        "token_used": abilities_in(s.token_used),
    }
    if s.order[min(s.at, len(s.order) - 1)] == seat:
        told["may_not_play"] = kinds_in(s.banned)
    return told


def _column(s: WinterState, column: int) -> WinterColumnView:
    """Who stands in a column, and who covers its bottom."""
    figures: list[StandingFigure] = [
        {"seat": i // FIGURES, "figure": FIGURE_NAMES[i % FIGURES]}
        for i, where in enumerate(s.figures)
        if where == column
    ]
    covered = s.covered[column]
    return {"figures": figures, "covered": None if covered == NOWHERE else covered // FIGURES}


def _field(s: WinterState) -> WinterField:
    """The megaliths, by seat."""
    return {
        "layout": LAYOUTS[s.field.layout],
        "boards": [BOARDS[board] for board in s.field.boards],
        "raised": {place: GREY if seat < 0 else seat for place, seat in raised_by(s).items()},
    }


def _land(s: WinterState) -> dict[str, WinterHex]:
    """The hexes: terrain, camps, influence, and who would get the bonus of an eclipse now."""
    land: dict[str, WinterHex] = {}
    for h in range(HEXES):
        weights = [influence(s, seat, h) for seat in range(s.agreed.players)]
        most = max(weights)
        told: WinterHex = {
            "terrain": TERRAIN[s.land[h]],
            "camps": [s.camps[seat * HEXES + h] for seat in range(s.agreed.players)],
            "influence": weights,
            "leading": [seat for seat, weight in enumerate(weights) if weight == most and most > 0],
        }
        if s.tokens[h] >= 0:
            told["token"] = GLACIER_TOKENS[s.tokens[h]] if s.turned >> h & 1 else "face_down"
        land[HEX_NAMES[h]] = told
    return land


def _player(s: WinterState, seat: int, own: bool) -> WinterPlayer:
    """A player's board; hand, deck, eclipse deck and buried cards only as far as the viewer may know them."""
    first = seat * 2 * SPECIES_COUNT
    animals: WinterHerd = {}
    tipped: WinterHerd = {}
    for species, name in enumerate(SPECIES):
        if s.animals[first + species]:
            animals[name] = s.animals[first + species]
        if s.animals[first + SPECIES_COUNT + species]:
            tipped[name] = s.animals[first + SPECIES_COUNT + species]
    parts = final_parts(s, seat)
    offering, veneration, cards, beasts = parts
    chief, tribe_1, tribe_2 = s.figures[seat * FIGURES : (seat + 1) * FIGURES]
    told: WinterPlayer = {
        "tribe": s.agreed.tribe(seat),
        "chief": None if s.chiefs[seat] < 0 else CHIEFS[s.chiefs[seat]],
        "side": None if s.sides[seat] < 0 else SIDES[s.sides[seat]],
        "setup_card": None if s.setups[seat] < 0 else SETUP_CARDS[s.setups[seat]],
        "food": s.food[seat],
        "food_max": food_max(s, seat),
        "tools": s.tools[seat],
        "vp": s.vp[seat],
        "score": s.vp[seat] + sum(parts),
        "final": {"offering": offering, "veneration": veneration, "cards": cards, "animals": beasts},
        "scored": _scored(s, seat),
        "figures": {"chief": space_name(chief), "tribe_1": space_name(tribe_1), "tribe_2": space_name(tribe_2)},
        "camps": s.camps_home[seat],
        "settlements": s.settlements_home[seat],
        "megaliths": s.megaliths_home[seat],
        "next_megalith_grey": next_is_grey(s, seat),
        "stones": stone_names(s.owned_stones[seat * STONE_SLOTS : (seat + 1) * STONE_SLOTS]),
        "animals": animals,
        "tipped": tipped,
        "hand_size": len(s.hand[seat]),
        "deck_size": len(s.deck[seat]),
        "discard": card_names(s.discard[seat]),
        "above": [{"card": CARD_NAMES[entry >> 4], "used": abilities_in(entry & 15)} for entry in s.above[seat]],
        "eclipse_size": len(s.eclipse[seat]),
        "eclipse_halves": s.eclipse_labor[seat],
        "buried_size": len(s.buried[seat]),
    }
    if own:
        told["hand"] = card_names(s.hand[seat])
        told["deck"] = card_names(sorted(s.deck[seat]))  # what is in it, not in which order (EW-INFO-4)
        told["eclipse"] = card_names(s.eclipse[seat])
        told["buried"] = card_names([entry % SEEN for entry in s.buried[seat]])
    return told


def _scored(s: WinterState, seat: int) -> list[WinterScored]:
    """Immediate VP by round and source, sources without VP left out."""
    rounds: list[WinterScored] = []
    for number in range(ROUNDS):
        first = (seat * ROUNDS + number) * SOURCES_COUNT
        told: WinterScored = {}
        for i, name in enumerate(SOURCES):
            if s.scored[first + i]:
                told[name] = s.scored[first + i]
        rounds.append(told)
    return rounds
