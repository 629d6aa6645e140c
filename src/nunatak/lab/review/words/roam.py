"""Roam: squares, tokens and ways to pay, in the words that the table uses."""

from __future__ import annotations

from typing import ClassVar

from nunatak.engine import Json, JsonObject, State
from nunatak.lab.review.words.game import GameWords


class RoamWords(GameWords):
    """Says what actions are about."""

    names: ClassVar[dict[str, list[str]]] = {"owner": ["roam-value-colours"], "slot": ["roam-slot"]}

    def facts(self, state: State, action: JsonObject, preview: JsonObject) -> JsonObject:
        """Facts that the sentences ask for and that follow from the others."""
        ways = [str(action.get("pay") or ""), "replace" if action.get("replace") else ""]
        return {
            "square": action.get("square") or action.get("anchor") or action.get("from") or "",
            "owner": self.name("owner", action.get("owner") or action.get("replace") or ""),
            "tokens": _count(preview.get("solid")),
            "explored": _count(preview.get("explored")),
            "way": "-".join(way for way in ways if way),
            "coins": action.get("coins", preview.get("coins", 0)),
        }


def _count(data: Json) -> int:
    return len(data) if isinstance(data, list) else 0
