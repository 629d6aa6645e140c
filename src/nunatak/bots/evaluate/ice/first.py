"""How good a state of I C E's first edition is for a seat, alone against others, or together."""

from __future__ import annotations

import math
from typing import Final

from nunatak.bots.evaluate.evaluation import FOLLOW, REST, SETTLE, SHARPNESS, Evaluation, logistic
from nunatak.bots.evaluate.features import Feature, lines
from nunatak.bots.evaluate.forecast import weighed
from nunatak.bots.evaluate.ice.city import SENT_A_DAY, CityOutlook, CityOutlooks
from nunatak.bots.evaluate.ice.evaluation import VICTORY, hope_left, overworks, usual_rescue, usual_slot
from nunatak.bots.evaluate.ice.goals import Depths, Progress, achieved
from nunatak.bots.evaluate.ice.prospect import prospect
from nunatak.bots.evaluate.ice.wealth import best_faces
from nunatak.bots.evaluate.ice.weights import FirstWeights, TogetherWeights
from nunatak.bots.evaluate.weights import Weights
from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.state import State
from nunatak.games.ice.components.words import HELD, PRISMATIC
from nunatak.games.ice.first.ending.sending import send_action
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import COMPETITIVE
from nunatak.games.ice.steps.exploration import TURN_LIMIT
from nunatak.games.ice.steps.slots import Prismatics

DAYS: Final = 7  # of a competitive game, unless an edifice ends it
PROMISED: Final = 0.8  # of an EP that comes tomorrow: the track may be full

AMOUNTS: Final = [
    "tokens", "city", "slot", "hopes", "spare", "effect", "unused", "face", "companion", "far", "best_ahead",
    "more_ahead", "ep", "overwork",
]  # fmt: skip

# What the features are about, as people know it.
REASONS: Final[dict[str, str]] = {
    "tokens": "points", "city": "city", "slot": "slots", "hopes": "requests", "spare": "slots", "effect": "effects",
    "unused": "effects", "face": "snow", "companion": "crew", "far": "place", "best_ahead": "place",
    "more_ahead": "place", "ep": "ep", "overwork": "ep", "opponents": "rivals", "progress": "objectives",
}  # fmt: skip
# Questions that belong to the move which raised them: every answer is tried.
PARTS_OF_A_MOVE: Final = frozenset({
    "second_step", "spiders", "spiders_to", "build", "smilodon", "manta", "yacht", "gift", "charm", "whistle",
    "obliterate", "rune", "distribute", "place_group", "rope_down", "pay", "distill", "consult", "gather_some",
})  # fmt: skip
# Questions whose usual answer is good enough while looking ahead.
SETTLED: Final = frozenset({
    "collapse", "window_b", "window_c", "relocate", "choose_slot", "sending", "assign", "overflow", "turn_tile",
    "offer", "name_edifice", "last_turn", "wyvern",
})  # fmt: skip


