"""What an action of a turn would do, as far as everybody may know.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.doing.digging import excavation_cost, is_hard
from nunatak.games.ice.state import IceState


def preview_shared(s: IceState, action: int) -> dict[str, Json] | None:
    """Costs and targets of the actions that both editions have."""
    a = s.c.actions
    if a.move.has(action):
        return {"cost": 1, "to": s.name(a.move.a(action)), "crew": a.move.b(action)}
    if a.sail.has(action):
        return {"cost": 1, "to": s.name(a.sail.a(action)), "crew": a.sail.b(action)}
    if a.recruit.has(action):
        return {"cost": s.agreed.call_price, "at": s.name(a.recruit.a(action))}
    if a.trigger.has(action):
        return s.edition.effects[a.trigger.a(action)].preview(s)
    if a.play.has(action):
        return s.edition.snow.tiles[action - a.play.base].preview(s)
    if action == a.plan.base:
        return {"cost": 1}
    return None


def names(s: IceState, spaces: list[int]) -> list[Json]:
    """The names of some spaces."""
    return [s.name(space) for space in spaces]


def preview_dig(s: IceState) -> dict[str, Json]:
    """What an excavation of the leader's tile does besides its price."""
    cell = s.leader[s.led]
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


def preview_price(s: IceState, ability: bool, reduction: int) -> dict[str, Json]:
    """The price of an excavation and its parts, and what else it does.  ICE2-EXC"""
    cell = s.leader[s.led]
    told = preview_dig(s)
    told["cost"] = excavation_cost(s, cell, ability) - reduction
    told["base"] = s.c.numbers.excavation_base[s.c.site.board.level[cell]]
    told["hard"] = 1 if is_hard(s, cell, ability) else 0
    told["explorers"] = s.explorers(cell)
    told["ability"] = ability
    return told
