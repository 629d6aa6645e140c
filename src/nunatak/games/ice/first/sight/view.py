"""What a seat of the first edition may see.  ICE1-INF-1, section 16"""

from __future__ import annotations

from nunatak.games.ice.components.cards import Decree
from nunatak.games.ice.components.words import TYPES
from nunatak.games.ice.first.ending.assigning import Tally
from nunatak.games.ice.first.ending.assignment import city_means
from nunatak.games.ice.first.ending.objectives import Objective, objectives
from nunatak.games.ice.first.ending.scoring import breakdown, decree_score, score
from nunatak.games.ice.first.snow.bag import bag_size, keep_name
from nunatak.games.ice.first.snow.smilodons import PAWNS
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import COMPETITIVE, DAILY_FLAGS, MODES, SOLO
from nunatak.games.ice.requests.validated import validated_request, validated_score
from nunatak.games.ice.sight.view import activation, nearness_by_name, shared_player, shared_view
from nunatak.games.ice.types.view import FirstDecree, FirstDrawn, FirstPlayer, FirstSecrets, FirstTable, IceObjective


def laid_open(s: FirstIceState) -> bool:
    """Whether Cities and requests lie open.  ICE1-SCO-1"""
    if not s.steps:
        return True
    lowest = s.steps[0]
    return isinstance(lowest, Tally) and lowest.stage > 1


def write_view(s: FirstIceState, viewer: int | None) -> FirstTable:
    """The table of the first edition: with its mode, camps, beasts, the bag, edifices, objectives."""
    table = s.terms
    c = s.c
    names = c.site.board.names
    return {
        **shared_view(s, viewer),
        **_drawn(s, viewer),
        "game": "ice1",
        "mode": MODES[table.mode],
        "variants": {
            "first_steps": table.first_steps,
            "draft": table.draft,
            "edifices": [*table.edifices],
            "odd_levels": "".join([level.lattice for level in c.site.board.levels[::2]]),
        },
        "days": table.last_day if table.mode != COMPETITIVE else 1 + len(s.logbook),  # ICE1-DAY-1
        "decrees": [_decree(s, c.decrees[number], viewer) for number in s.decrees[: table.decrees_in_play]],
        "camps": [names[cell] for cell in sorted(s.white_camps)],
        "smilodons": [
            {"at": names[cell], "by": by if by >= 0 else None}
            for cell, by in zip(s.smilodons, s.smilodon_by, strict=True)
        ],
        "wyvern": names[s.wyvern] if s.wyvern >= 0 else None,
        "supply": {
            "archaeologists": s.supply,
            "camps": s.white_supply,
            "smilodons": PAWNS - len(s.smilodons),
            "flakes": len(s.flakes),
        },
        "bag": bag_size(s),
        "edifices": [edifice.name for i, edifice in enumerate(c.edifices) if s.revealed >> i & 1],
        "found": c.edifices[s.found].name if s.found >= 0 else None,
        "led": s.led if s.active >= 0 else None,
        "charmed": [seat for seat in range(table.players) if s.charmed >> seat & 1],
        "drawn": len(s.market),
        "register": len(s.row),
        "objectives": _objectives(s, viewer),
        "players": [_player(s, seat, viewer) for seat in range(table.players)],
    }


def _drawn(s: FirstIceState, viewer: int | None) -> FirstDrawn:
    """What was drawn and is chosen from, for the player whose turn it is."""
    if viewer is None or viewer != s.active:
        return {}
    return {
        "drawn_tiles": [keep_name(s, tile) for tile in s.market],
        "register_cards": [s.c.requests[card].name for card in s.row],
    }


def _decree(s: FirstIceState, decree: Decree, viewer: int | None) -> FirstDecree:
    """A City is its owner's secret, so is what decrees make of it."""
    scores = [
        decree_score(s, seat, decree, len(s.validated[seat])) if seat == viewer or laid_open(s) else None
        for seat in range(s.agreed.players)
    ]
    return {"id": decree.name, "scores": scores}


def _objectives(s: FirstIceState, viewer: int | None) -> list[IceObjective]:
    """What is to be reached; what others could validate shows only in the end."""
    if s.terms.mode == COMPETITIVE:
        return []
    told: list[IceObjective] = []
    for objective in objectives(s):
        data = objective.data()
        if objective.name in ("requests", "request_rp") and not laid_open(s):
            data = _as_far_as_known(objective, viewer, s.terms.mode == SOLO or not s.terms.team_requests)
        told.append(data)
    return told


def _as_far_as_known(objective: Objective, viewer: int | None, each: bool) -> IceObjective:
    reached = [count if each and seat == viewer else None for seat, count in enumerate(objective.reached)]
    return {"id": objective.name, "needed": objective.needed, "reached": reached, "met": None}


def _player(s: FirstIceState, seat: int, viewer: int | None) -> FirstPlayer:
    """With the City, validated requests, what comes tomorrow, the score."""
    own = seat == viewer or laid_open(s)
    return {
        **shared_player(s, seat, viewer),
        **_secrets(s, seat, own),
        "tokens": activation(s) if seat == s.agreed.incandescents else {},
        "pending": s.pending[seat],
        "used_today": [name for i, name in enumerate(DAILY_FLAGS) if s.daily[seat] >> i & 1],
        "used_twice": [TYPES[kind] for kind in range(5) if s.used[seat] >> kind + 5 & 1],
        "city": len(s.hold[seat]),
        "validated": [
            {"request": s.c.requests[validated_request(packed)].name, "points": validated_score(packed)}
            for packed in s.validated[seat]
        ],
        "score": score(s, seat) if own else None,
        "breakdown": breakdown(s, seat) if own else None,
    }


def _secrets(s: FirstIceState, seat: int, open_to_viewer: bool) -> FirstSecrets:
    """The City and the requests, for their owner, and for everybody once they lie open."""
    if not open_to_viewer:
        return {}
    counts = city_means(s, seat)
    return {
        "city_artifacts": [s.c.tile_name[tile] for tile in s.hold[seat]],
        "paid": [s.c.tile_name[tile] for tile in s.paid if tile in s.hold[seat]],
        "hand_requests": [s.c.requests[card].name for card in s.requests[seat]],
        "near": nearness_by_name(s, seat, counts),
        "means": {s.c.items[item]: counts[item] for item in range(len(s.c.items)) if counts[item]},
    }
