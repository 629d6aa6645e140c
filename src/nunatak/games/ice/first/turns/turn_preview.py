"""What an action of the first edition would do, as far as everybody may know.  ICE1-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.doing.camps import building_sites
from nunatak.games.ice.doing.turn_preview import names, preview_price, preview_shared
from nunatak.games.ice.first.state import FirstIceState


def preview_action(s: FirstIceState, seat: int, action: int) -> dict[str, Json]:
    """Costs, targets and what would fall."""
    told = preview_shared(s, action)
    if told is not None:
        return told
    a = s.c.actions
    if action == a.build.base:
        return {"cost": 1, "targets": names(s, building_sites(s))}
    if a.beacon.has(action):
        return {"cost": 0, "to": s.name(a.beacon.a(action)), "crew": a.beacon.b(action)}
    if a.excavate.has(action):
        return preview_price(s, a.excavate.a(action) == 1, 0)
    if action in (a.consult.base, a.send_back.base):
        return {"cost": 1}
    return {"cost": 0}
