"""What an action of a turn would do, as far as everybody may know.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.camps import REBUILD, building_sites
from nunatak.games.ice.digging import excavation_cost, is_hard
from nunatak.games.ice.effects import exalted_sources, obliteration_targets
from nunatak.games.ice.playing import manta_targets, smilodon_sources, unled_tiles, whistle_sources
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import EXALTED, MANTA, OBLITERATION, RUNE, SMILODON, TALISMAN, WHISTLE


def preview_action(s: IceState, seat: int, action: int) -> dict[str, Json]:
    """Costs, targets and what would fall."""
    a = s.c.actions
    if a.move.has(action):
        return {"cost": 1, "to": s.name(a.move.a(action)), "crew": a.move.b(action)}
    if a.fluid.has(action):
        return {"cost": 1, "to": s.name(a.fluid.a(action)), "crew": a.fluid.b(action)}
    if a.sail.has(action):
        return {"cost": 1, "to": s.name(a.sail.a(action)), "crew": a.sail.b(action)}
    if a.recruit.has(action):
        return {"cost": 1, "at": s.name(a.recruit.a(action))}
    if a.build.has(action):
        return {"cost": 1, "targets": names(s, building_sites(s, seat, action - a.build.base))}
    if action == a.rebuild.base:
        return {"cost": 1, "targets": names(s, building_sites(s, seat, REBUILD))}
    if a.excavate.has(action):
        return preview_excavation(s, seat, a.excavate.a(action), a.excavate.b(action) == 1)
    if a.play.has(action):
        return preview_snow(s, seat, action - a.play.base)
    if a.trigger.has(action):
        kind = a.trigger.a(action)
        if kind == EXALTED:
            return {"cost": 1, "from": names(s, exalted_sources(s, seat))}
        if kind == OBLITERATION:
            return {"cost": 0, "targets": names(s, obliteration_targets(s, seat))}
        return {"cost": 0}
    if action in (a.study.base, a.plan.base):
        return {"cost": 1}
    if action == a.provide.base:
        snow = s.c.site.board.start[1]
        return {"cost": 0, "targets": names(s, [cell for cell in s.terrain.bare if cell < snow])}
    return {"cost": 0}


def names(s: IceState, spaces: list[int]) -> list[Json]:
    """The names of some spaces."""
    return [s.name(space) for space in spaces]


def preview_excavation(s: IceState, seat: int, termites: int, ability: bool) -> dict[str, Json]:
    """The price and its parts, the cover that falls, what falls after it, and where the explorers go.  ICE2-EXC"""
    cell = s.leader[seat]
    told = preview_dig(s, seat)
    told["cost"] = excavation_cost(s, cell, ability) - termites
    told["base"] = s.c.edition.excavation_base[s.c.site.board.level[cell]]
    told["hard"] = 1 if is_hard(s, cell, ability) else 0
    told["explorers"] = s.explorers(cell)
    told["termites"] = termites
    told["ability"] = ability
    return told


def preview_dig(s: IceState, seat: int) -> dict[str, Json]:
    """What an excavation of the leader's tile does besides its price."""
    cell = s.leader[seat]
    cover = s.terrain.only_cover(cell)
    terrain = s.terrain
    fallen: list[int] = []
    for lost in (cover, cell):
        if lost < 0:
            continue
        terrain = terrain.without(lost)
        loose = terrain.loose(s.c.site.board.level[lost])
        while loose:
            fallen += loose
            for tile in loose:
                terrain = terrain.without(tile)
            loose = terrain.loose(s.c.site.board.level[lost])
    return {
        "tile": s.name(cell),
        "cover": s.name(cover) if cover >= 0 else None,
        "collapses": names(s, fallen),
        "places": names(s, s.c.site.board.places[cell]),
    }


def preview_snow(s: IceState, seat: int, face: int) -> dict[str, Json]:
    """Where a snow tile could take effect."""
    if face == SMILODON:
        return {"targets": names(s, smilodon_sources(s))}
    if face == WHISTLE:
        return {"targets": names(s, whistle_sources(s))}
    if face == MANTA:
        return {"targets": names(s, manta_targets(s, seat))}
    if face == RUNE:
        return {"targets": names(s, unled_tiles(s))}
    if TALISMAN <= face < TALISMAN + 5:
        told = preview_dig(s, seat)
        told["cost"] = 0
        return told
    return {}
