"""The final scoring, and who has won.  EW-END"""

from __future__ import annotations

from nunatak.games.winter.names import SPECIES_COUNT
from nunatak.games.winter.state import WinterState


def final_parts(s: WinterState, seat: int) -> list[int]:
    """What a seat would add to its VP if the game ended now.  EW-END-1, EW-END-11"""
    return [offering_points(s, seat), veneration_points(s, seat), card_points(s, seat), animal_points(s, seat)]


def offering_points(s: WinterState, seat: int) -> int:
    """Food and tools by the rate of the offering idol's level.  EW-END-2"""
    rate = s.c.idols.rates[s.offering[seat]]
    return (s.food[seat] + s.tools[seat]) // rate if rate else 0


def veneration_points(s: WinterState, seat: int) -> int:
    """Buried cards by the table of the rank on the veneration track.  EW-END-3, EW-END-4"""
    buried = len(s.buried[seat])
    if s.veneration[seat] == 0 or buried == 0:
        return 0
    table = s.c.idols.tables[min(s.rank.index(seat), 2)]
    return table[min(buried, len(table)) - 1]


def card_points(s: WinterState, seat: int) -> int:
    """The end VP of all cards, wherever they are.  EW-END-5"""
    worth = s.c.end_vp
    total = 0
    for pile in (s.hand[seat], s.deck[seat], s.discard[seat], s.eclipse[seat]):
        for kind in pile:
            total += worth[kind]
    for entry in s.above[seat]:
        total += worth[entry >> 4]
    for entry in s.buried[seat]:
        total += worth[entry & 63]
    return total


def animal_points(s: WinterState, seat: int) -> int:
    """Sets of untipped animals, wild ones added where they are worth most.  EW-END-6 to EW-END-9"""
    first = seat * 2 * SPECIES_COUNT
    wild = 0
    sizes: list[int] = []
    values: list[list[int]] = []
    for species in range(SPECIES_COUNT):
        count = s.animals[first + species]
        if s.c.species[species].wild:
            wild += count
        elif count:
            sizes.append(min(count, s.c.species[species].set_max))
            values.append(s.c.species[species].set_values)
    return _best(sizes, values, wild, 0)


def _best(sizes: list[int], values: list[list[int]], wild: int, i: int) -> int:
    """The most VP that the sets from the i-th on can be worth with so many wild animals."""
    if i == len(sizes):
        return 0
    most = min(wild, len(values[i]) - sizes[i])
    return max(
        [values[i][sizes[i] + added - 1] + _best(sizes, values, wild - added, i + 1) for added in range(most + 1)]
    )


def final_scores(s: WinterState) -> list[int]:
    """VP and final scoring of every seat, as things stand."""
    return [s.vp[seat] + sum(final_parts(s, seat)) for seat in range(s.agreed.players)]


def final_winners(s: WinterState) -> list[int]:
    """The most VP; of tied players the one higher on the turn order track.  EW-END-10"""
    scores = final_scores(s)
    best = max(scores)
    for seat in s.order:
        if scores[seat] == best:
            return [seat]
    return []
