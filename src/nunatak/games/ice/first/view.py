"""What a view of the first edition shows besides.  ICE1-INF-1, section 16"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.first.assigning import Tally
from nunatak.games.ice.first.assignment import city_means
from nunatak.games.ice.first.bag import bag_size, keep_name
from nunatak.games.ice.first.objectives import Objective, objectives
from nunatak.games.ice.first.playing import PAWNS
from nunatak.games.ice.first.scoring import breakdown, decree_score, score
from nunatak.games.ice.payments import nearness
from nunatak.games.ice.scoring import validated_request, validated_score
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import COMPETITIVE, DAILY_FLAGS, MODES, SOLO, TYPES


def laid_open(s: IceState) -> bool:
    """Whether Cities and requests lie open.  ICE1-SCO-1"""
    if not s.steps:
        return True
    lowest = s.steps[0]
    return isinstance(lowest, Tally) and lowest.stage > 1


def decree_scores(s: IceState, number: int, viewer: int | None) -> list[Json]:
    """A City is its owner's secret, so is what decrees make of it."""
    decree = s.c.decrees[number]
    told: list[Json] = []
    for seat in range(s.agreed.players):
        if seat == viewer or laid_open(s):
            told.append(decree_score(s, seat, decree, len(s.validated[seat])))
        else:
            told.append(None)
    return told


def write_view(s: IceState, viewer: int | None, told: dict[str, Json]) -> None:
    """Mode, camps, beasts, the bag, edifices, objectives."""
    table = s.agreed
    c = s.c
    names = c.site.board.names
    told["mode"] = MODES[table.mode]
    told["variants"] = {
        "first_steps": table.first_steps,
        "draft": table.draft,
        "edifices": [*table.edifices],
        "odd_levels": "".join([level.lattice for level in s.edition.levels[::2]]),
    }
    told["days"] = table.last_day if table.mode != COMPETITIVE else 1 + len(s.logbook)  # ICE1-DAY-1
    told["camps"] = [names[cell] for cell in sorted(s.white_camps)]
    told["smilodons"] = [
        {"at": names[cell], "by": by if by >= 0 else None} for cell, by in zip(s.smilodons, s.smilodon_by, strict=True)
    ]
    told["wyvern"] = names[s.wyvern] if s.wyvern >= 0 else None
    told["supply"] = {
        "archaeologists": s.supply,
        "camps": s.white_supply,
        "smilodons": PAWNS - len(s.smilodons),
        "flakes": len(s.flakes),
    }
    told["bag"] = bag_size(s)
    told["edifices"] = [edifice.name for i, edifice in enumerate(c.edifices) if s.revealed >> i & 1]
    told["found"] = c.edifices[s.found].name if s.found >= 0 else None
    told["led"] = s.led if s.active >= 0 else None
    told["charmed"] = [seat for seat in range(table.players) if s.charmed >> seat & 1]
    told["drawn"] = len(s.market)
    told["register"] = len(s.row)
    if viewer == s.active and viewer is not None:
        told["drawn_tiles"] = [keep_name(s, tile) for tile in s.market]
        told["register_cards"] = [c.requests[card].name for card in s.row]
    told["objectives"] = _objectives(s, viewer)


def _objectives(s: IceState, viewer: int | None) -> list[Json]:
    """What is to be reached; what others could validate shows only in the end."""
    if s.agreed.mode == COMPETITIVE:
        return []
    told: list[Json] = []
    for objective in objectives(s):
        data = objective.data()
        if objective.name in ("requests", "request_rp") and not laid_open(s):
            data = _as_far_as_known(objective, viewer, s.agreed.mode == SOLO or not s.agreed.team_requests)
        told.append(data)
    return told


def _as_far_as_known(objective: Objective, viewer: int | None, each: bool) -> dict[str, Json]:
    reached: list[Json] = [count if each and seat == viewer else None for seat, count in enumerate(objective.reached)]
    return {"id": objective.name, "needed": objective.needed, "reached": reached, "met": None}


def write_player(s: IceState, seat: int, viewer: int | None, told: dict[str, Json]) -> None:
    """The City, validated requests, what comes tomorrow, the score."""
    told["pending"] = s.pending[seat]
    told["used_today"] = [name for i, name in enumerate(DAILY_FLAGS) if s.daily[seat] >> i & 1]
    told["used_twice"] = [TYPES[kind] for kind in range(5) if s.used[seat] >> kind + 5 & 1]
    told["city"] = len(s.hold[seat])
    told["validated"] = [
        {"request": s.c.requests[validated_request(packed)].name, "points": validated_score(packed)}
        for packed in s.validated[seat]
    ]
    own = seat == viewer or laid_open(s)
    told["score"] = score(s, seat) if own else None
    told["breakdown"] = breakdown(s, seat) if own else None
    if not own:
        return
    told["city_artifacts"] = [s.c.tile_name[tile] for tile in s.hold[seat]]
    told["paid"] = [s.c.tile_name[tile] for tile in s.paid if tile in s.hold[seat]]
    told["hand_requests"] = [s.c.requests[card].name for card in s.requests[seat]]
    counts = city_means(s, seat)
    near: dict[str, Json] = {}
    for card in s.requests[seat]:
        near[s.c.requests[card].name] = [*nearness(s.c.requests[card], counts)]
    told["near"] = near
    told["means"] = {s.c.items[item]: counts[item] for item in range(len(s.c.items)) if counts[item]}
