"""What a seat of the second edition may see.  ICE2-INF-1"""

from __future__ import annotations

from nunatak.games.ice.components.cards import Decree
from nunatak.games.ice.components.items import ITEM_NAMES
from nunatak.games.ice.components.words import TYPES
from nunatak.games.ice.requests.validated import validated_day, validated_rank, validated_request, validated_score
from nunatak.games.ice.second.ending.scoring import breakdown, decree_score, owned, score, second_bonus
from nunatak.games.ice.second.ending.spending import means_of
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.words import TRIGGER_TOKENS
from nunatak.games.ice.sight.view import activation, nearness_by_name, shared_player, shared_view
from nunatak.games.ice.types.view import (
    FirstTokens,
    GuildTokens,
    SecondDecree,
    SecondPlayer,
    SecondSecrets,
    SecondTable,
    SecondTokens,
    SecondValidated,
)


def write_view(s: SecondIceState, viewer: int | None) -> SecondTable:
    """The table of the second edition: with its variants, white camps, the row, the curse."""
    table = s.terms
    names = s.c.site.board.names
    return {
        **shared_view(s, viewer),
        "game": "ice2",
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
        "days": s.c.numbers.days,
        "decrees": [_decree(s, s.c.decrees[number]) for number in s.decrees[: table.decrees_in_play]],
        "white_camps": [names[cell] for cell in sorted(s.white_camps)],
        "supply": {"archaeologists": s.supply, "white_camps": s.white_supply},
        "icons": [icon.name for i, icon in enumerate(s.c.site.icons) if s.icons >> i & 1],
        "row": [s.c.requests[card].name for card in s.row],
        "market": [s.c.faces[s.faces[tile]] for tile in s.market],
        "discard": {"snow": len(s.snow_discard), "artifacts": len(s.artifact_discard)},
        "curse_tokens": [*s.curse_tokens],
        "players": [_player(s, seat, viewer) for seat in range(table.players)],
    }


def _decree(s: SecondIceState, decree: Decree) -> SecondDecree:
    """Everything that decrees count is public."""
    return {
        "id": decree.name,
        "scores": [decree_score(s, seat, decree, owned(s, seat)) for seat in range(s.agreed.players)],
    }


def _player(s: SecondIceState, seat: int, viewer: int | None) -> SecondPlayer:
    """With the guild camp, study tokens, the hold, validated requests, the score."""
    return {
        **shared_player(s, seat, viewer),
        **_secrets(s, seat, viewer),
        "tokens": _tokens(s, seat),
        "camp": s.name(s.guild_camp[seat]) if s.guild_camp[seat] >= 0 else None,
        "camp_grey": bool(s.grey_camps >> seat & 1),
        "fluid": s.fluid[seat],
        "token": TRIGGER_TOKENS[s.token[seat]],
        "threshold": s.threshold(seat),
        "curse": s.curse[seat],
        "study": [TYPES[kind] for kind in range(5) if s.study[seat] >> kind & 1],
        "turned": [TYPES[kind] for kind in range(5) if s.turned[seat] >> kind & 1],
        "hold": [s.c.tile_name[tile] for tile in s.hold[seat]],
        "validated": _validated(s, seat),
        "score": score(s, seat),
        "breakdown": breakdown(s, seat),
    }


def _secrets(s: SecondIceState, seat: int, viewer: int | None) -> SecondSecrets:
    """What could be paid, for its owner."""
    if seat != viewer:
        return {}
    counts = means_of(s, seat)
    means = {ITEM_NAMES[item]: counts[item] for item in range(len(counts)) if counts[item]}
    return {"near": nearness_by_name(s, seat, counts), "means": means}


def _tokens(s: SecondIceState, seat: int) -> SecondTokens:
    token: FirstTokens = activation(s) if seat == s.agreed.incandescents else {}
    own: GuildTokens = {}
    if seat == s.agreed.striders:
        own = {"crampons": s.crampons}
    elif seat == s.terms.providers:
        own = {"archaeologists": s.provisions}
    return {**token, **own}


def _validated(s: SecondIceState, seat: int) -> list[SecondValidated]:
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
