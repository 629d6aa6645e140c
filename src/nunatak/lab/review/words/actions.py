"""What was done, in the words that the table uses; in the notation of records where those do not suffice."""

from __future__ import annotations

from nunatak.engine import Game, Json, JsonObject, State
from nunatak.lab.review.words.ice import IceWords
from nunatak.lab.review.words.printed import at, printed_in
from nunatak.lab.review.words.winter import WinterWords
from nunatak.text import Texts

# Under which messages the values of a field have their names, game by game; `*` stands for every other field.
_NAMES: dict[str, dict[str, list[str]]] = {
    "roam": {"owner": ["roam-value-colours"], "slot": ["roam-slot"]},
    "ice": {"with": [], "*": ["ice-page-face", "ice-page-type", "ice-page-guild"]},
    "winter": {
        "figure": ["winter-figure"],
        "idol": ["winter-track"],
        "what": ["winter-thing"],
        "of": ["winter-thing"],
        "take": ["winter-thing"],
    },
}


class ActionWords:
    """Says what actions of one game are."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        # Both editions of I C E share their words.
        self.family = "ice" if game.name.startswith("ice") else game.name
        self.printed = printed_in(game.catalogue())
        self.ice = IceWords(texts, self.printed)
        self.winter = WinterWords(texts, self.printed)

    def say(self, state: State, action: JsonObject) -> str:
        """An action that is legal in a state, as a sentence without its full stop."""
        kind = str(action["kind"])
        preview = state.preview(self.game.space.parse(action))
        facts = {name: self._name(name, fact) for name, fact in {**preview, **action}.items()}
        if self.family == "roam":
            facts.update(self._roam(action, preview))
        elif self.family == "ice":
            facts.update(self.ice.facts(action, preview))
        elif self.family == "winter":
            facts.update(self.winter.facts(state, action, preview))
        for key in (f"{self.game.name}-do-{kind}", f"{self.family}-do-{kind}"):
            if self.texts.has(key):
                return self.texts.say(key, **facts)
        return self.notation(action)

    def notation(self, action: JsonObject) -> str:
        """An action as records and scenarios write it in a line."""
        return self.game.space.text(self.game.space.parse(action))

    def _name(self, field: str, fact: Json) -> Json:
        if not isinstance(fact, str | int) or isinstance(fact, bool):
            return fact
        table = _NAMES.get(self.family, {})
        for prefix in table.get(field, table.get("*", [])):
            if self.texts.has(f"{prefix}-{fact}"):
                return self.texts.say(f"{prefix}-{fact}")
        for listed in self.printed.values() if field not in ("from", "to", "at") else ():
            name = at(listed, fact, "name")
            if isinstance(name, str):
                return name
        return fact

    def _roam(self, action: JsonObject, preview: JsonObject) -> JsonObject:
        """Facts that the sentences of Roam ask for and that follow from the others."""
        ways = [str(action.get("pay") or ""), "replace" if action.get("replace") else ""]
        return {
            "square": action.get("square") or action.get("anchor") or action.get("from") or "",
            "owner": self._name("owner", action.get("owner") or action.get("replace") or ""),
            "tokens": _count(preview.get("solid")),
            "explored": _count(preview.get("explored")),
            "way": "-".join(way for way in ways if way),
            "coins": action.get("coins", preview.get("coins", 0)),
        }


def _count(data: Json) -> int:
    return len(data) if isinstance(data, list) else 0
