"""Refusals in English, from the same message files that the page uses."""

from __future__ import annotations

from functools import cache
from typing import Any

from nunatak.text import Texts


def english(reason: str, facts: dict[str, Any]) -> str:
    """The sentence behind a message key, filled with the facts."""
    return english_texts().say(reason, **facts)


@cache
def english_texts() -> Texts:
    """The English messages, read once."""
    return Texts()
