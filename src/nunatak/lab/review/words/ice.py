"""I C E: artifacts, requests and what pays for them, in the words that the table uses."""

from __future__ import annotations

import re
from typing import ClassVar

from nunatak.engine import Json, JsonObject, State
from nunatak.lab.review.words.game import GameWords
from nunatak.lab.review.words.printed import at, items

_PAID = re.compile(r"(\w+)-f(\d)-a(\d)")
_JOKER = re.compile(r"prismatic-a(\d)")


class IceWords(GameWords):
    """Says what actions of both editions are about."""

    family: ClassVar[str] = "ice"
    names: ClassVar[dict[str, list[str]]] = {"with": [], "*": ["ice-page-face", "ice-page-type", "ice-page-guild"]}

    def facts(self, state: State, action: JsonObject, preview: JsonObject) -> JsonObject:
        """The facts of an action that are words already."""
        told: JsonObject = {
            "cost": preview.get("cost", 0),
            "crew": action.get("crew") or 0,
            "termites": action.get("termites") or 0,
            "ability": action.get("ability") or "no",
            "with": action.get("with") or "",
            "slot": self._type(action["slot"]) if action.get("slot") else "none",
        }
        if action["kind"] == "pay":
            told["with"] = self._item(str(action["with"]))
        if "artifact" in action:
            told["artifact"] = self._artifact(str(action["artifact"]))
        if "request" in action:
            told["request"] = self._request(at(self.printed, "requests", action["request"]))
        return told

    def _type(self, kind: Json) -> str:
        return self.texts.say(f"ice-page-type-{kind}")

    def _request(self, request: Json) -> str:
        types = " / ".join(self._type(kind) for kind in items(at(request, "types")))
        return self.texts.say(f"ice-page-request-short-{at(request, 'kind')}", types=types)

    def _artifact(self, tile: str) -> str:
        """`deep-harmony-2`, `intermediate-exalted-1-a2`, `surface-prismatic`."""
        level, kind, *more = tile.split("-")
        anima = int(more[1][1:]) if len(more) > 1 else 2 if level == "deep" else 1
        return self._named(kind, more[0] if more else "", anima)

    def _item(self, item: str) -> str:
        """`harmony-f2-a1`, `prismatic-a2-on-harmony`, `study-harmony`."""
        paid = _PAID.fullmatch(item)
        if paid:
            return self._named(paid[1], paid[2], int(paid[3]))
        joker = _JOKER.match(item)
        if joker:
            return self._named("prismatic", "", int(joker[1]))
        return self.texts.say("ice-page-study-token", type=self._type(item.removeprefix("study-")))

    def _named(self, kind: str, form: str, anima: int) -> str:
        if kind == "prismatic":
            return self.texts.say("ice-page-artifact-prismatic", anima=anima)
        named = self.texts.say(f"ice-page-form-{form}")
        return self.texts.say("ice-page-artifact", type=self._type(kind), form=named, anima=anima)
