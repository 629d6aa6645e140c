"""How a player of Endless Winter stands, counted in the units that the weights multiply."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.winter.gains import eclipses_left, turns_left
from nunatak.bots.evaluate.winter.map import Land, settled, towards_settlement
from nunatak.bots.evaluate.winter.weights import WinterWeights
from nunatak.bots.evaluate.winter.worth import Worths, ability_worth, gains_worth
from nunatak.games.winter.doing.resources import affordable, food_max
from nunatak.games.winter.doing.stones import stone_points
from nunatak.games.winter.effects.ability import ECLIPSE, LABOR, WHEN
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.gaining import possible
from nunatak.games.winter.names import (
    CARD_NAMES,
    FIRST_CULTURE,
    MEGALITHS,
    NOWHERE,
    ROUNDS,
    SPECIES_COUNT,
    STONE_SLOTS,
    TURNS,
)
from nunatak.games.winter.scoring import animal_points, card_points, offering_points, veneration_points
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.preparation import CARDS_A_ROUND

PLENTY: Final = 6  # food or tools beyond this count only half
AMOUNTS: Final = [
    "points", "food", "tool", "idols", "offering", "animal", "buried", "camp_out", "half_labor", "land", "settlements",
    "megaliths", "stones", "towards", "ground", "hand", "above", "eclipse", "deck",
    "turns", "nightfall",
    # What tells the end of a game beyond its worth to the next answer.
    "venerated", "revered", "worship", "altar", "stock", "stones_now", "raised", "cards", "tribesmen",
]  # fmt: skip
TRIBESMAN: Final = CARD_NAMES.index("tribesman")
FEW_CARDS: Final = 8  # a smaller deck brings the same ones again


class Standing:
    """One player's amounts: what there is, what every eclipse to come brings, what the cards will do."""

    def __init__(self, s: WinterState, seat: int, w: Worths) -> None:
        self.tally(s, seat, w)
        self.land = 0.0  # hexes led, until the end
        self.settlements = 0.0
        self.megaliths = 0.0  # empty slots on the own board
        self.stones = 0.0
        self.stones_now = 0.0  # what they count today
        self.towards = 0.0  # camps that stand together
        self.ground = 0.0  # own megaliths to be stacked on
        self.look_ahead(s, seat, w)
        self.hand = 0.0
        self.above = 0.0  # abilities of cards above the board
        self.eclipse = 0.0
        self.deck = 0.0  # cards to be drawn, by their mean worth
        self.tribesmen = 0.0  # the least of the own cards, and the first to be buried
        self.count_cards(s, seat, w)
        self.turns = 0.0  # still to be taken in this round
        self.nightfall = 0.0  # 1 as long as the own part of this round's eclipse is to come
        self.count_turns(s, seat)
        self.cards = float(len(s.hand[seat]))
        self.raised = float(MEGALITHS - s.megaliths_home[seat])

    def tally(self, s: WinterState, seat: int, w: Worths) -> None:
        """VP so far and at the end, and what food, tools, idols and animals may still become."""
        turns = turns_left(s)
        soon = min(1.0, turns / TURNS)
        early = turns / (ROUNDS * TURNS)
        worship = veneration_points(s, seat)
        self.worship = float(worship)
        self.points = float(s.vp[seat] + worship + card_points(s, seat) + animal_points(s, seat))
        # Whoever is on the veneration track is ranked there, and the first steps are the dearest to those without.
        self.venerated = 1.0 if s.veneration[seat] >= 1 else 0.0
        self.revered = 1.0 if s.veneration[seat] >= 2 else 0.0
        self.altar = 1.0 if s.offering[seat] == len(s.c.idols.rates) - 1 else 0.0
        self.food = soon * plenty(s.food[seat])
        self.tools = soon * plenty(s.tools[seat])
        self.stock = float(s.tools[seat])
        # What the offering idol promises gives way to what there really is to offer.
        self.idols = early * (w.offering[s.offering[seat]] + w.veneration[s.veneration[seat]])
        self.offering = (1 - early) * offering_points(s, seat)
        first = seat * 2 * SPECIES_COUNT
        self.animals = early * sum(s.animals[first : first + SPECIES_COUNT])
        self.buried = early * len(s.buried[seat])
        self.camps_out = early * food_max(s, seat)
        usable = s.where == NOWHERE and not s.eclipsed and s.order[s.at] == seat
        self.labor = float(s.labor) if usable else 0.0

    def look_ahead(self, s: WinterState, seat: int, w: Worths) -> None:
        """What every eclipse to come brings: hexes, settlements, empty megalith slots, stones."""
        eclipses = eclipses_left(s)
        if eclipses == 0:
            return
        k = w.weights
        self.land = eclipses * Land(s, seat, w.terrain, k.led).income()
        self.settlements = eclipses * settled(s, seat, w.settlement_slot, k)
        gone = MEGALITHS - s.megaliths_home[seat]
        slots = 0.0
        for slot in range(gone // 2):
            slots += w.megalith_slot[slot]
        if gone % 2:
            slots += 0.5 * w.megalith_slot[gone // 2]
        self.megaliths = eclipses * slots
        stones = 0.0
        for slot in range(STONE_SLOTS):
            stone = s.owned_stones[seat * STONE_SLOTS + slot]
            if stone >= 0:
                counted = stone_points(s, seat, stone)
                self.stones_now += counted
                stones += counted + (k.growing if eclipses > 1 else 0.0)
        self.stones = eclipses * stones
        if eclipses > 1:
            self.towards = towards_settlement(s, seat, k)
            self.ground = float(s.own[seat * LEVELS].bit_count())

    def count_cards(self, s: WinterState, seat: int, w: Worths) -> None:
        """What the own cards will do: in hand, above the board, in the eclipse deck, in the deck."""
        played = w.played
        k = w.weights
        rounds = ROUNDS - s.round_number
        turns = 0 if s.eclipsed else s.figures[seat * TURNS : (seat + 1) * TURNS].count(NOWHERE)
        in_hand = 0.0
        for kind in s.hand[seat]:
            in_hand += played[kind]
        own = in_hand
        for entry in s.above[seat]:
            kind = entry >> 4
            own += played[kind]
            if kind == TRIBESMAN:
                self.tribesmen += 1.0
            if s.eclipsed:
                self.above += open_abilities(s, seat, kind, entry, True, k)
            elif kind >= FIRST_CULTURE and s.where == NOWHERE:
                self.above += open_abilities(s, seat, kind, entry, False, k)
        for kind in s.eclipse[seat]:
            self.eclipse += w.eclipse[kind]
            own += played[kind]
        for kind in s.deck[seat]:
            own += played[kind]
        for kind in s.discard[seat]:
            own += played[kind]
        for pile in (s.hand[seat], s.eclipse[seat], s.deck[seat], s.discard[seat]):
            self.tribesmen += pile.count(TRIBESMAN)
        self.hand = (k.playable if turns else (k.kept if rounds else 0.0)) * in_hand
        if rounds:
            count = len(s.hand[seat]) + len(s.above[seat]) + len(s.eclipse[seat])
            count += len(s.deck[seat]) + len(s.discard[seat])
            self.deck = CARDS_A_ROUND * rounds * own / max(count, FEW_CARDS)

    def count_turns(self, s: WinterState, seat: int) -> None:
        """What the seat may still do in this round: whoever has just moved is not ahead for good."""
        if s.eclipsed:
            self.nightfall = 1.0 if s.order.index(seat) >= s.at else 0.0
        else:
            self.nightfall = 1.0
            self.turns = float(s.figures[seat * TURNS : (seat + 1) * TURNS].count(NOWHERE))

    def amounts(self) -> list[float]:
        """In the order of their names."""
        return [
            self.points, self.food, self.tools, self.idols, self.offering, self.animals, self.buried, self.camps_out,
            self.labor, self.land, self.settlements, self.megaliths, self.stones, self.towards, self.ground, self.hand,
            self.above, self.eclipse, self.deck, self.turns, self.nightfall, self.venerated, self.revered, self.worship,
            self.altar, self.stock, self.stones_now, self.raised, self.cards, self.tribesmen,
        ]  # fmt: skip


def plenty(count: int) -> float:
    """So many food or tools: what is beyond plenty counts half."""
    return count if count <= PLENTY else PLENTY + (count - PLENTY) / 2


def open_abilities(s: WinterState, seat: int, kind: int, entry: int, eclipse: bool, w: WinterWeights) -> float:
    """VP of the abilities of a card above the board that have not been used yet and can be paid."""
    total = 0.0
    for i, ability in enumerate(s.c.abilities[kind]):
        if not entry >> i & 1 and (ability.scope == ECLIPSE) == eclipse and affordable(s, seat, ability):
            if ability.scope == WHEN:
                total += w.echo * gains_worth(ability.parts, w)
            elif (not eclipse or ability.parts[0] != LABOR) and possible(s, seat, ability.parts):
                total += ability_worth(ability, w)
    return total
