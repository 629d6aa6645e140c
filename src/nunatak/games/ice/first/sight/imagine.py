"""What is hidden in the first edition, dealt anew for a seat: the bag, Cities, edifices, flakes.  ICE1, section 16"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.games.ice.components.words import FLAKE
from nunatak.games.ice.first.sight.view import laid_open
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.sight.imagine import deal_faces


def imagine_tiles(s: FirstIceState, seat: int | None, chance: Chance) -> None:
    """Tiles in hands, the bag, other Cities and under the ice; every face and form that the seat does not see."""
    others = [other for other in range(s.agreed.players) if other != seat]
    sees_drawn = seat is not None and seat == s.active
    drawn = 0 if sees_drawn else len(s.market)
    bag = s.snow_discard + s.artifact_discard + ([] if sees_drawn else s.market)
    snow = [tile for tile in bag if tile < s.c.snow]
    artifacts = [tile for tile in bag if tile >= s.c.snow]
    for other in others:
        snow += s.hand[other]
    if laid_open(s):
        hidden: list[int] = []
    else:
        hidden = others
        for other in hidden:
            artifacts += s.hold[other]
    artifacts = _deal_board(s, artifacts, chance)
    chance.deal(snow)
    for other in others:
        size = len(s.hand[other])
        s.hand[other], snow = snow[:size], snow[size:]
    chance.deal(artifacts)
    for other in hidden:
        size = len(s.hold[other])
        s.hold[other], artifacts = artifacts[:size], artifacts[size:]
    if drawn:
        rest = snow + artifacts
        chance.deal(rest)
        s.market = rest[:drawn]
        snow = [tile for tile in rest[drawn:] if tile < s.c.snow]
        artifacts = [tile for tile in rest[drawn:] if tile >= s.c.snow]
    s.snow_discard = snow
    s.artifact_discard = artifacts
    _deal_all_faces(s, seat, sees_drawn, chance)


def _deal_all_faces(s: FirstIceState, seat: int | None, sees_drawn: bool, chance: Chance) -> None:
    """Flakes have faces of their own."""
    known = s.market[:] if sees_drawn else []
    if seat is not None:
        known += s.hand[seat]
    unknown = [tile for tile in range(s.c.snow) if tile not in known]
    deal_faces(s, [tile for tile in unknown if s.c.landscape[tile] != FLAKE], chance)
    deal_faces(s, [tile for tile in unknown if s.c.landscape[tile] == FLAKE], chance)


def _deal_board(s: FirstIceState, away: list[int], chance: Chance) -> list[int]:
    """Artifacts and edifices on the board; returns those that lie elsewhere now.

    An open artifact keeps its type, a covered one only its level.
    """
    board = s.c.site.board
    terrain = s.terrain
    tiles = terrain.tile[:]
    left: list[int] = []
    for level in range(1, board.depth - 1):
        cells = [x for x in range(board.start[level], board.start[level + 1]) if tiles[x] >= s.c.snow]
        pool = [tiles[x] for x in cells] + [tile for tile in away if s.c.level_of[tile] == level]
        rest: list[int] = []
        for kind in range(6):
            alike = [tile for tile in pool if s.c.type_of[tile] == kind]
            chance.deal(alike)
            shown = [x for x in cells if terrain.is_open[x] and s.c.type_of[terrain.tile[x]] == kind]
            for x, tile in zip(shown, alike, strict=False):
                tiles[x] = tile
            rest += alike[len(shown) :]
        chance.deal(rest)
        covered = [x for x in cells if not terrain.is_open[x]]
        for x, tile in zip(covered, rest, strict=False):
            tiles[x] = tile
        left += rest[len(covered) :]
    first = s.c.first_edifice
    deep = [x for x in range(s.c.removable, board.tiles) if not s.revealed >> tiles[x] - first & 1]
    edifices = [tiles[x] for x in deep]
    chance.deal(edifices)
    for x, tile in zip(deep, edifices, strict=True):
        tiles[x] = tile
    # Only hidden values differ, so everything worked out about the terrain still holds.
    s.terrain = terrain.retold(tiles)
    return left
