"""What a seat of I C E may see.  ICE2-INF, ICE1-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.digging import excavation_cost, is_hard
from nunatak.games.ice.state import NO_CAMP, WHITE_CAMP, IceState
from nunatak.games.ice.terrain import orientation_of
from nunatak.games.ice.words import (
    GREY,
    HELD,
    KINDS_OF_ARTIFACT,
    LANDSCAPES,
    ON_SLOT,
    READY,
    TURN_FLAGS,
    TYPES,
)


def write_view(s: IceState, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it: faces, covered backs, other hands and decks stay hidden."""
    table = s.agreed
    players: list[Json] = [_player(s, i, seat) for i in range(table.players)]
    decrees: list[Json] = []
    for number in s.decrees[: table.decrees_in_play]:
        decrees.append({"id": s.c.decrees[number].name, "scores": s.edition.decree_scores(s, number, seat)})
    order: list[Json] = [*table.clockwise_from(s.first)]
    spaces = s.c.site.board.names
    told: dict[str, Json] = {
        "game": s.edition.name,
        "seat": seat,
        "day": s.day,
        "first": s.first,
        "active": s.active if s.active >= 0 else None,
        "order": order,
        "turn": {
            "spent": s.spent,
            "limit": s.limit,
            "used": [name for i, name in enumerate(TURN_FLAGS) if s.flags >> i & 1],
        },
        "over": not s.steps,
        "winners": [*s.winners()],
        "tiles": _tiles(s),
        "open": [spaces[x] for x in range(len(spaces)) if s.terrain.is_open[x]],
        "digs": _digs(s),
        "crew": {spaces[x]: s.crew[x] for x in range(len(spaces)) if s.crew[x]},
        "held": _held(s),
        "decrees": decrees,
        "logbook": {
            "cards": [s.c.logbook[card].name for card in s.logbook[: s.pages]],
            "left": len(s.logbook) - s.pages if table.logbook else 0,
        },
        "request_deck": len(s.request_deck) - s.requests_dealt,
        "request_discard": len(s.request_discard),
        "players": players,
    }
    s.edition.write_view(s, seat, told)
    return told


def _tiles(s: IceState) -> dict[str, Json]:
    """The tiles on the board: the back of those that are open, null for those fully covered.  ICE2-INF-1 to -3"""
    told: dict[str, Json] = {}
    terrain = s.terrain
    c = s.c
    names = c.site.board.names
    for cell in range(c.site.board.tiles):
        tile = terrain.tile[cell]
        if tile < 0:
            continue
        if not terrain.is_open[cell]:
            told[names[cell]] = None
        elif tile < c.snow:
            back: dict[str, Json] = {"landscape": LANDSCAPES[c.landscape[tile]]}
            if cell < len(terrain.faults) and terrain.faults[cell]:
                back["fault"] = orientation_of(terrain.faults[cell], s.agreed.fault_offset)
                back["sides"] = [side for side in range(6) if terrain.faults[cell] >> side & 1]
            told[names[cell]] = back
        elif tile >= c.first_edifice:
            shown = s.revealed >> tile - c.first_edifice & 1
            told[names[cell]] = {"edifice": c.tile_name[tile] if shown else None}
        else:
            told[names[cell]] = {"type": KINDS_OF_ARTIFACT[c.type_of[tile]]}
    return told


def _digs(s: IceState) -> dict[str, Json]:
    """What excavating each tile would cost now with those who stand there, and why.  ICE2-EXC-2, ICE2-EXC-4"""
    told: dict[str, Json] = {}
    board = s.c.site.board
    for cell in range(s.c.removable):
        if s.terrain.is_open[cell] and s.terrain.diggable(cell) and not s.inaccessible(cell):
            told[board.names[cell]] = {
                "cost": excavation_cost(s, cell, False),
                "base": s.edition.excavation_base[board.level[cell]],
                "hard": 1 if is_hard(s, cell, False) else 0,
                "explorers": s.explorers(cell),
            }
    return told


def _held(s: IceState) -> dict[str, Json]:
    """What an excavation has lifted and not yet put down."""
    camp: Json = None
    if s.held_camp != NO_CAMP:
        camp = "white" if s.held_camp == WHITE_CAMP else s.held_camp
    tile: Json = None
    if s.unplaced >= 0:
        # An artifact is public; of a snow tile on its way back only the landscape is (LOG-10, ICE1-SNW-21).
        tile = s.c.tile_name[s.unplaced]
    return {
        "crew": s.held_crew,
        "leaders": [seat for seat in range(s.agreed.players) if s.leader[seat] == HELD],
        "camp": camp,
        "tile": tile,
        "refuge_from": s.name(s.refuge_from) if s.refuge_from >= 0 else None,
    }


def _player(s: IceState, seat: int, viewer: int | None) -> dict[str, Json]:
    told: dict[str, Json] = {
        "guild": s.agreed.seat_names[seat],
        "ep": s.ep[seat],
        "rp": s.rp[seat],
        "leader": _place(s, s.leader[seat]),
        "planned": bool(s.planned >> seat & 1),
        "slots": _slots(s, seat),
        "hand": len(s.hand[seat]),
        "requests": len(s.requests[seat]),
        "tokens": {},
    }
    if seat == viewer:
        told["hand_tiles"] = [s.edition.faces[s.faces[tile]] for tile in s.hand[seat]]
        told["hand_requests"] = [s.c.requests[card].name for card in s.requests[seat]]
    if seat == s.agreed.incandescents:
        told["tokens"] = _activation(s)
    s.edition.write_player(s, seat, viewer, told)
    return told


def _activation(s: IceState) -> dict[str, Json]:
    side: Json = TYPES[s.activation - ON_SLOT] if s.activation >= ON_SLOT else None
    return {"activation": "ready" if s.activation == READY else "grey" if s.activation == GREY else "slot", "on": side}


def _place(s: IceState, place: int) -> Json:
    return s.name(place) if place >= 0 else None


def _slots(s: IceState, seat: int) -> dict[str, Json]:
    told: dict[str, Json] = {}
    for kind in range(5):
        artifacts: list[Json] = [s.c.tile_name[tile] for tile in s.slots[seat * 5 + kind]]
        told[TYPES[kind]] = {
            "artifacts": artifacts,
            "anima": s.anima_of(seat, kind),
            "used": bool(s.used[seat] >> kind & 1),
            "ready": s.slot_ready(seat, kind),
        }
    return told
