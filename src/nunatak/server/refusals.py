"""Saying no: what a client is told when its message changes nothing."""

from __future__ import annotations

from typing import Any

from nunatak.engine import Refusal
from nunatak.server.messages import Code, Refused
from nunatak.server.words import english

REASONS: dict[str, str] = {"cannot-undo": "refuse-undo-barrier"}
CODES: dict[str, Code] = {
    "TABLE-OVER": "game-over",
    "TABLE-TURN": "not-your-turn",
    "TABLE-UNDO": "cannot-undo",
}


def refused(
    code: Code,
    ref: str | None = None,
    *,
    where: str | None = None,
    message: str | None = None,
    facts: dict[str, Any] | None = None,
) -> Refused:
    """A refusal by the table itself."""
    reason = REASONS.get(code, f"refuse-{code}")
    told = {} if facts is None else facts
    return Refused(ref, code, where, None, reason, told, message or english(reason, told))


def by_the_rules(refusal: Refusal, ref: str | None) -> Refused:
    """A refusal by the rules of the game."""
    code = CODES.get(refusal.rule, "illegal")
    text = english(refusal.reason, refusal.facts)
    return Refused(ref, code, None, refusal.rule, refusal.reason, refusal.facts, text)
