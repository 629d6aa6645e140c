"""Why not: the reason for which something cannot be done now, for whoever asks before doing it."""

from __future__ import annotations

from nunatak.engine import ActionError, Refusal
from nunatak.table.chronicle import Chronicle
from nunatak.table.company import Client
from nunatak.table.kept import TableRow
from nunatak.table.messages import Refused, Why
from nunatak.table.refusals import by_the_rules, refused


def why_not(row: TableRow, chronicle: Chronicle, client: Client, message: Why) -> Refused:
    """What an act with this action would be refused with, in the words of the same rules."""
    ref = message.ref
    if message.seat not in client.seats:
        return refused("not-your-seat", ref, where="seat")
    if chronicle.over():
        return refused("game-over", ref)
    if message.decision != chronicle.decision():
        return refused("stale", ref, where="decision")
    if row.seats[message.seat].stand_in is not None:
        return refused("bot-plays", ref, where="seat")
    try:
        action = chronicle.number(message.action)
    except ActionError as error:
        return refused("bad-message", ref, where=error.where, message=str(error))
    state = chronicle.play.state
    asked = state.to_decide()
    if asked != message.seat:
        return by_the_rules(Refusal("TABLE-TURN", "refuse-not-your-turn", {"asked": asked}), ref)
    if action in state.legal():
        return refused("allowed", ref)
    return by_the_rules(state.refuse(action), ref)
