"""What a seat of I C E may see.  ICE2-INF, ICE1-INF"""

from __future__ import annotations

from typing import Literal

from nunatak.games.ice.board.terrain import orientation_of
from nunatak.games.ice.components.words import (
    ACHIEVEMENT,
    EXALTED,
    GREY,
    HARMONY,
    HELD,
    KINDS_OF_ARTIFACT,
    LANDSCAPES,
    OBLITERATION,
    ON_SLOT,
    PHILOSOPHICAL,
    READY,
    TURN_FLAGS,
    TYPES,
)
from nunatak.games.ice.doing.digging import excavation_cost, is_hard
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.requests.payments import nearness
from nunatak.games.ice.state import IceState
from nunatak.games.ice.types.view import (
    Back,
    FirstTokens,
    IceDig,
    IceHeld,
    IceShared,
    IceSharedPlayer,
    IceSlot,
    SnowBack,
)


def shared_view(s: IceState, seat: int | None) -> IceShared:
    """The table as a seat sees it: faces, covered backs, other hands and decks stay hidden."""
    table = s.agreed
    spaces = s.c.site.board.names
    return {
        "seat": seat,
        "day": s.day,
        "first": s.first,
        "active": s.active if s.active >= 0 else None,
        "order": table.clockwise_from(s.first),
        "turn": {
            "spent": s.spent,
            "limit": s.limit,
            "used": [name for i, name in enumerate(TURN_FLAGS) if s.flags >> i & 1],
        },
        "over": not s.steps,
        "winners": s.winners(),
        "tiles": _tiles(s),
        "open": [spaces[x] for x in range(len(spaces)) if s.terrain.is_open[x]],
        "digs": _digs(s),
        "crew": {spaces[x]: s.crew[x] for x in range(len(spaces)) if s.crew[x]},
        "held": _held(s),
        "logbook": {
            "cards": [s.c.logbook[card].name for card in s.logbook[: s.pages]],
            "left": len(s.logbook) - s.pages if table.logbook else 0,
        },
        "request_deck": len(s.request_deck) - s.requests_dealt,
        "request_discard": len(s.request_discard),
    }


def shared_player(s: IceState, seat: int, viewer: int | None) -> IceSharedPlayer:
    """What a player has on the table, and in hand if the player looks."""
    told: IceSharedPlayer = {
        "guild": s.agreed.guild(seat),
        "ep": s.ep[seat],
        "rp": s.rp[seat],
        "leader": s.name(s.leader[seat]) if s.leader[seat] >= 0 else None,
        "planned": bool(s.planned >> seat & 1),
        "slots": {
            "achievement": _slot(s, seat, ACHIEVEMENT),
            "exalted": _slot(s, seat, EXALTED),
            "philosophical": _slot(s, seat, PHILOSOPHICAL),
            "obliteration": _slot(s, seat, OBLITERATION),
            "harmony": _slot(s, seat, HARMONY),
        },
        "hand": len(s.hand[seat]),
        "requests": len(s.requests[seat]),
    }
    if seat == viewer:
        told["hand_tiles"] = [s.c.faces[s.faces[tile]] for tile in s.hand[seat]]
        told["hand_requests"] = [s.c.requests[card].name for card in s.requests[seat]]
    return told


def activation(s: IceState) -> FirstTokens:
    """The token of the Incandescents, and the slot that it lies on."""
    side = TYPES[s.activation - ON_SLOT] if s.activation >= ON_SLOT else None
    return {"activation": "ready" if s.activation == READY else "grey" if s.activation == GREY else "slot", "on": side}


def nearness_by_name(s: IceState, seat: int, counts: list[int]) -> dict[str, tuple[int, int]]:
    """How much of each request in hand could be paid with these means, and how much it takes."""
    return {s.c.requests[card].name: nearness(s.c.requests[card], counts) for card in s.requests[seat]}


def _tiles(s: IceState) -> dict[str, Back]:
    """The tiles on the board: the back of those that are open, null for those fully covered.  ICE2-INF-1 to -3"""
    told: dict[str, Back] = {}
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
            back: SnowBack = {"landscape": LANDSCAPES[c.landscape[tile]]}
            if cell < len(terrain.faults) and terrain.faults[cell]:
                back["fault"] = orientation_of(terrain.faults[cell], s.agreed.fault_offset)
                back["sides"] = [side for side in range(6) if terrain.faults[cell] >> side & 1]
            told[names[cell]] = back
        elif tile >= c.first_edifice:
            told[names[cell]] = {"edifice": c.tile_name[tile] if s.is_revealed(tile) else None}
        else:
            told[names[cell]] = {"type": KINDS_OF_ARTIFACT[c.type_of[tile]]}
    return told


def _digs(s: IceState) -> dict[str, IceDig]:
    """What excavating each tile would cost now with those who stand there, and why.  ICE2-EXC-2, ICE2-EXC-4"""
    told: dict[str, IceDig] = {}
    board = s.c.site.board
    for cell in range(s.c.removable):
        if s.terrain.is_open[cell] and s.terrain.diggable(cell) and not s.inaccessible(cell):
            told[board.names[cell]] = {
                "cost": excavation_cost(s, cell, False),
                "base": s.c.numbers.excavation_base[board.level[cell]],
                "hard": 1 if is_hard(s, cell, False) else 0,
                "explorers": s.explorers(cell),
            }
    return told


def _held(s: IceState) -> IceHeld:
    """What an excavation has lifted and not yet put down."""
    camp: int | Literal["white"] | None = None
    if s.held_camp != NO_CAMP:
        camp = "white" if s.held_camp == WHITE_CAMP else s.held_camp
    tile: str | None = None
    if s.unplaced >= 0:
        # An artifact is public; of a snow tile on its way back only the landscape is (LOG-10, ICE1-SNW-21).
        tile = s.c.tile_name[s.unplaced]
    fell_from = s.camp_fell_from()
    return {
        "crew": s.held_crew,
        "leaders": [seat for seat in range(s.agreed.players) if s.leader[seat] == HELD],
        "camp": camp,
        "tile": tile,
        "refuge_from": s.name(fell_from) if fell_from >= 0 else None,
    }


def _slot(s: IceState, seat: int, kind: int) -> IceSlot:
    return {
        "artifacts": [s.c.tile_name[tile] for tile in s.slots[seat * 5 + kind]],
        "anima": s.anima_of(seat, kind),
        "used": bool(s.used[seat] >> kind & 1),
        "ready": s.slot_ready(seat, kind),
    }
