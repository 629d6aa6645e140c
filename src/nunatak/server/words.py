"""Refusals in English, from the same message files that the page uses."""

from __future__ import annotations

from functools import cache
from typing import Any

from nunatak.text import Texts

# Said when the message files do not have the key.
PLAIN: dict[str, str] = {
    "refuse-bad-message": "The server did not understand this message.",
    "refuse-not-joined": "Join the table first.",
    "refuse-no-table": "There is no such table.",
    "refuse-other-rules": "This game was begun under rules that this server does not play.",
    "refuse-not-your-seat": "You do not hold this seat.",
    "refuse-not-your-turn": "It is not your turn.",
    "refuse-stale": "The table has moved on since.",
    "refuse-duplicate": "This name was used for a different move.",
    "refuse-undo-barrier": "This move can no longer be taken back.",
    "refuse-game-over": "The game is over.",
    "refuse-too-fast": "That was too fast. Wait a moment.",
    "refuse-not-saved": "The move could not be saved, so it was not made. Try again.",
}


def english(reason: str, facts: dict[str, Any]) -> str:
    """The sentence behind a message key, filled with the facts."""
    texts = english_texts()
    return texts.say(reason, **facts) if texts.has(reason) else PLAIN.get(reason, reason)


@cache
def english_texts() -> Texts:
    """The English messages, read once."""
    return Texts()
