"""How good a state of Roam is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, REST, SETTLE, Evaluation
from nunatak.bots.evaluate.roam_odds import LEAST_LEAD, ODDS, ODDS_TO_MOVE
from nunatak.bots.evaluate.weights import Weights
from nunatak.engine.state import State
from nunatak.games.roam.actions import (
    BID,
    END_ACTIONS,
    FILL,
    PASS,
    SKIP,
    USE_COIN,
    USE_MOVE,
    USE_REPLACE,
    USE_TURN,
)
from nunatak.games.roam.components import Components
from nunatak.games.roam.geometry import SLOT_MASK, SLOTS
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.acting import PRICE
from nunatak.games.roam.steps.auction import Bid

CARDS_TO_END: Final = 10
STARTING: Final = 3

# Weights, in points of the final score. Those marked * fade as the game nears its end.
CARD: Final = 0.9  # * owning one more adventurer, whatever its pattern
SOLID: Final = 0.15  # * each solid square of a pattern
EMPTY: Final = 0.08  # * each empty square
AWAKE: Final = 0.05  # * each solid square of an adventurer that can go out next turn
COIN_EARLY: Final = [0.0, 0.45, 0.9, 1.25, 1.6, 1.85, 2.1, 2.3, 2.5]  # * so many coins
COIN_MORE: Final = 0.12  # * each coin beyond
COIN_LATE: Final = 0.02  # each coin at the end: it breaks ties
SHORT: Final = 0.2  # each token that the supply is short of a full turn
FULL_TURN: Final = 5  # tokens that a turn may need
CONSOLATION: Final = 0.3  # * the coin for those who lose a location
ABILITY: Final = [0.8, 0.8, 0.9, 0.5, 0.6, 0.5]  # * FREE, REPLACE, COIN, ROTATE, MOVE, TURN
SPENT: Final = 0.6  # what remains of an ability until the next waking
# What a location is worth while so many of its squares are uncovered: it may take long, or never happen.
NEARNESS: Final = [1.0, 0.7, 0.5, 0.36, 0.26, 0.18, 0.12]
# What a claim and each token put down are worth to whoever judges: a little, so that nobody sits on the last tokens,
# and more when the game has gone on for long. Holding back could otherwise last for ever (ROAM-TOW-10 asks for empty
# supplies before it ends a game). A claim outweighs the tokens that it gives back.
PROGRESS: Final = 0.002
IMPATIENCE: Final = 0.02  # each round beyond
LONG_GAME: Final = 30
CLAIM: Final = 24
VICTORY: Final = 1000.0
LEADER: Final = 0.5  # how much of the comparison is with the strongest opponent; the rest with their mean


class RoamEvaluation(Evaluation):
    """Points, what the locations promise, and what the party, the purse and the artifacts will bring."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.sharpness)
        self.components: Components | None = None
        # By card: what its pattern is worth on top of its points, and what it places.
        self.pattern: list[float] = []
        self.reach: list[float] = []

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, RoamState)
        if self.components is not state.c:
            self.study(state.c)
        players = state.table.players
        if state.is_over():
            return self.result(state, seat)
        fade = time_left(state)
        worth = self.promises(state, fade)
        for player in range(players):
            worth[player] += self.possessions(state, player, fade)
        others = [worth[player] for player in range(players) if player != seat]
        if len(others) == 1:
            return worth[seat] - others[0] + progress(state)
        return worth[seat] - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others) + progress(state)

    def stage(self, state: State) -> float:
        assert isinstance(state, RoamState)
        return 1.0 - time_left(state)

    def study(self, components: Components) -> None:
        """Works out once what each pattern is worth."""
        self.components = components
        marks = ["".join(card.pattern) for card in components.cards]
        self.pattern = [SOLID * mark.count("X") + EMPTY * mark.count("o") + CARD for mark in marks]
        self.reach = [AWAKE * (mark.count("X") + 0.3 * mark.count("o")) for mark in marks]

    def result(self, s: RoamState, seat: int) -> float:
        """A finished game: winning is everything, then the margin."""
        winners = s.winners()
        scores = s.scores()
        others = max(score for player, score in enumerate(scores) if player != seat)
        won = VICTORY / len(winners) if seat in winners else -VICTORY
        return won + scores[seat] - others

    def possessions(self, s: RoamState, seat: int, fade: float) -> float:
        """What a player has: points, party, purse, artifacts, supply."""
        c = s.c
        points = 0
        growth = 0.0
        ready = 0.0
        awake = s.awake[seat]
        for card in s.party[seat]:
            points += c.points[card]
            growth += self.pattern[card]
            # With everybody asleep the whole party wakes at the start of the next turn.
            if awake == 0 or awake >> card & 1:
                ready += self.reach[card]
        value = points + fade * (growth + ready) + purse(s.coins[seat], fade)
        if s.supply[seat] < FULL_TURN:
            value -= SHORT * (FULL_TURN - s.supply[seat])
        if s.outpost == seat:
            value += 3
        for artifact in s.owned[seat]:
            usable = awake == 0 or s.ready[seat] >> artifact & 1
            ability = ABILITY[c.artifacts[artifact].ability] * (1.0 if usable else SPENT)
            value += c.artifact_points[artifact] + fade * ability
        return value

    def promises(self, s: RoamState, fade: float) -> list[float]:
        """What each player may expect of the locations: the card by the odds of taking it, or the consolation."""
        players = s.table.players
        expected = [0.0] * players
        rounds = 1.0 if not s.ending else 0.5
        for slot in range(SLOTS):
            card = s.slots[slot]
            if card < 0:
                continue
            uncovered = 6 - (s.covered & SLOT_MASK[slot]).bit_count()
            if uncovered == 6:
                continue
            odds = self.odds(s, slot, uncovered)
            near = NEARNESS[uncovered] * (1.0 if uncovered == 0 else rounds)
            prize = (s.c.points[card] + fade * (self.pattern[card] + self.reach[card])) * near
            consolation = CONSOLATION * fade * near
            for player in range(players):
                expected[player] += odds[player] * prize
                if s.counts[slot * 4 + player]:
                    expected[player] += (1 - odds[player]) * consolation
        return expected

    def odds(self, s: RoamState, slot: int, uncovered: int) -> list[float]:
        """How likely each player takes a location: pair by pair, as if the open squares were shared out by chance."""
        players = s.table.players
        base = slot * 4
        # With towers the covered squares are not settled either.
        open_to = uncovered if s.table.cap == 1 or uncovered == 0 else min(6, uncovered + 1)
        mover = s.active
        if players == 2:
            lead = s.counts[base + mover] - s.counts[base + 1 - mover] + LEAST_LEAD
            to_move = ODDS_TO_MOVE[open_to][lead]
            return [to_move, 1 - to_move] if mover == 0 else [1 - to_move, to_move]
        likely: list[float] = []
        total = 0.0
        for player in range(players):
            own = s.counts[base + player]
            chance = 1.0
            for other in range(players):
                if other == player:
                    continue
                lead = own - s.counts[base + other] + LEAST_LEAD
                if player == mover:
                    chance *= ODDS_TO_MOVE[open_to][lead]
                elif other == mover:
                    chance *= 1 - ODDS_TO_MOVE[open_to][2 * LEAST_LEAD - lead]
                else:
                    chance *= ODDS[open_to][lead]
            likely.append(chance)
            total += chance
        if total <= 0:
            return [1.0 / players] * players
        return [chance / total for chance in likely]

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        asked = state.asked()
        assert asked is not None
        name = asked.name
        if name == "acting" or name == "resolving" or name == "market" or name == "bid":
            return SETTLE
        if asked.seat != seat:
            return REST
        if name == "choose_anchor" or name == "choose_solid" or name == "move_to":
            return FOLLOW
        # The own start again, in the same turn: only rising early leads here without being an aside.
        return FOLLOW if name == "start" else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, RoamState)
        step = state.steps[-1]
        if isinstance(step, Bid):
            return usual_bid(state, step)
        if step.name == "acting":
            return END_ACTIONS.base
        if step.name == "market":
            return SKIP.base
        return state.legal()[0]

    def extras(self, state: State, seat: int) -> list[int]:
        """Squares to fill after a placement: they may decide where to place."""
        assert isinstance(state, RoamState)
        step = state.steps[-1]
        if step.name != "acting" or step.seat != seat or (state.coins[seat] < PRICE and not state.ready[seat]):
            return []
        return [action for action in state.legal() if FILL.has(action) or USE_REPLACE.has(action)]

    def is_aside(self, state: State, action: int) -> bool:
        asked = state.asked()
        if asked is None or asked.name != "start":
            return action == USE_COIN.base
        return action == USE_COIN.base or USE_TURN.has(action) or USE_MOVE.has(action)


def progress(s: RoamState) -> float:
    """What it is worth that the game moves on."""
    weight = PROGRESS + IMPATIENCE * max(0, s.round_number - LONG_GAME)
    cards = 0
    for party in s.party:
        cards += len(party)
    return weight * (CLAIM * cards - sum(s.supply))


def time_left(s: RoamState) -> float:
    """1 at the beginning, 0 when the last round has begun: how much of what pays later still counts."""
    most = 0
    for party in s.party:
        most = max(most, len(party))
    if s.ending:
        return 0.0
    return (CARDS_TO_END - most) / (CARDS_TO_END - STARTING)


def purse(coins: int, fade: float) -> float:
    """What so many coins are worth."""
    last = len(COIN_EARLY) - 1
    early = COIN_EARLY[coins] if coins <= last else COIN_EARLY[last] + COIN_MORE * (coins - last)
    return fade * early + COIN_LATE * coins


def usual_bid(s: RoamState, step: Bid) -> int:
    """The least that takes the lead, if it can be paid and the card is worth it; else a pass."""
    lowest = step.highest + 1
    if lowest <= s.coins[step.seat] and lowest <= 3 * s.c.points[s.slots[step.slot]]:
        return BID.base + lowest
    return PASS.base
