"""Decrees, validated requests and tokens of the second edition: the score as it stands.  ICE2-END, ICE2-DEC"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.cards import Decree
from nunatak.games.ice.components.words import PRISMATIC, RP_DECREE, SETS_DECREE, STUDY_DECREE, TYPE_DECREE
from nunatak.games.ice.requests.validated import validated_day, validated_rank, validated_score
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.types.view import SecondBreakdown

SECOND_BONUS: Final = 2  # ICE2-SUN-4


def score(s: SecondIceState, seat: int) -> int:
    """The RP of a seat if the game ended now.  ICE2-END-3 to ICE2-END-5"""
    total = s.rp[seat] + (s.planned >> seat & 1)
    for packed in s.validated[seat]:
        total += validated_score(packed) + second_bonus(s, packed)
    items: list[int] = owned(s, seat)
    for decree in s.decrees[: s.agreed.decrees_in_play]:
        total += decree_score(s, seat, s.c.decrees[decree], items)
    return total


def second_bonus(s: SecondIceState, packed: int) -> int:
    """2 RP for the second request validated on day 2 and on day 3.  ICE2-SUN-4, ICE2-END-4"""
    return SECOND_BONUS if validated_rank(packed) == 2 and validated_day(packed) < s.c.numbers.days else 0


def owned(s: SecondIceState, seat: int) -> list[int]:
    """All artifacts of a seat, on the guild board and in the hold.  ICE2-END-2"""
    found = s.hold[seat][:]
    for kind in range(5):
        found += s.slots[seat * 5 + kind]
    return found


def decree_score(s: SecondIceState, seat: int, decree: Decree, items: list[int]) -> int:
    """What a decree is worth to a seat; prismatic artifacts count nothing.  ICE2-DEC-1 to ICE2-DEC-5"""
    kinds = s.c.type_of
    if decree.kind == TYPE_DECREE:
        anima = sum([s.c.anima[tile] for tile in items if kinds[tile] == decree.artifact])
        return decree.rates[0] * (anima + (s.study[seat] >> decree.artifact & 1))
    if decree.kind == RP_DECREE:
        return decree.rates[0] * s.rp[seat]
    if decree.kind == STUDY_DECREE:
        return decree.rates[0] * s.study[seat].bit_count()
    if decree.kind == SETS_DECREE:
        counts = [s.study[seat] >> kind & 1 for kind in range(5)]
        for tile in items:
            if kinds[tile] != PRISMATIC:
                counts[kinds[tile]] += 1
        return sets_score(counts, decree.rates)
    forms = [0] * 5
    for tile in items:
        if kinds[tile] != PRISMATIC:
            forms[kinds[tile]] |= 1 << s.c.form[tile]
    return sum(
        [decree.rates[0] if mask.bit_count() == 3 else decree.rates[1] for mask in forms if mask.bit_count() > 1]
    )


def sets_score(counts: list[int], rates: list[int]) -> int:
    """The best partition into sets of five and of four different types.  ICE2-DEC-4"""
    fives = min(counts)
    left = [count - fives for count in counts]
    fours = 0
    while sum([min(count, fours + 1) for count in left]) >= 4 * (fours + 1):
        fours += 1
    return rates[0] * fives + rates[1] * fours


def breakdown(s: SecondIceState, seat: int) -> SecondBreakdown:
    """Where the RP of a seat come from.  ICE2-END-3 to ICE2-END-5"""
    items = owned(s, seat)
    decrees = [decree_score(s, seat, s.c.decrees[d], items) for d in s.decrees[: s.agreed.decrees_in_play]]
    return {
        "decrees": decrees,
        "requests": sum(validated_score(packed) for packed in s.validated[seat]),
        "bonuses": sum(second_bonus(s, packed) for packed in s.validated[seat]),
        "tokens": s.rp[seat],
        "planning": s.planned >> seat & 1,
    }
