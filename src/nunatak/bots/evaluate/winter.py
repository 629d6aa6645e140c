"""How good a state of Endless Winter is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import REST, SETTLE, Evaluation
from nunatak.bots.evaluate.weights import Weights
from nunatak.bots.evaluate.winter_gains import ANIMAL, GROUND, GROWING, eclipses_left, turns_left
from nunatak.bots.evaluate.winter_map import Land, settled, towards_settlement
from nunatak.bots.evaluate.winter_usual import usual_answer
from nunatak.bots.evaluate.winter_worth import (
    ECHO,
    FOOD_WORTH,
    HALF_LABOR,
    TOOL_WORTH,
    Worths,
    ability_worth,
    gains_worth,
)
from nunatak.engine.state import State
from nunatak.games.winter.actions import PLACE
from nunatak.games.winter.doing.resources import affordable, food_max
from nunatak.games.winter.doing.stones import stone_points
from nunatak.games.winter.effects.ability import ECLIPSE, LABOR, WHEN
from nunatak.games.winter.field import LEVELS
from nunatak.games.winter.gaining import possible
from nunatak.games.winter.names import (
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

# Weights, in VP of the final score. Those marked * fade as the game nears its end.
PLAYABLE: Final = 0.9  # of a card's worth while it is in hand and a turn is left to play it in
KEPT: Final = 0.7  # of a card's worth in hand when only the next round can use it
DECK: Final = 0.6  # of the mean worth of the own cards, for each card to be drawn in the rounds to come
BURIED: Final = 0.4  # * each buried card, for what the veneration track may still make of it
CAMP_OUT: Final = 0.2  # * each camp that has left the board: room for food
PLENTY: Final = 6  # food or tools beyond this count only half
AGAINST: Final = 0.4  # how much the opponents' score counts against the own
VICTORY: Final = 1000.0


class WinterEvaluation(Evaluation):
    """The score as it stands, what boards and cards bring in the time left, and what lies ready to be used."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.sharpness)
        self.worths: Worths | None = None

    def known(self, s: WinterState) -> Worths:
        """What the printed pieces are worth, worked out once."""
        worths = self.worths
        if worths is None or worths.c is not s.c:
            worths = Worths(s.c)
            self.worths = worths
        return worths

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WinterState)
        if state.is_over():
            return result(state, seat)
        w = self.known(state)
        own = wealth(state, seat, w) + lasting(state, seat, w) + cards_worth(state, seat, w)
        others = [float(points) for player, points in enumerate(state.scores()) if player != seat]
        return own - AGAINST * sum(others) / len(others)

    def stage(self, state: State) -> float:
        assert isinstance(state, WinterState)
        return 1.0 - turns_left(state) / (ROUNDS * TURNS)

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        asked = state.asked()
        assert asked is not None
        # A look-ahead goes to the end of the own turn or eclipse; the first stage of a turn is weighed as it is.
        return SETTLE if asked.seat == seat and asked.name != "culture" and state.legal() else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, WinterState)
        return usual_answer(state, self.known(state))

    def is_aside(self, state: State, action: int) -> bool:
        """Before the figure is placed, cards and food for labor leave that question open."""
        asked = state.asked()
        return asked is not None and asked.name == "culture" and not PLACE.base <= action < PLACE.end


def result(s: WinterState, seat: int) -> float:
    """A finished game: winning is everything, then the margin."""
    scores = s.scores()
    others = max([points for player, points in enumerate(scores) if player != seat])
    won = VICTORY if seat in s.winners() else -VICTORY
    return won + scores[seat] - others


