"""What a seat of Roam may see: everything but the order of the deck and of the artifact stack.  ROAM-INFO"""

from __future__ import annotations

from nunatak.games.roam.geometry import BORDERS, SLOTS, SQUARE_NAMES, SQUARES
from nunatak.games.roam.names import CARD_NAMES, OUTPOST_POINTS
from nunatak.games.roam.standstill import stands_still
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.auction import Bid
from nunatak.games.roam.types.view import RoamAuction, RoamPlayer, RoamSlot, RoamTable


def write_view(s: RoamState, seat: int | None) -> RoamTable:
    """The table as a seat sees it. There is no private information, so only `seat` differs (ROAM-INFO-5)."""
    scores = s.scores()
    tokens: dict[str, list[int]] = {}
    for q in range(SQUARES):
        if s.squares[q]:
            tokens[SQUARE_NAMES[q]] = s.owners(q)
    slots: list[RoamSlot] = []
    for slot in range(SLOTS):
        card = s.slots[slot]
        counts = s.counts[slot * 4 : slot * 4 + s.agreed.players]
        slots.append({"card": None if card < 0 else CARD_NAMES[card], "counts": counts})
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
        "order": s.agreed.clockwise_from(s.first),
        "woken": s.woken,
        "ending": s.ending,
        "still_rounds": s.still_rounds,
        "stands_still": stands_still(s),
        "over": not s.steps,
        "winners": s.winners(),
        "slots": slots,
        "tokens": tokens,
        "deck": {
            "left": len(s.deck) - s.dealt,
            "top": CARD_NAMES[s.deck[s.dealt]] if s.dealt < len(s.deck) else None,
        },
        "row": [s.c.artifacts[artifact].name for artifact in s.row],
        "stack": len(s.stack) - s.unstacked,
        "outpost": s.outpost if s.outpost >= 0 else None,
        "auction": _auction(s),
        "players": [_player(s, i, scores[i]) for i in range(s.agreed.players)],
    }


def _auction(s: RoamState) -> RoamAuction | None:
    """The auction that is going on: all bids are public (ROAM-INFO-1, ROAM-AUC-5)."""
    step = s.steps[-1] if s.steps else None
    if not isinstance(step, Bid):
        return None
    bid = None if step.highest < 0 else step.highest
    return {"slot": step.slot, "speaker": step.seat, "waiting": [*step.waiting], "highest": bid, "leader": step.leader}


def _player(s: RoamState, seat: int, score: int) -> RoamPlayer:
    return {
        "colour": s.agreed.colour(seat),
        "border": BORDERS[s.agreed.borders[seat]],
        "coins": s.coins[seat],
        "supply": s.supply[seat],
        "party": [{"card": CARD_NAMES[card], "awake": bool(s.awake[seat] >> card & 1)} for card in s.party[seat]],
        "artifacts": [
            {"artifact": s.c.artifacts[artifact].name, "ready": bool(s.ready[seat] >> artifact & 1)}
            for artifact in s.owned[seat]
        ],
        "outpost": s.outpost == seat,
        "score": score,
        "breakdown": {
            "cards": sum(s.c.points[card] for card in s.party[seat]),
            "artifacts": sum(s.c.artifact_points[artifact] for artifact in s.owned[seat]),
            "outpost": OUTPOST_POINTS if s.outpost == seat else 0,
        },
    }
