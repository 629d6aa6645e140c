"""What a seat of I C E may see.  ICE2-INF"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.components import ITEM_NAMES
from nunatak.games.ice.digging import excavation_cost, is_hard
from nunatak.games.ice.payments import means_of, nearness
from nunatak.games.ice.scoring import (
    DECREES_IN_PLAY,
    decree_score,
    owned,
    score,
    second_bonus,
    validated_day,
    validated_rank,
    validated_request,
    validated_score,
)
from nunatak.games.ice.state import NO_CAMP, WHITE_CAMP, IceState
from nunatak.games.ice.terrain import orientation_of
from nunatak.games.ice.words import (
    FACES,
    GREY,
    GUILDS,
    HELD,
    KINDS_OF_ARTIFACT,
    LANDSCAPES,
    ON_SLOT,
    READY,
    TRIGGER_TOKENS,
    TURN_FLAGS,
    TYPES,
)


def write_view(s: IceState, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it: faces, covered backs, other hands and decks stay hidden."""
    table = s.table
    players: list[Json] = [_player(s, i, i == seat) for i in range(table.players)]
    decrees: list[Json] = []
    for number in s.decrees[:DECREES_IN_PLAY]:
        decree = s.c.decrees[number]
        now: list[Json] = [decree_score(s, i, decree, owned(s, i)) for i in range(table.players)]
        decrees.append({"id": decree.name, "scores": now})
    order: list[Json] = [*table.clockwise_from(s.first)]
    spaces = s.c.site.board.names
    return {
        "game": s.c.edition.name,
        "seat": seat,
        "variants": {
            "first_steps": table.first_steps,
            "blessing": table.blessing,
            "expert": table.expert,
            "friendly_curse": table.friendly,
            "logbook": table.logbook,
            "logbook_setup": table.logbook_setup,
            "fluid_movement": table.fluid_tokens > 0,
            "turned_deep": s.c.site.mirrored,
        },
        "day": s.day,
        "days": s.c.edition.days,
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
        "white_camps": [spaces[cell] for cell in sorted(s.white_camps)],
        "held": _held(s),
        "supply": {"archaeologists": s.supply, "white_camps": s.white_supply},
        "icons": [icon.name for i, icon in enumerate(s.c.site.icons) if s.icons >> i & 1],
        "row": [s.c.requests[card].name for card in s.row],
        "decrees": decrees,
        "logbook": {
            "cards": [s.c.logbook[card].name for card in s.logbook[: s.pages]],
            "left": len(s.logbook) - s.pages if table.logbook else 0,
        },
        "market": [FACES[s.faces[tile]] for tile in s.market],
        "request_deck": len(s.request_deck) - s.requests_dealt,
        "request_discard": len(s.request_discard),
        "discard": {"snow": len(s.snow_discard), "artifacts": len(s.artifact_discard)},
        "curse_tokens": [*s.curse_tokens],
        "players": players,
    }


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
            if terrain.faults[cell]:
                back["fault"] = orientation_of(terrain.faults[cell], s.table.fault_offset)
                back["sides"] = [side for side in range(6) if terrain.faults[cell] >> side & 1]
            told[names[cell]] = back
        else:
            told[names[cell]] = {"type": KINDS_OF_ARTIFACT[c.type_of[tile]]}
    return told


def _digs(s: IceState) -> dict[str, Json]:
    """What excavating each tile would cost now with those who stand there, and why.  ICE2-EXC-2, ICE2-EXC-4"""
    told: dict[str, Json] = {}
    board = s.c.site.board
    for cell in range(board.tiles):
        if s.terrain.is_open[cell] and s.terrain.diggable(cell):
            told[board.names[cell]] = {
                "cost": excavation_cost(s, cell, False),
                "base": s.c.edition.excavation_base[board.level[cell]],
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
        # An artifact is public; of a snow tile on its way back only the landscape is (LOG-10).
        tile = s.c.tile_name[s.unplaced]
    return {
        "crew": s.held_crew,
        "leaders": [seat for seat in range(s.table.players) if s.leader[seat] == HELD],
        "camp": camp,
        "tile": tile,
        "refuge_from": s.name(s.refuge_from) if s.refuge_from >= 0 else None,
    }


def _player(s: IceState, seat: int, own: bool) -> dict[str, Json]:
    table = s.table
    told: dict[str, Json] = {
        "guild": GUILDS[table.guilds[seat]],
        "ep": s.ep[seat],
        "rp": s.rp[seat],
        "leader": _place(s, s.leader[seat]),
        "camp": _place(s, s.guild_camp[seat]),
        "camp_grey": bool(s.grey_camps >> seat & 1),
        "planned": bool(s.planned >> seat & 1),
        "fluid": s.fluid[seat],
        "token": TRIGGER_TOKENS[s.token[seat]],
        "threshold": s.threshold(seat),
        "curse": s.curse[seat],
        "study": [TYPES[kind] for kind in range(5) if s.study[seat] >> kind & 1],
        "turned": [TYPES[kind] for kind in range(5) if s.turned[seat] >> kind & 1],
        "slots": _slots(s, seat),
        "hold": [s.c.tile_name[tile] for tile in s.hold[seat]],
        "hand": len(s.hand[seat]),
        "requests": len(s.requests[seat]),
        "validated": _validated(s, seat),
        "tokens": _tokens(s, seat),
        "score": score(s, seat),
        "breakdown": breakdown(s, seat),
    }
    if own:
        counts = means_of(s, seat)
        told["hand_tiles"] = [FACES[s.faces[tile]] for tile in s.hand[seat]]
        told["hand_requests"] = [s.c.requests[card].name for card in s.requests[seat]]
        near: dict[str, Json] = {}
        for card in s.requests[seat]:
            near[s.c.requests[card].name] = [*nearness(s.c.requests[card], counts)]
        told["near"] = near
        told["means"] = {ITEM_NAMES[item]: counts[item] for item in range(len(counts)) if counts[item]}
    return told


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


def _validated(s: IceState, seat: int) -> list[Json]:
    return [
        {
            "request": s.c.requests[validated_request(packed)].name,
            "day": validated_day(packed),
            "rank": validated_rank(packed),
            "points": validated_score(packed),
            "bonus": second_bonus(s, packed),
        }
        for packed in s.validated[seat]
    ]


def _tokens(s: IceState, seat: int) -> dict[str, Json]:
    """What lies on the guild board besides: activation token, crampons, archaeologists."""
    table = s.table
    if seat == table.incandescents:
        side: Json = TYPES[s.activation - ON_SLOT] if s.activation >= ON_SLOT else None
        return {
            "activation": "ready" if s.activation == READY else "grey" if s.activation == GREY else "slot",
            "on": side,
        }
    if seat == table.striders:
        return {"crampons": s.crampons}
    if seat == table.providers:
        return {"archaeologists": s.provisions}
    return {}


def breakdown(s: IceState, seat: int) -> dict[str, Json]:
    """Where the RP of a seat come from.  ICE2-END-3 to ICE2-END-5"""
    items = owned(s, seat)
    decrees: list[Json] = [decree_score(s, seat, s.c.decrees[d], items) for d in s.decrees[:DECREES_IN_PLAY]]
    return {
        "decrees": decrees,
        "requests": sum(validated_score(packed) for packed in s.validated[seat]),
        "bonuses": sum(second_bonus(s, packed) for packed in s.validated[seat]),
        "tokens": s.rp[seat],
        "planning": s.planned >> seat & 1,
    }