# Alone and together it is settled too: the tracks are full again while it is still the day before, and a day that has
# been cut short would look like one that brought everything.
PRISMATICS: Final = "prismatics"


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstIceEvaluation(Evaluation):
    """Tokens and City, what the guild board will add, what the leader can reach; objectives where there are any."""

    def __init__(self, weights: Weights) -> None:
        self.weights = FirstWeights(weights)
        super().__init__(weights.curves([SHARPNESS]), weights.forecast(AMOUNTS), self.weights.line)
        self.outlooks = CityOutlooks(self.weights)
        # Alone and together.
        self.shared_weights = TogetherWeights(Weights(weights.file, "together"))
        self.shared_outlooks = CityOutlooks(self.shared_weights)
        self.depths = Depths()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, FirstIceState)
        if state.is_over():
            return self.result(state, seat)
        amounts = self.amounts(state, seat)
        if state.terms.mode == COMPETITIVE:
            return weighed(amounts, self.line) - self.weights.against * strongest(state, seat)
        return weighed(amounts, self.shared_weights.line) + self.progress(state)

    def features(self, state: State, seat: int) -> list[Feature]:
        assert isinstance(state, FirstIceState)
        if state.is_over():
            return [Feature("result", self.result(state, seat), 1.0)]
        amounts = self.amounts(state, seat)
        if state.terms.mode == COMPETITIVE:
            against = -self.weights.against
            return [*lines(AMOUNTS, amounts, self.line), Feature("opponents", strongest(state, seat), against)]
        own = lines(AMOUNTS, amounts, self.shared_weights.line)
        return [*own, Feature("progress", self.progress(state), 1.0)]

    def reason(self, feature: str) -> str:
        return REASONS.get(feature, "")

    def progress(self, s: FirstIceState) -> float:
        """How near all seats together are to their objectives."""
        w = self.shared_weights
        outlooks = [self.shared_outlooks.of(s, seat) for seat in range(s.agreed.players)]
        finds = [w.finds * ep_for_finds(s, seat) for seat in range(s.agreed.players)]
        rooms = [room_to_send(s, seat) for seat in range(s.agreed.players)]
        return Progress(s, outlooks, finds, rooms, self.depths.share(s)).worth(w)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, FirstIceState)
        if state.is_over() or state.terms.mode == COMPETITIVE:
            return super().chances(state)
        # What the expedition has and what its time will bring, against what one usually comes to. An EP must not seem
        # dearer than what it buys, or nothing would ever be prepared for and dug up.
        begin, end = self.shared_weights.usual
        to_come = self.shared_weights.price * (end - begin) * (1.0 - self.stage(state))
        ahead = self.gained(state) + to_come - end
        return [logistic(self.sharpness(state) * ahead)] * state.seats()

    def achieved(self, state: State) -> float:
        assert isinstance(state, FirstIceState)
        return achieved(state, self.depths.share(state))

    def gained(self, state: State) -> float:
        assert isinstance(state, FirstIceState)
        return self.value(state, 0) - self.shared_weights.ep * ep_to_come(state, 0)

    def amounts(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FirstIceState)
        s = state
        against = s.terms.mode == COMPETITIVE
        w = self.weights if against else self.shared_weights
        outlook = (self.outlooks if against else self.shared_outlooks).of(s, seat)
        fade = time_left(s, seat)
        ahead = prospect(s, seat, outlook.want, fade, w)
        unused, effects = ready_effects(s, seat, w)
        here = s.leader[seat]
        return [
            float(s.rp[seat]),
            float(outlook.now),
            sendable(s, seat, outlook),
            outlook.hopes(w.finds * ep_for_finds(s, seat)),
            hope_left(fade) * outlook.spare,
            fade * effects,
            fade * unused,
            fade * best_faces(s, seat, w.face, s.agreed.hand_limit),
            fade * min(3, s.crew[here]) if here >= 0 else 0.0,
            1.0 if here == HELD else 0.0,
            ahead.best,
            ahead.more,
            ep_to_come(s, seat),
            1.0 if overworks(s, seat) else 0.0,
        ]

    def result(self, s: FirstIceState, seat: int) -> float:
        """A finished game: winning is everything, then the score."""
        scores = s.scores()
        winners = s.winners()
        if s.terms.mode != COMPETITIVE:
            return (VICTORY if winners else -VICTORY) + sum(scores) / len(scores)
        others = max([points for player, points in enumerate(scores) if player != seat])
        won = VICTORY / len(winners) if seat in winners else -VICTORY
        return won + scores[seat] - others

    def stage(self, state: State) -> float:
        assert isinstance(state, FirstIceState)
        left = [time_left(state, seat) for seat in range(state.agreed.players)]
        return 1.0 - sum(left) / len(left)

    def period(self, state: State) -> int:
        assert isinstance(state, FirstIceState)
        return state.day

    def sharpness(self, state: State) -> float:
        among_rivals = super().sharpness(state)
        return self.shared_weights.calm * among_rivals if self.allied(state) else among_rivals

    def allied(self, state: State) -> bool:
        assert isinstance(state, FirstIceState)
        return state.terms.mode != COMPETITIVE

    # -- which questions belong together ----------------------------------------------------------------------

    def treat(self, state: State, seat: int) -> int:
        assert isinstance(state, FirstIceState)
        asked = state.asked()
        assert asked is not None
        if asked.name in SETTLED or (asked.name == PRISMATICS and state.terms.mode != COMPETITIVE):
            return SETTLE
        if asked.name == "turn":
            # The rest of the turn: end it, or dig first.
            return SETTLE if asked.seat == seat and state.spent else REST
        return FOLLOW if asked.seat == seat and asked.name in PARTS_OF_A_MOVE else REST

    def usual(self, state: State) -> int:
        assert isinstance(state, FirstIceState)
        asked = state.asked()
        assert asked is not None
        legal = state.legal()
        if asked.name == "turn":
            return state.c.actions.end_turn.base
        if asked.name == "collapse":
            return usual_rescue(state, legal)
        if asked.name == "choose_slot":
            return legal[usual_slot(state, asked.seat)]
        if isinstance(asked, Prismatics):
            return asked.staying(state)
        if asked.name == "sending" and state.terms.mode != COMPETITIVE:
            return usual_to_send(state, asked.seat, legal, self.shared_weights)
        # These list what can be done first and going on last; what costs a tile is left for better moments.
        return legal[-1] if asked.name in ("window_b", "offer", "overflow") else legal[0]

    def extras(self, state: State, seat: int) -> list[int]:
        """What the turn goes on with: where one goes is decided by what can be dug up there."""
        assert isinstance(state, FirstIceState)
        asked = state.asked()
        assert asked is not None
        if asked.name != "turn" or asked.seat != seat:
            return []
        excavate = state.c.actions.excavate
        return [action for action in state.legal() if excavate.has(action)]

    def is_aside(self, state: State, action: int) -> bool:
        return False


