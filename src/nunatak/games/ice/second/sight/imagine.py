"""Snow tiles and artifacts of the second edition, dealt anew for a seat.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.sight.imagine import deal_faces


def imagine_tiles(s: SecondIceState, seat: int | None, chance: Chance) -> None:
    """Every face that this seat does not hold or see laid open; covered types and all forms."""
    deal_snow(s, seat, chance)
    known = [*s.market, s.c.base_camp]
    if seat is not None:
        known += s.hand[seat]
    deal_faces(s, [tile for tile in range(s.c.snow) if tile not in known], chance)
    _deal_artifacts(s, chance)


def deal_snow(s: SecondIceState, seat: int | None, chance: Chance) -> None:
    """Which snow tiles others hold and which are discarded."""
    n = s.agreed.players
    hidden = s.snow_discard[:]
    for other in range(n):
        if other != seat:
            hidden += s.hand[other]
    chance.deal(hidden)
    count = len(s.snow_discard)
    s.snow_discard = hidden[:count]
    for other in range(n):
        if other != seat:
            size = len(s.hand[other])
            s.hand[other] = hidden[count : count + size]
            count += size


def _deal_artifacts(s: SecondIceState, chance: Chance) -> None:
    """The types of covered tiles; the forms of all that are not taken.  ICE2-INF-2 to ICE2-INF-4"""
    board = s.c.site.board
    terrain = s.terrain
    tiles = terrain.tile[:]
    discard = s.artifact_discard[:]
    for level in range(1, board.depth):
        covered = [
            x for x in range(board.start[level], board.start[level + 1]) if tiles[x] >= 0 and not terrain.is_open[x]
        ]
        lying = [tiles[x] for x in covered]
        chance.deal(lying)
        for x, tile in zip(covered, lying, strict=True):
            tiles[x] = tile
        for kind in range(6):
            _deal_forms(s, level, kind, tiles, discard, chance)
    s.artifact_discard = discard
    # Only hidden values differ, so everything worked out about the terrain still holds.
    s.terrain = terrain.retold(tiles)


def _deal_forms(s: SecondIceState, level: int, kind: int, tiles: list[int], discard: list[int], chance: Chance) -> None:
    start, end = s.c.site.board.start[level], s.c.site.board.start[level + 1]
    cells = [x for x in range(start, end) if tiles[x] >= 0 and s.c.type_of[tiles[x]] == kind]
    gone = [i for i, t in enumerate(discard) if s.c.level_of[t] == level and s.c.type_of[t] == kind]
    pool = [tiles[x] for x in cells] + [discard[i] for i in gone]
    chance.deal(pool)
    for i, x in enumerate(cells):
        tiles[x] = pool[i]
    for j, i in enumerate(gone):
        discard[i] = pool[len(cells) + j]
