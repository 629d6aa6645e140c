"""The score of the first edition: decrees, requests, tokens.  ICE1-SCO, ICE1-DEC"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.cards import Decree
from nunatak.games.ice.components.words import (
    ANIMA_ONE_DECREE,
    ANIMA_TWO_DECREE,
    PRISMATIC,
    PRISMATIC_DECREE,
    TYPE_DECREE,
    UNIQUE_DECREE,
    VALIDATED_DECREE,
)
from nunatak.games.ice.first.ending.assignment import penalty, pending_plan, request_points
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.types.view import FirstBreakdown

SPHERES: Final = 2  # RP for each set of three forms, ICE1-EDI-12


def score(s: FirstIceState, seat: int) -> int:
    """The RP of a seat; while the game runs with the best assignment of what is in the City.  ICE1-SCO-2"""
    return sum(parts(s, seat))


def parts(s: FirstIceState, seat: int) -> list[int]:
    """Tokens, gains of requests, penalties, spheres, then each decree."""
    plan = pending_plan(s, seat)
    validated = len(s.validated[seat])
    left = len(s.requests[seat])
    if plan is not None:
        validated += len(plan.requests)
        left -= len(plan.requests)
    found = [s.rp[seat], request_points(s, seat), -penalty(s) * left, spheres(s, seat) if s.terms.spheres else 0]
    for number in s.decrees[: s.agreed.decrees_in_play]:
        found.append(decree_score(s, seat, s.c.decrees[number], validated))
    return found


def decree_score(s: FirstIceState, seat: int, decree: Decree, validated: int) -> int:
    """What a decree is worth with the artifacts in the City.  ICE1-DEC-10 to ICE1-DEC-16"""
    kinds = s.c.type_of
    anima = s.c.anima
    city = s.hold[seat]
    rate = decree.rates[0]
    if decree.kind == TYPE_DECREE:
        return rate * sum([anima[tile] for tile in city if kinds[tile] == decree.artifact])
    if decree.kind == ANIMA_ONE_DECREE:
        return rate * sum([1 for tile in city if anima[tile] == 1])
    if decree.kind == ANIMA_TWO_DECREE:
        return rate * sum([1 for tile in city if anima[tile] == 2])
    if decree.kind == PRISMATIC_DECREE:
        return rate * sum([1 for tile in city if kinds[tile] == PRISMATIC])
    if decree.kind == VALIDATED_DECREE:
        return rate * validated
    forms = [[0, 0, 0] for _ in range(5)]
    for tile in city:
        if kinds[tile] != PRISMATIC:
            forms[kinds[tile]][s.c.form[tile] - 1] += 1
    if decree.kind == UNIQUE_DECREE:
        return rate * sum([1 for of_type in forms for count in of_type if count])
    return sum([sets_of_forms(of_type, decree.rates) for of_type in forms])


def sets_of_forms(counts: list[int], rates: list[int]) -> int:
    """The best partition of one type into trios and duos of different forms.  ICE1-DEC-16"""
    best = 0
    for trios in range(min(counts) + 1):
        left = [count - trios for count in counts]
        duos = min(sum(left) // 2, sum(left) - max(left))
        best = max(best, trios * rates[0] + duos * rates[1])
    return best


def spheres(s: FirstIceState, seat: int) -> int:
    """The Hall of Spheres: sets of the three forms, whatever their types.  ICE1-EDI-12"""
    counts = [0, 0, 0, 0]
    for tile in s.hold[seat]:
        counts[s.c.form[tile]] += 1
    return SPHERES * min(counts[1:])


def breakdown(s: FirstIceState, seat: int) -> FirstBreakdown:
    """Where the RP of a seat come from.  ICE1-SCO-2"""
    found = parts(s, seat)
    return {
        "tokens": found[0],
        "requests": found[1],
        "penalties": found[2],
        "spheres": found[3],
        "decrees": found[4:],
    }