def last_day(s: FirstIceState) -> int:
    """The day after which the game ends: today, once an edifice lies open."""
    if s.revealed and s.terms.reveal_ends:
        return s.day
    return DAYS if s.terms.mode == COMPETITIVE else s.terms.last_day


def ep_to_come(s: FirstIceState, seat: int) -> float:
    """The EP of today and of all days to come: a new morning gives nothing that was not counted before."""
    days = last_day(s) - s.day
    if days <= 0:
        return float(min(s.ep[seat], TURN_LIMIT)) if s.revealed else float(s.ep[seat])
    return s.ep[seat] + days * s.agreed.start_ep + PROMISED * ((s.planned >> seat & 1) + s.pending[seat])


def ep_for_finds(s: FirstIceState, seat: int) -> float:
    """The EP that may still find something; it falls from day to day, not with every EP that is spent on finding."""
    days = last_day(s) - s.day
    return (days + 0.5) * s.agreed.start_ep if days > 0 else ep_to_come(s, seat)


def time_left(s: FirstIceState, seat: int) -> float:
    """1 at the beginning, 0 when the last EP is spent: how much of what pays later still counts."""
    days = DAYS if s.terms.mode == COMPETITIVE else s.terms.last_day
    return min(1.0, ep_to_come(s, seat) / (days * s.agreed.start_ep))


def sendable(s: FirstIceState, seat: int, outlook: CityOutlook) -> float:
    """What the guild board will add to the City, as far as there are days to send it."""
    waiting = 0
    for kind in range(PRISMATIC):
        waiting += len(s.slots[seat * PRISMATIC + kind])
    if not waiting:
        return 0.0
    return (outlook.later - outlook.now) * min(1.0, room_to_send(s, seat) / waiting)


def room_to_send(s: FirstIceState, seat: int) -> int:
    """How many artifacts can still be sent by the evening of the last day."""
    return SENT_A_DAY * (last_day(s) - s.day + (1 if s.ep[seat] else 0))


def usual_to_send(s: FirstIceState, seat: int, legal: list[int], w: FirstWeights) -> int:
    """First what unlocks no effect; what does stays for as long as there are days to send it."""
    keep = s.c.actions.go_on.base
    threshold = s.threshold(seat)
    best = keep
    least = math.inf
    waiting = 0
    for kind in range(PRISMATIC):
        anima = s.anima_of(seat, kind)
        for tile in s.slots[seat * PRISMATIC + kind]:
            waiting += 1
            lost = w.effect[kind] if anima >= threshold > anima - s.c.anima[tile] else 0.0
            if lost < least:
                least = lost
                best = send_action(s, tile, kind)
    if least > 0.0 and waiting <= SENT_A_DAY * (last_day(s) - s.day):
        return keep
    # Cold stores ask once more when everything has been sent that may be.
    return best if best in legal else keep


def ready_effects(s: FirstIceState, seat: int, w: FirstWeights) -> tuple[int, float]:
    """How many effects can still be used today, and what all unlocked ones are worth."""
    unused = 0
    worth = 0.0
    threshold = s.threshold(seat)
    for kind in range(PRISMATIC):
        if s.anima_of(seat, kind) >= threshold:
            worth += w.effect[kind]
            if not s.used[seat] >> kind & 1:
                unused += 1
    return unused, worth


def strongest(s: FirstIceState, seat: int) -> float:
    """What everybody sees of the strongest opponent."""
    return max([public_worth(s, other) for other in range(s.agreed.players) if other != seat])


def public_worth(s: FirstIceState, seat: int) -> float:
    """What everybody sees of an opponent: tokens, how much was sent, what waits on the guild board."""
    anima = 0
    for kind in range(PRISMATIC):
        anima += s.anima[seat * PRISMATIC + kind]
    return s.rp[seat] + 2.0 * len(s.hold[seat]) + 1.5 * anima
