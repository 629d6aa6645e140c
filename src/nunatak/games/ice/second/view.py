"""What a view of the second edition shows besides.  ICE2-INF-1"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.ice.components import ITEM_NAMES
from nunatak.games.ice.payments import means_of, nearness
from nunatak.games.ice.scoring import validated_day, validated_rank, validated_request, validated_score
from nunatak.games.ice.second.scoring import breakdown, decree_score, owned, score, second_bonus
from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import TRIGGER_TOKENS, TYPES


def decree_scores(s: IceState, number: int) -> list[Json]:
    """Everything that decrees count is public."""
    decree = s.c.decrees[number]
    return [decree_score(s, seat, decree, owned(s, seat)) for seat in range(s.agreed.players)]


def write_view(s: IceState, told: dict[str, Json]) -> None:
    """Variants, white camps, the row, the curse."""
    table = s.agreed
    names = s.c.site.board.names
    told["variants"] = {
        "first_steps": table.first_steps,
        "blessing": table.blessing,
        "expert": table.expert,
        "friendly_curse": table.friendly,
        "logbook": table.logbook,
        "logbook_setup": table.logbook_setup,
        "fluid_movement": table.fluid_tokens > 0,
        "turned_deep": s.c.site.mirrored,
    }
    told["days"] = s.edition.days
    told["white_camps"] = [names[cell] for cell in sorted(s.white_camps)]
    told["supply"] = {"archaeologists": s.supply, "white_camps": s.white_supply}
    told["icons"] = [icon.name for i, icon in enumerate(s.c.site.icons) if s.icons >> i & 1]
    told["row"] = [s.c.requests[card].name for card in s.row]
    told["market"] = [s.edition.faces[s.faces[tile]] for tile in s.market]
    told["discard"] = {"snow": len(s.snow_discard), "artifacts": len(s.artifact_discard)}
    told["curse_tokens"] = [*s.curse_tokens]


def write_player(s: IceState, seat: int, viewer: int | None, told: dict[str, Json]) -> None:
    """The guild camp, study tokens, the hold, validated requests, the score."""
    told["camp"] = s.name(s.guild_camp[seat]) if s.guild_camp[seat] >= 0 else None
    told["camp_grey"] = bool(s.grey_camps >> seat & 1)
    told["fluid"] = s.fluid[seat]
    told["token"] = TRIGGER_TOKENS[s.token[seat]]
    told["threshold"] = s.threshold(seat)
    told["curse"] = s.curse[seat]
    told["study"] = [TYPES[kind] for kind in range(5) if s.study[seat] >> kind & 1]
    told["turned"] = [TYPES[kind] for kind in range(5) if s.turned[seat] >> kind & 1]
    told["hold"] = [s.c.tile_name[tile] for tile in s.hold[seat]]
    told["validated"] = _validated(s, seat)
    told["score"] = score(s, seat)
    told["breakdown"] = breakdown(s, seat)
    if seat == s.agreed.striders:
        told["tokens"] = {"crampons": s.crampons}
    if seat == s.agreed.providers:
        told["tokens"] = {"archaeologists": s.provisions}
    if seat == viewer:
        counts = means_of(s, seat)
        near: dict[str, Json] = {}
        for card in s.requests[seat]:
            near[s.c.requests[card].name] = [*nearness(s.c.requests[card], counts)]
        told["near"] = near
        told["means"] = {ITEM_NAMES[item]: counts[item] for item in range(len(counts)) if counts[item]}


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
