"""What a seat of Roam may see: everything but the order of the deck and of the artifact stack.  ROAM-INFO"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.games.roam.components import CARD_NAMES, OUTPOST_POINTS
from nunatak.games.roam.geometry import BORDERS, SLOTS, SQUARE_NAMES, SQUARES
from nunatak.games.roam.standstill import stands_still
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.auction import Bid


def write_view(s: RoamState, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it. There is no private information, so only `seat` differs (ROAM-INFO-5)."""
    scores = s.scores()
    players: list[Json] = [_player(s, i, scores[i]) for i in range(s.agreed.players)]
    order: list[Json] = [*s.agreed.clockwise_from(s.first)]
    tokens: dict[str, Json] = {}
    for q in range(SQUARES):
        if s.squares[q]:
            owners: list[Json] = [*s.owners(q)]
            tokens[SQUARE_NAMES[q]] = owners
    slots: list[Json] = []
    for slot in range(SLOTS):
        card = s.slots[slot]
        counts: list[Json] = [*s.counts[slot * 4 : slot * 4 + s.agreed.players]]
        slots.append({"card": None if card < 0 else CARD_NAMES[card], "counts": counts})
    row: list[Json] = [s.c.artifacts[artifact].name for artifact in s.row]
    return {
        "game": "roam",
        "seat": seat,
        "variants": {
            "artifacts": s.agreed.artifacts,
            "outpost": s.agreed.outpost,
            "towers": s.agreed.cap == 2,
        },
        "round": s.round_number,
        "first": s.first,
        "active": s.active,
        "order": order,
        "woken": s.woken,
        "ending": s.ending,
        "still_rounds": s.still_rounds,
        "stands_still": stands_still(s),
        "over": not s.steps,
        "winners": [*s.winners()],
        "slots": slots,
        "tokens": tokens,
        "deck": {
            "left": len(s.deck) - s.dealt,
            "top": CARD_NAMES[s.deck[s.dealt]] if s.dealt < len(s.deck) else None,
        },
        "row": row,
        "stack": len(s.stack) - s.unstacked,
        "outpost": s.outpost if s.outpost >= 0 else None,
        "auction": _auction(s),
        "players": players,
    }


def _auction(s: RoamState) -> Json:
    """The auction that is going on: all bids are public (ROAM-INFO-1, ROAM-AUC-5)."""
    step = s.steps[-1] if s.steps else None
    if not isinstance(step, Bid):
        return None
    waiting: list[Json] = [*step.waiting]
    bid: Json = None if step.highest < 0 else step.highest
    return {"slot": step.slot, "speaker": step.seat, "waiting": waiting, "highest": bid, "leader": step.leader}


def _player(s: RoamState, seat: int, score: int) -> dict[str, Json]:
    party: list[Json] = [{"card": CARD_NAMES[card], "awake": bool(s.awake[seat] >> card & 1)} for card in s.party[seat]]
    artifacts: list[Json] = [
        {"artifact": s.c.artifacts[artifact].name, "ready": bool(s.ready[seat] >> artifact & 1)}
        for artifact in s.owned[seat]
    ]
    return {
        "colour": s.agreed.colour(seat),
        "border": BORDERS[s.agreed.borders[seat]],
        "coins": s.coins[seat],
        "supply": s.supply[seat],
        "party": party,
        "artifacts": artifacts,
        "outpost": s.outpost == seat,
        "score": score,
        "breakdown": {
            "cards": sum(s.c.points[card] for card in s.party[seat]),
            "artifacts": sum(s.c.artifact_points[artifact] for artifact in s.owned[seat]),
            "outpost": OUTPOST_POINTS if s.outpost == seat else 0,
        },
    }
