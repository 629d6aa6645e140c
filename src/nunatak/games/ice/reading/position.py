"""Positions of I C E as readable data: the whole state.  docs/games/ice.md describes every field."""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.board.terrain import orientation_of
from nunatak.games.ice.components.words import HELD, LANDSCAPES, ON_SLOT, READY, SEEKING, TURN_FLAGS, TYPES
from nunatak.games.ice.pieces import WHITE_CAMP
from nunatak.games.ice.requests.validated import validated_day, validated_rank, validated_request, validated_score
from nunatak.games.ice.state import IceState


def write_pieces(s: IceState) -> dict[str, Json]:
    """Everything on the table."""
    names = s.c.site.board.names
    terrain = s.terrain
    cells = [cell for cell in range(s.c.site.board.tiles) if terrain.tile[cell] >= 0]
    players: dict[str, Json] = {}
    for seat, guild in enumerate(s.agreed.seat_names):
        players[guild] = _player(s, seat)
    requests = s.c.requests
    in_play = s.agreed.decrees_in_play
    told: dict[str, Json] = {
        "guilds": [*s.agreed.seat_names],
        "day": s.day,
        "first": s.agreed.seat_names[s.first],
        "active": s.agreed.seat_names[s.active] if s.active >= 0 else None,
        "spent": s.spent,
        "limit": s.limit,
        "used_this_turn": [name for i, name in enumerate(TURN_FLAGS) if s.flags >> i & 1],
        "tiles": {names[cell]: tile_text(s, terrain.tile[cell]) for cell in cells},
        "faults": {
            names[cell]: orientation_of(mask, s.agreed.fault_offset) for cell, mask in enumerate(terrain.faults) if mask
        },
        "crew": {names[x]: s.crew[x] for x in range(len(names)) if s.crew[x]},
        "supply": s.supply,
        "held_crew": s.held_crew,
        "unplaced": tile_text(s, s.unplaced) if s.unplaced >= 0 else None,
        "request_deck": [requests[card].name for card in s.request_deck[s.requests_dealt :]],
        "request_discard": [requests[card].name for card in s.request_discard],
        "logbook": [s.c.logbook[card].name for card in s.logbook[s.pages :]],
        "logbook_used": [s.c.logbook[card].name for card in s.logbook[: s.pages]],
        "decrees": [s.c.decrees[d].name for d in s.decrees[:in_play]],
        "unused_decrees": [s.c.decrees[d].name for d in s.decrees[in_play:]],
        "players": players,
    }
    s.edition.notation.write_position(s, told)
    return told


def tile_text(s: IceState, tile: int) -> str:
    """A tile in words: `fault/wreck` for landscape and face of a snow tile, `deep-harmony-2` for an artifact."""
    if tile < s.c.snow:
        return f"{LANDSCAPES[s.c.landscape[tile]]}/{s.c.faces[s.faces[tile]]}"
    return s.c.tile_name[tile]


def activation_name(activation: int) -> str:
    """Where the activation token is: grey, ready, or the type of its slot."""
    if activation >= ON_SLOT:
        return TYPES[activation - ON_SLOT]
    return "ready" if activation == READY else "grey"


def place_text(s: IceState, place: int) -> Json:
    """Where a leader or a guild camp is."""
    if place >= 0:
        return s.name(place)
    return "held" if place == HELD else "seeking" if place == SEEKING else None


def _player(s: IceState, seat: int) -> dict[str, Json]:
    slots: dict[str, Json] = {}
    for kind in range(5):
        slots[TYPES[kind]] = [tile_text(s, tile) for tile in s.slots[seat * 5 + kind]]
    validated: list[Json] = [
        {
            "request": s.c.requests[validated_request(packed)].name,
            "day": validated_day(packed),
            "rank": validated_rank(packed),
            "points": validated_score(packed),
        }
        for packed in s.validated[seat]
    ]
    told: dict[str, Json] = {
        "ep": s.ep[seat],
        "rp": s.rp[seat],
        "leader": place_text(s, s.leader[seat]),
        "planned": bool(s.planned >> seat & 1),
        "used": types_in(s.used[seat]),
        "slots": slots,
        "hand": [tile_text(s, tile) for tile in s.hand[seat]],
        "requests": [s.c.requests[card].name for card in s.requests[seat]],
        "validated": validated,
    }
    s.edition.notation.write_position_of(s, seat, told)
    return told


def types_in(mask: int) -> list[Json]:
    """The types of a mask, by name."""
    return [TYPES[kind] for kind in range(5) if mask >> kind & 1]


def count_pieces(s: IceState) -> dict[str, int]:
    """How many pieces of each kind the state holds, each counted where it lies."""
    tiles = (
        [tile for tile in s.terrain.tile if tile >= 0]
        + s.snow_discard
        + s.artifact_discard
        + s.market
        + s.tiles_aside()
    )
    if s.unplaced >= 0:
        tiles.append(s.unplaced)
    requests = s.request_deck[s.requests_dealt :] + s.request_discard + s.row
    for seat in range(s.agreed.players):
        tiles += s.hold[seat] + s.hand[seat]
        requests += s.requests[seat] + [validated_request(packed) for packed in s.validated[seat]]
    for slot in s.slots:
        tiles += slot
    anima = [sum(s.c.anima[tile] for tile in slot) for slot in s.slots]
    faces = [s.c.face_copies[i] + s.c.flake_faces.count(i) for i in range(len(s.c.face_copies))]
    told = {
        "tiles": len(set(tiles)) if len(tiles) == s.c.tiles else -1,
        "archaeologists": s.supply + sum(s.crew) + s.held_crew + s.crew_aside(),
        "leaders": len(s.leader),
        "request cards": len(requests),
        "request cards as printed": int(all(requests.count(i) == r.copies for i, r in enumerate(s.c.requests))),
        "logbook cards": len(set(s.logbook)),
        "decrees": len(set(s.decrees)),
        "faces as printed": int(all(s.faces.count(i) == n for i, n in enumerate(faces))),
        "anima adds up": int(anima == s.anima),
        "neutral camps": s.white_supply + len(s.white_camps) + (1 if s.held_camp == WHITE_CAMP else 0),
    }
    s.edition.notation.count_pieces(s, told)
    return told
