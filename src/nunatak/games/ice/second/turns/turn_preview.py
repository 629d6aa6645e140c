"""What an action of the second edition would do, as far as everybody may know.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.doing.turn_preview import names, preview_price, preview_shared
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.camps import REBUILD, building_sites


def preview_action(s: SecondIceState, seat: int, action: int) -> dict[str, Json]:
    """Costs, targets and what would fall."""
    told = preview_shared(s, action)
    if told is not None:
        return told
    a = s.c.actions
    if a.fluid.has(action):
        return {"cost": 1, "to": s.name(a.fluid.a(action)), "crew": a.fluid.b(action)}
    if a.build.has(action):
        return {"cost": 1, "targets": names(s, building_sites(s, seat, action - a.build.base))}
    if action == a.rebuild.base:
        return {"cost": 1, "targets": names(s, building_sites(s, seat, REBUILD))}
    if a.excavate.has(action):
        told = preview_price(s, a.excavate.b(action) == 1, a.excavate.a(action))
        told["termites"] = a.excavate.a(action)
        return told
    if action == a.study.base:
        return {"cost": 1}
    if action == a.provide.base:
        snow = s.c.site.board.start[1]
        return {"cost": 0, "targets": names(s, [cell for cell in s.terrain.bare if cell < snow])}
    return {"cost": 0}
