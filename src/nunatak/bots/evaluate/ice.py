"""How good a state of I C E is for a seat."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, REST, SETTLE, Evaluation
from nunatak.bots.evaluate.ice_outlook import Outlooks
from nunatak.bots.evaluate.ice_prospect import EP, prospect
from nunatak.bots.evaluate.weights import Weights
from nunatak.engine.state import State
from nunatak.games.ice.scoring import score
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.exploration import TURN_LIMIT
from nunatak.games.ice.words import HELD

# Weights, in RP of the final score. Those marked * fade as the game nears its end.
ANIMA: Final = 0.3  # * each anima on the guild board: it may pay a request that is still to come
STUDY: Final = 0.8  # * each study token that has not paid for anything
# * Anima enough for the effect of a type: achievement, exalted, philosophical, obliteration, harmony.
EFFECT: Final = [0.9, 0.5, 0.4, 0.3, 0.6]
UNUSED: Final = 0.15  # * an effect that can still be triggered today: little, for it comes back every morning
# * A snow tile in hand, by its face, in the order of `words.FACES`.
FACE: Final = [1.0, 0.4, 0.7, 0.7, 0.6, 0.7, 1.5, 1.0, 0.5, 1.3, 1.3, 1.3, 1.3, 1.3, 0.4, 0.8]
COMPANION: Final = 0.35  # * each archaeologist on the leader's space, up to three
MOST_COMPANIONS: Final = 3
CAMP: Final = 0.3  # * the own camp on the board
FAR: Final = -0.8  # RP: a leader in the hands of an excavation that has not been looked at to its end
# RP: the right to spend a third EP, besides its token. Paying for it puts off nothing: EP have to be spent either way.
OVERWORK: Final = -1.0
AGAINST: Final = 0.5  # how much the opponents' wealth counts against the own
LEADER: Final = 0.5  # how much of the comparison is with the strongest opponent; the rest with their mean
VICTORY: Final = 1000.0

# Questions that belong to the move which raised them: every answer is tried.
PARTS_OF_A_MOVE: Final = [
    "second_step", "spiders", "build", "provide", "smilodon", "smilodon_to", "manta", "yacht", "whistle",
    "whistle_to", "obliterate", "rune", "distribute", "place_group", "pay",
]  # fmt: skip
# Questions whose usual answer is good enough while looking ahead.
SETTLED: Final = ["collapse", "window_b", "window_c", "relocate", "refuge", "choose_slot"]


class IceEvaluation(Evaluation):
    """The score as it stands, what requests and decrees promise, and what the leader can reach."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.sharpness)
        self.outlooks = Outlooks()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, IceState)
        if state.is_over():
            return result(state, seat)
        outlook = self.outlooks.of(state, seat)
        fade = time_left(state, seat)
        own = wealth(state, seat, fade) + outlook.payable + min(1.0, 2 * fade) * outlook.hopes
        own += prospect(state, seat, outlook.want, fade) + EP * state.ep[seat]
        if state.active == seat and state.limit > TURN_LIMIT:
            own += OVERWORK
        # The hands of others are unknown: what everybody sees of them must do.
        others = [wealth(state, other, fade) for other in range(state.table.players) if other != seat]
        return own - AGAINST * (LEADER * max(others) + (1 - LEADER) * sum(others) / len(others))

    def stage(self, state: State) -> float:
        assert isinstance(state, IceState)
        left = [time_left(state, seat) for seat in range(state.table.players)]
        return 1.0 - sum(left) / len(left)

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        assert isinstance(state, IceState)
        asked = state.asked()
        assert asked is not None
        if asked.name in SETTLED:
            return SETTLE
        return FOLLOW if asked.seat == seat and asked.name in PARTS_OF_A_MOVE else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, IceState)
        asked = state.asked()
        assert asked is not None
        legal = state.legal()
        if asked.name == "collapse":
            return usual_rescue(state, legal)
        if asked.name == "choose_slot":
            return legal[usual_slot(state, asked.seat)]
        # Windows list what can be played first and going on last; Harmony is free, the rest is not.
        return legal[-1] if asked.name == "window_b" else legal[0]

    def is_aside(self, state: State, action: int) -> bool:
        return False


def result(s: IceState, seat: int) -> float:
    """A finished game: winning is everything, then the margin."""
    winners = s.winners()
    scores = s.scores()
    others = max([points for player, points in enumerate(scores) if player != seat])
    won = VICTORY / len(winners) if seat in winners else -VICTORY
    return won + scores[seat] - others


def time_left(s: IceState, seat: int) -> float:
    """1 at the beginning, 0 when the last EP is spent: how much of what pays later still counts."""
    days = s.c.edition.days
    daily = s.table.start_ep
    return min(1.0, ((days - s.day) * daily + s.ep[seat]) / (days * daily))


def wealth(s: IceState, seat: int, fade: float) -> float:
    """What everybody sees of a player: the score as it stands, artifacts, effects, tiles in hand, companions."""
    later = 0.0
    for kind in range(5):
        anima = s.anima[seat * 5 + kind]
        if anima:
            later += ANIMA * anima
            if s.anima_of(seat, kind) >= s.threshold(seat):
                later += EFFECT[kind] + (0.0 if s.used[seat] >> kind & 1 else UNUSED)
    later += STUDY * (s.study[seat] & ~s.turned[seat]).bit_count()
    faces = sorted([FACE[s.faces[tile]] for tile in s.hand[seat]], reverse=True)
    later += sum(faces[: s.c.edition.hand_limit])
    here = s.leader[seat]
    total = float(score(s, seat))
    if here >= 0:
        later += COMPANION * min(MOST_COMPANIONS, s.crew[here])
    elif here == HELD:
        total += FAR
    if s.guild_camp[seat] >= 0:
        later += CAMP
    return total + fade * later


def usual_rescue(s: IceState, legal: list[int]) -> int:
    """Rescues an artifact, the deepest if there are several; lets snow fall."""
    rescue = s.c.actions.rescue
    best = legal[-1]
    deepest = 0
    for action in legal[:-1]:
        level = s.c.site.board.level[rescue.a(action)]
        if level > deepest:
            best, deepest = action, level
    return best


def usual_slot(s: IceState, seat: int) -> int:
    """The type for a prismatic artifact: one whose effect it unlocks, Achievement first."""
    threshold = s.threshold(seat)
    for kind in range(5):
        anima = s.anima_of(seat, kind)
        if anima < threshold <= anima + s.c.anima[s.unplaced]:
            return kind
    return 0
