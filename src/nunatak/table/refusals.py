"""Saying no: what a client is told when its message changes nothing.

The table knows the reason, not its words: `message` is filled in by whoever carries the refusal, unless it is about a
mistake in the message itself.
"""

from __future__ import annotations

from nunatak.engine import Refusal
from nunatak.table.messages import Act, ClientMessage, Code, Ping, Pong, Refused, Undo, Why

REASONS: dict[str, str] = {"cannot-undo": "refuse-undo-barrier"}
CODES: dict[str, Code] = {
    "TABLE-OVER": "game-over",
    "TABLE-TURN": "not-your-turn",
    "TABLE-UNDO": "cannot-undo",
}


def refused(code: Code, ref: str | None = None, *, where: str | None = None, message: str = "") -> Refused:
    """A refusal by the table itself."""
    return Refused(ref, code, where, None, REASONS.get(code, f"refuse-{code}"), {}, message)


def by_the_rules(refusal: Refusal, ref: str | None) -> Refused:
    """A refusal by the rules of the game."""
    code = CODES.get(refusal.rule, "illegal")
    return Refused(ref, code, None, refusal.rule, refusal.reason, refusal.facts, "")


def before_joining(message: ClientMessage) -> Pong | Refused:
    """What somebody hears who has not joined."""
    if isinstance(message, Ping):
        return Pong()
    return refused("not-joined", message.ref if isinstance(message, Act | Undo | Why) else None)
