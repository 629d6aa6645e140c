"""What an action of the second edition would do, as far as everybody may know.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.camps import REBUILD, building_sites
from nunatak.games.ice.playing import crew_to_move, manta_targets, unled_tiles
from nunatak.games.ice.second.playing import whistle_sources
from nunatak.games.ice.state import IceState
from nunatak.games.ice.turn_preview import names, preview_dig, preview_price, preview_shared
from nunatak.games.ice.words import MANTA, RUNE, SMILODON, TALISMAN, WHISTLE


def preview_action(s: IceState, seat: int, action: int) -> dict[str, Json]:
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
    if a.play.has(action):
        return preview_snow(s, action - a.play.base)
    if action == a.study.base:
        return {"cost": 1}
    if action == a.provide.base:
        snow = s.c.site.board.start[1]
        return {"cost": 0, "targets": names(s, [cell for cell in s.terrain.bare if cell < snow])}
    return {"cost": 0}


def preview_snow(s: IceState, face: int) -> dict[str, Json]:
    """Where a snow tile could take effect."""
    if face == SMILODON:
        return {"targets": names(s, crew_to_move(s))}
    if face == WHISTLE:
        return {"targets": names(s, whistle_sources(s))}
    if face == MANTA:
        return {"targets": names(s, manta_targets(s))}
    if face == RUNE:
        return {"targets": names(s, unled_tiles(s))}
    if TALISMAN <= face < TALISMAN + 5:
        told = preview_dig(s)
        told["cost"] = 0
        return told
    return {}
