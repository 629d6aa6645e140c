"""The proposed assignment: remembered, yet always that of the cards, City and table it is asked for.  ICE1-SCO-5"""

from __future__ import annotations

from random import Random

from nunatak.engine import Options
from nunatak.games import load_game
from nunatak.games.ice.first.ending.assignment import SOLO_REQUESTS, Plans, city_means, per_validated, proposal
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import SOLO
from nunatak.games.ice.requests.payments import Plan, best_plan


def dealt(options: Options, seed: int) -> FirstIceState:
    """A table with a City of twelve artifacts and a hand of six requests, by chance."""
    s = load_game("ice1").new(options, seed)
    assert isinstance(s, FirstIceState)
    chance = Random(seed)
    s.hold[0] = chance.sample(range(s.c.snow, s.c.first_edifice), 12)
    s.requests[0] = chance.sample(range(len(s.c.requests)), 6)
    return s


def worked_out(s: FirstIceState) -> Plan:
    """The proposal, from the rules."""
    cards = [s.c.requests[card] for card in s.requests[0]]
    goal = SOLO_REQUESTS - len(s.validated[0]) if s.terms.mode == SOLO else 0
    cost = 3 if s.terms.archive else 2
    each = per_validated(s)
    return best_plan(cards, city_means(s, 0), len(cards), [], True, each=each, penalty=cost, goal=goal)


def test_a_proposal_is_that_of_the_table_it_is_asked_for() -> None:
    """ICE1-SCO-5, ICE1-SOL-6, ICE1-EDI-15: the same cards at other tables, asked about in turn and more than once."""
    tables: list[Options] = [{"players": 1}, {"players": 2}, {"players": 2, "edifices": ["ED06"]}]
    for seed in range(8):
        states = [dealt(options, seed) for options in tables]
        for s in [*states, *states]:
            found, right = proposal(s, 0), worked_out(s)
            assert (found.score, found.requests, found.paid) == (right.score, right.requests, right.paid)


def test_a_remembered_plan_is_not_looked_for_again() -> None:
    plans = Plans()
    s = dealt({"players": 1}, 5)
    assert plans.of(s, 0, SOLO_REQUESTS) is plans.of(s.copy(), 0, SOLO_REQUESTS)
    # Another artifact, another goal: another plan.
    other = s.copy()
    other.hold[0] = s.hold[0][1:]
    assert plans.of(other, 0, SOLO_REQUESTS) is not plans.of(s, 0, SOLO_REQUESTS)
    assert plans.of(s, 0, 0) is not plans.of(s, 0, SOLO_REQUESTS)
