"""What a seat may see.  EW-INFO"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.doing.megaliths import next_is_grey
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.doing.settling import influence
from nunatak.games.winter.geometry import HEX_NAMES, HEXES, JUNCTURE_NAMES
from nunatak.games.winter.names import (
    CARD_NAMES,
    CHIEFS,
    COLUMNS,
    FIGURES,
    GLACIER_TOKENS,
    NOWHERE,
    REST_TOKENS,
    ROUNDS,
    SETUP_CARDS,
    SOURCES,
    SOURCES_COUNT,
    SPECIES,
    SPECIES_COUNT,
    STONE_SLOTS,
    TERRAIN,
    TYPES,
)
from nunatak.games.winter.position import (
    FIGURE_NAMES,
    abilities_in,
    above_data,
    card_names,
    field_data,
    kinds_in,
    space_name,
    stone_names,
)
from nunatak.games.winter.scoring import FINAL_PARTS, final_parts
from nunatak.games.winter.state import WinterState


def write_view(s: WinterState, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it; None is a spectator."""
    players: list[Json] = [_player(s, i, seat == i) for i in range(s.agreed.players)]
    order: list[Json] = [*s.order]
    rank: list[Json] = [*s.rank]
    offering: list[Json] = [*s.offering]
    veneration: list[Json] = [*s.veneration]
    side = len(s.stones) // 2
    settlements: dict[str, Json] = {JUNCTURE_NAMES[j]: owner - 1 for j, owner in enumerate(s.settlements) if owner}
    gone: list[Json] = [CARD_NAMES[kind] for kind in s.culture_gone]
    open_cards: list[Json] = [None if kind < 0 else CARD_NAMES[kind] for kind in s.open_culture]
    decks: list[Json] = [len(deck) for deck in s.culture_deck]
    grounds: list[Json] = [SPECIES[species] for species in s.grounds]
    chiefs: list[Json] = [CHIEFS[chief] for chief in s.offered_chiefs]
    setups: list[Json] = [SETUP_CARDS[card] for card in s.offered_setups]
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
        "winners": [*s.winners()],
        "order": order,
        "active": s.order[min(s.at, len(s.order) - 1)],
        "acting": _acting(s, seat),
        "offered": {"chiefs": chiefs, "setup_cards": setups},
        "columns": _columns(s),
        "culture": {"open": open_cards, "decks": decks, "gone": gone},
        "tribe_decks": {name: s.tribe_decks[i] for i, name in enumerate(TYPES)},
        "animals": {"deck": len(s.animal_deck) - s.animals_dealt, "grounds": grounds},
        "stones": {"left": stone_names(s.stones[:side]), "right": stone_names(s.stones[side:])},
        "land": _land(s),
        "settlements": settlements,
        "megaliths": field_data(s, False),
        "idols": {"offering": offering, "veneration": veneration, "rank": rank},
        "rest_tokens": {
            "open": REST_TOKENS[s.rest_stack[0]] if s.rest_open else None,
            "face_down": len(s.rest_stack) - (1 if s.rest_open else 0),
        },
        "players": players,
    }


def _phase(s: WinterState) -> str:
    if not s.steps:
        return "over"
    if s.round_number == 0:
        return "setup"
    return "eclipse" if s.eclipsed else "action"


def _acting(s: WinterState, seat: int | None) -> dict[str, Json]:
    """The turn in progress; which card in hand may not be played is its owner's business."""
    told: dict[str, Json] = {
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


def _columns(s: WinterState) -> dict[str, Json]:
    """Who stands where, and who covers the bottom of each column."""
    columns: dict[str, Json] = {}
    for column, name in enumerate(COLUMNS):
        figures: list[Json] = [
            {"seat": i // FIGURES, "figure": FIGURE_NAMES[i % FIGURES]}
            for i, where in enumerate(s.figures)
            if where == column
        ]
        covered = s.covered[column]
        columns[name] = {
            "figures": figures,
            "covered": None if covered == NOWHERE else covered // FIGURES,
        }
    return columns


def _land(s: WinterState) -> dict[str, Json]:
    """The hexes: terrain, camps, influence, and who would get the bonus of an eclipse now."""
    land: dict[str, Json] = {}
    for h in range(HEXES):
        camps: list[Json] = [s.camps[seat * HEXES + h] for seat in range(s.agreed.players)]
        weights = [influence(s, seat, h) for seat in range(s.agreed.players)]
        most = max(weights)
        told: dict[str, Json] = {"terrain": TERRAIN[s.land[h]], "camps": camps, "influence": [*weights]}
        leading: list[Json] = [seat for seat, weight in enumerate(weights) if weight == most and most > 0]
        told["leading"] = leading
        if s.tokens[h] >= 0:
            told["token"] = GLACIER_TOKENS[s.tokens[h]] if s.turned >> h & 1 else "face_down"
        land[HEX_NAMES[h]] = told
    return land


def _player(s: WinterState, seat: int, own: bool) -> dict[str, Json]:
    """A player's board; hand, deck, eclipse deck and buried cards only as far as the viewer may know them."""
    first = seat * 2 * SPECIES_COUNT
    animals: dict[str, Json] = {}
    tipped: dict[str, Json] = {}
    for species, name in enumerate(SPECIES):
        if s.animals[first + species]:
            animals[name] = s.animals[first + species]
        if s.animals[first + SPECIES_COUNT + species]:
            tipped[name] = s.animals[first + SPECIES_COUNT + species]
    parts = final_parts(s, seat)
    final: dict[str, Json] = {name: parts[i] for i, name in enumerate(FINAL_PARTS)}
    told: dict[str, Json] = {
        "tribe": s.agreed.tribe(seat),
        "chief": None if s.chiefs[seat] < 0 else CHIEFS[s.chiefs[seat]],
        "side": None if s.sides[seat] < 0 else "ab"[s.sides[seat]],
        "setup_card": None if s.setups[seat] < 0 else SETUP_CARDS[s.setups[seat]],
        "food": s.food[seat],
        "food_max": food_max(s, seat),
        "tools": s.tools[seat],
        "vp": s.vp[seat],
        "score": s.vp[seat] + sum(parts),
        "final": final,
        "scored": _scored(s, seat),
        "figures": {name: space_name(s.figures[seat * FIGURES + i]) for i, name in enumerate(FIGURE_NAMES)},
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
        "above": above_data(s, seat),
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


def _scored(s: WinterState, seat: int) -> list[Json]:
    """Immediate VP by round and source, sources without VP left out."""
    rounds: list[Json] = []
    for number in range(ROUNDS):
        first = (seat * ROUNDS + number) * SOURCES_COUNT
        rounds.append({name: s.scored[first + i] for i, name in enumerate(SOURCES) if s.scored[first + i]})
    return rounds
