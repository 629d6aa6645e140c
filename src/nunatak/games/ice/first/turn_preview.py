"""What an action of the first edition would do, as far as everybody may know.  ICE1-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.camps import WHITE, building_sites
from nunatak.games.ice.first.playing import campless_tiles, smilodon_targets, whistle_cells
from nunatak.games.ice.playing import crew_to_move, manta_targets
from nunatak.games.ice.state import IceState
from nunatak.games.ice.turn_preview import names, preview_dig, preview_price, preview_shared
from nunatak.games.ice.words import MANTA, RUNE, SMILODON, SPIDERS, TALISMAN, TERMITES, WHISTLE


def preview_action(s: IceState, seat: int, action: int) -> dict[str, Json]:
    """Costs, targets and what would fall."""
    told = preview_shared(s, action)
    if told is not None:
        return told
    a = s.c.actions
    if action == a.build.base:
        return {"cost": 1, "targets": names(s, building_sites(s, seat, WHITE))}
    if a.beacon.has(action):
        return {"cost": 0, "to": s.name(a.beacon.a(action)), "crew": a.beacon.b(action)}
    if a.excavate.has(action):
        return preview_price(s, a.excavate.a(action) == 1, 0)
    if a.play.has(action):
        return preview_snow(s, action - a.play.base)
    if action in (a.consult.base, a.send_back.base):
        return {"cost": 1}
    return {"cost": 0}


def preview_snow(s: IceState, face: int) -> dict[str, Json]:
    """Where a snow tile could take effect."""
    if face == SPIDERS:
        return {"targets": names(s, crew_to_move(s))}
    if face == MANTA:
        return {"targets": names(s, manta_targets(s))}
    if face == SMILODON:
        return {"targets": names(s, smilodon_targets(s))}
    if face == WHISTLE:
        return {"targets": names(s, whistle_cells(s))}
    if face == RUNE:
        return {"targets": names(s, campless_tiles(s))}
    if face == TERMITES or TALISMAN <= face < TALISMAN + 5:
        told = preview_dig(s)
        told["cost"] = 0
        return told
    return {}
