"""Refusals in English, from the same message files that the page uses."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

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
    """The sentence behind a message key, filled with the facts it can use."""
    bundle = english_bundle()
    if bundle.has_message(reason):
        pattern = bundle.get_message(reason).value
        if pattern is not None:
            usable = {name: fact for name, fact in facts.items() if isinstance(fact, str | int | float)}
            text, _ = bundle.format_pattern(pattern, usable)
            return str(text)
    return PLAIN.get(reason, reason)


@cache
def english_bundle() -> Any:
    """All English messages of the package."""
    bundle = FluentBundle(["en"], use_isolating=False)
    folder = resources.files("nunatak") / "locale" / "en"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
