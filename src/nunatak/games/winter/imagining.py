"""Another state that looks the same to a seat: everything it does not know is dealt anew.  EW-INFO"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.winter.doing.cards import SEEN
from nunatak.games.winter.doing.resources import cards_payable
from nunatak.games.winter.geometry import HEXES
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.paying import PayCards
from nunatak.games.winter.steps.whose import ability_of

# Hands to try for a player in the middle of a payment; one that fits is nearly always among the first few.
_ATTEMPTS = 200


def imagine(s: WinterState, seat: int | None, chance: Chance) -> WinterState:
    """Decks, face-down tokens and the other players' hidden cards are shuffled among their places.  EW-INFO-1"""
    other = s.copy()
    other.chance = chance.split()
    animals = s.animal_deck[s.animals_dealt :]
    chance.deal(animals)
    other.animal_deck = s.animal_deck[: s.animals_dealt] + animals
    for era in range(2):
        deck = s.culture_deck[era][:]
        chance.deal(deck)
        other.culture_deck[era] = deck
    _shuffle_glacier_tokens(other, chance)
    _shuffle_rest_tokens(other, chance)
    for player in range(s.agreed.players):
        if player == seat:
            deck = s.deck[player][:]
            chance.deal(deck)  # the order of the own deck is hidden too (EW-INFO-4)
            other.deck[player] = deck
        else:
            _deal_hidden_cards(other, player, chance)
    # What the seat to decide can do may depend on its hand.
    if other.steps and other.steps[-1].seat != seat:
        other.listed = None
    return other


def _shuffle_glacier_tokens(s: WinterState, chance: Chance) -> None:
    """Face-down tokens may be any that nobody has seen.  EW-MODG-1"""
    if not s.agreed.glacier_tokens:
        return
    hidden = [h for h in range(HEXES) if s.tokens[h] >= 0 and not s.turned >> h & 1]
    pool = s.token_box + [s.tokens[h] for h in hidden]
    chance.deal(pool)
    tokens = s.tokens[:]
    for h in hidden:
        tokens[h] = pool.pop()
    s.tokens = tokens
    s.token_box = sorted(pool)


def _shuffle_rest_tokens(s: WinterState, chance: Chance) -> None:
    """Tokens that were seen lie where they were put; those above them are unknown.  EW-MODR-4"""
    first = 1 if s.rest_open else 0
    unseen = s.rest_stack[first : first + s.rest_unseen]
    chance.deal(unseen)
    s.rest_stack = s.rest_stack[:first] + unseen + s.rest_stack[first + s.rest_unseen :]


def _deal_hidden_cards(s: WinterState, player: int, chance: Chance) -> None:
    """Hand, deck, eclipse deck and buried cards of another player, but for those seen.  EW-INFO-2, EW-INFO-5"""
    shown = s.shown[player]
    held = s.hand[player][:]
    for kind in shown:
        held.remove(kind)
    buried = s.buried[player]
    pool = held + s.deck[player] + s.eclipse[player] + [entry for entry in buried if entry < SEEN]
    hand = s.hand[player]
    for _ in range(_ATTEMPTS):
        chance.deal(pool)
        hand = sorted(shown + pool[: len(held)])
        if _can_pay_on(s, player, hand):
            break
    else:
        return
    s.hand[player] = hand
    at = len(held)
    s.deck[player] = pool[at : at + len(s.deck[player])]
    at += len(s.deck[player])
    s.eclipse[player] = sorted(pool[at : at + len(s.eclipse[player])])
    at += len(s.eclipse[player])
    redealt: list[int] = []
    for entry in buried:
        if entry < SEEN:
            redealt.append(pool[at])
            at += 1
        else:
            redealt.append(entry)
    s.buried[player] = redealt


def _can_pay_on(s: WinterState, player: int, hand: list[int]) -> bool:
    """Whether a player who has begun to pay with cards could go on with this hand: then it is a possible hand."""
    for step in s.steps:
        if isinstance(step, PayCards) and step.seat == player:
            rule = ability_of(s, player, step.whose, step.kind, step.index).card_types
            if step.types and rule:
                return len(step.options_with(rule, hand)) > 0
            return cards_payable(hand, step.left, rule)
    return True
