"""How many pieces there are in all, each counted where it lies.  EW-COMP-1"""

from __future__ import annotations

from nunatak.games.winter.geometry import HEXES
from nunatak.games.winter.names import CARDS, FIRST_CULTURE, TYPES
from nunatak.games.winter.state import WinterState


def count_cards(s: WinterState) -> list[int]:
    """The cards of all players, by kind."""
    counts = [0] * CARDS
    for seat in range(s.agreed.players):
        for kind in cards_of(s, seat):
            counts[kind] += 1
    return counts


def cards_of(s: WinterState, seat: int) -> list[int]:
    """All cards that a player owns."""
    cards = s.hand[seat] + s.deck[seat] + s.discard[seat] + s.eclipse[seat]
    return cards + [entry >> 4 for entry in s.above[seat]] + [entry & 63 for entry in s.buried[seat]]


def count_pieces(s: WinterState) -> dict[str, int]:
    """The same numbers at every decision of a game."""
    owned = count_cards(s)
    culture = [kind for kind in s.open_culture if kind >= 0] + s.culture_deck[0] + s.culture_deck[1] + s.culture_gone
    for kind in range(FIRST_CULTURE, CARDS):
        culture += [kind] * owned[kind]
    stones = [stone for stone in s.stones + s.owned_stones if stone >= 0] + s.stone_box
    glacier = [token for token in s.tokens if token >= 0] + s.token_box
    rest = s.rest_stack + ([s.token] if s.token >= 0 else [])
    raised = sum(mask.bit_count() for mask in s.raised)
    return {
        "tribe cards": sum(owned[: len(TYPES)]) + sum(s.tribe_decks),
        "starting cards": sum(owned[len(TYPES) : FIRST_CULTURE]),
        "culture cards": len(culture),
        "different culture cards": len(set(culture)),
        "animals": len(s.animal_deck) - s.animals_dealt + len(s.grounds) + sum(s.animals),
        "stones": len(stones),
        "different stones": len(set(stones)),
        "camps": sum(s.camps) + sum(s.camps_home),
        "settlements": sum(s.settlements_home) + sum(1 for owner in s.settlements if owner),
        "megaliths": sum(s.megaliths_home) + raised,
        "figures": len(s.figures),
        "hexes": len([h for h in range(HEXES) if s.land[h] >= 0]),
        "glacier tokens": len(set(glacier)),
        "rest tokens": len(set(rest)),
    }