def wealth(s: WinterState, seat: int, w: Worths) -> float:
    """VP so far and at the end, and what food, tools, idols and animals may still become."""
    turns = turns_left(s)
    soon = min(1.0, turns / TURNS)
    early = turns / (ROUNDS * TURNS)
    total = float(s.vp[seat] + veneration_points(s, seat) + card_points(s, seat) + animal_points(s, seat))
    total += soon * (FOOD_WORTH * plenty(s.food[seat]) + TOOL_WORTH * plenty(s.tools[seat]))
    # What the offering idol promises gives way to what there really is to offer.
    total += early * (w.offering[s.offering[seat]] + w.veneration[s.veneration[seat]])
    total += (1 - early) * offering_points(s, seat)
    first = seat * 2 * SPECIES_COUNT
    total += early * (ANIMAL * sum(s.animals[first : first + SPECIES_COUNT]) + BURIED * len(s.buried[seat]))
    total += early * CAMP_OUT * food_max(s, seat)
    if s.where == NOWHERE and not s.eclipsed and s.order[s.at] == seat:
        total += HALF_LABOR * s.labor
    return total


def plenty(count: int) -> float:
    """So many food or tools: what is beyond plenty counts half."""
    return count if count <= PLENTY else PLENTY + (count - PLENTY) / 2


def lasting(s: WinterState, seat: int, w: Worths) -> float:
    """What every eclipse to come brings: hexes, settlements, empty megalith slots, stones."""
    eclipses = eclipses_left(s)
    if eclipses == 0:
        return 0.0
    income = Land(s, seat, w.terrain).income() + settled(s, seat, w.settlement_slot)
    gone = MEGALITHS - s.megaliths_home[seat]
    for slot in range(gone // 2):
        income += w.megalith_slot[slot]
    if gone % 2:
        income += 0.5 * w.megalith_slot[gone // 2]
    for slot in range(STONE_SLOTS):
        stone = s.owned_stones[seat * STONE_SLOTS + slot]
        if stone >= 0:
            income += stone_points(s, seat, stone) + (GROWING if eclipses > 1 else 0.0)
    total = income * eclipses
    if eclipses > 1:
        total += towards_settlement(s, seat)
        total += GROUND * s.own[seat * LEVELS].bit_count()
    return total


def cards_worth(s: WinterState, seat: int, w: Worths) -> float:
    """What the own cards will do: in hand, above the board, in the eclipse deck, in the deck."""
    played = w.played
    rounds = ROUNDS - s.round_number
    turns = 0 if s.eclipsed else s.figures[seat * TURNS : (seat + 1) * TURNS].count(NOWHERE)
    share = PLAYABLE if turns else (KEPT if rounds else 0.0)
    total = 0.0
    own = 0.0
    count = 0
    for kind in s.hand[seat]:
        total += share * played[kind]
        own += played[kind]
        count += 1
    for entry in s.above[seat]:
        kind = entry >> 4
        own += played[kind]
        count += 1
        if s.eclipsed:
            total += open_abilities(s, seat, kind, entry, True)
        elif kind >= FIRST_CULTURE and s.where == NOWHERE:
            total += open_abilities(s, seat, kind, entry, False)
    for kind in s.eclipse[seat]:
        total += w.eclipse[kind]
        own += played[kind]
        count += 1
    for kind in s.deck[seat]:
        own += played[kind]
    for kind in s.discard[seat]:
        own += played[kind]
    count += len(s.deck[seat]) + len(s.discard[seat])
    if count and rounds:
        # With few cards the same ones come again.
        total += DECK * CARDS_A_ROUND * rounds * own / max(count, 8)
    return total


def open_abilities(s: WinterState, seat: int, kind: int, entry: int, eclipse: bool) -> float:
    """VP of the abilities of a card above the board that have not been used yet and can be paid."""
    total = 0.0
    for i, ability in enumerate(s.c.abilities[kind]):
        if not entry >> i & 1 and (ability.scope == ECLIPSE) == eclipse and affordable(s, seat, ability):
            if ability.scope == WHEN:
                total += ECHO * gains_worth(ability.parts)
            elif (not eclipse or ability.parts[0] != LABOR) and possible(s, seat, ability.parts):
                total += ability_worth(ability)
    return total
