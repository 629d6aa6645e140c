"""Camps, settlements, influence.  EW-MAP, EW-MODG"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.actions import BUILD, MOVE
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.effects.notation import add_parts
from nunatak.games.winter.geometry import (
    HEX_NAMES,
    HEXES,
    JUNCTURE_NAMES,
    JUNCTURES,
    JUNCTURES_AT,
    NEIGHBOURS,
    START_HEX,
)
from nunatak.games.winter.names import GLACIER_TOKENS, TERRAIN
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.wording import hexes

SETTLEMENT_INFLUENCE: Final = 2

# The moves out of each hex, as actions.
_MOVES: list[list[int]] = [[MOVE.of(h, to) for to in NEIGHBOURS[h]] for h in range(HEXES)]


def add_moves(s: WinterState, seat: int, found: list[int]) -> None:
    """Adds every single step of an own camp.  EW-MAP-2"""
    first = seat * HEXES
    camps = s.camps
    for h in range(HEXES):
        if camps[first + h]:
            found += _MOVES[h]


def add_sites(s: WinterState, seat: int, found: list[int]) -> None:
    """Adds every juncture at which a settlement can be created.  EW-MAP-5, EW-MAP-6"""
    if not s.settlements_home[seat]:
        return
    first = seat * HEXES
    camps = s.camps
    for j, triple in enumerate(JUNCTURES):
        if camps[first + triple[0]] and camps[first + triple[1]] and camps[first + triple[2]]:
            if not s.settlements[j]:
                found.append(BUILD.base + j)


def place_camp(s: WinterState, seat: int) -> None:
    """The leftmost camp of the board comes to the start hex.  EW-MAP-1"""
    s.camps_home[seat] -= 1
    s.camps[seat * HEXES + START_HEX] += 1
    if s.witness is not None:
        s.tell("placed_camp", {"seat": seat})


def move_camp(s: WinterState, seat: int, start: int, to: int) -> None:
    """A camp moves to an adjacent hex; a token there is turned up.  EW-MAP-2, EW-MODG-2"""
    s.camps[seat * HEXES + start] -= 1
    s.camps[seat * HEXES + to] += 1
    if s.witness is not None:
        leaves, reaches = TERRAIN[s.land[start]], TERRAIN[s.land[to]]
        went, came = HEX_NAMES[start], HEX_NAMES[to]
        s.tell("moved_camp", {"seat": seat, "from": went, "to": came, "leaves": leaves, "reaches": reaches})
    if s.tokens[to] >= 0 and not s.turned >> to & 1:
        s.turned |= 1 << to
        s.reveal()
        if s.witness is not None:
            terrain, token = TERRAIN[s.land[to]], GLACIER_TOKENS[s.tokens[to]]
            s.tell("turned_token", {"hex": HEX_NAMES[to], "terrain": terrain, "token": token})


def settle(s: WinterState, seat: int, juncture: int) -> list[int]:
    """Three camps return and a settlement stands; returns the bonus of tokens that it touches.

    EW-MAP-5, EW-GOLD-5, EW-MODG-3
    """
    for h in JUNCTURES[juncture]:
        s.camps[seat * HEXES + h] -= 1
        s.camps_home[seat] += 1
    s.settlements_home[seat] -= 1
    s.settlements[juncture] = seat + 1
    lost = max(s.food[seat] - food_max(s, seat), 0)
    s.food[seat] -= lost
    if s.witness is not None:
        at = JUNCTURE_NAMES[juncture]
        s.tell("settled", {"seat": seat, "at": at, "hexes": hexes(s, juncture), "food_lost": lost})
    return tokens_at(s, juncture)


def tokens_at(s: WinterState, juncture: int) -> list[int]:
    """The bonus of the face-up tokens around a juncture.  EW-MODG-3"""
    bonus: list[int] = []
    for h in JUNCTURES[juncture]:
        if s.tokens[h] >= 0 and s.turned >> h & 1:
            add_parts(bonus, s.c.glacier_tokens[s.tokens[h]])
    return bonus


def influence(s: WinterState, seat: int, hex_number: int) -> int:
    """One for each camp on the hex, two for each settlement that touches it.  EW-MAP-9"""
    found = s.camps[seat * HEXES + hex_number]
    for j in JUNCTURES_AT[hex_number]:
        if s.settlements[j] == seat + 1:
            found += SETTLEMENT_INFLUENCE
    return found


def leads(s: WinterState, seat: int, hex_number: int) -> bool:
    """Whether nobody has more influence on the hex, and the seat has some.  EW-ECL-10, EW-ECL-11"""
    mine = influence(s, seat, hex_number)
    if mine == 0:
        return False
    return all(influence(s, other, hex_number) <= mine for other in range(s.agreed.players))
