"""What the actions of a game are about, in the words that the table uses."""

from __future__ import annotations

from typing import ClassVar

from nunatak.engine import Json, JsonObject, State
from nunatak.lab.review.words.printed import Printed, at
from nunatak.text import Texts


class GameWords:
    """The words of any game: names that are printed. A game that needs more extends this."""

    # What the messages of several games of a kind begin with, if they share them.
    family: ClassVar[str] = ""
    # Under which messages the values of a field have their names; `*` stands for every other field.
    names: ClassVar[dict[str, list[str]]] = {}

    def __init__(self, texts: Texts, printed: Printed) -> None:
        self.texts = texts
        self.printed = printed

    def facts(self, state: State, action: JsonObject, preview: JsonObject) -> JsonObject:
        """Facts for the sentence of an action that take the place of its fields."""
        return {}

    def name(self, field: str, fact: Json) -> Json:
        """What a field of an action says, by the name that people know it by."""
        if not isinstance(fact, str | int) or isinstance(fact, bool):
            return fact
        for prefix in self.names.get(field, self.names.get("*", [])):
            if self.texts.has(f"{prefix}-{fact}"):
                return self.texts.say(f"{prefix}-{fact}")
        for listed in self.printed.values() if field not in ("from", "to", "at") else ():
            name = at(listed, fact, "name")
            if isinstance(name, str):
                return name
        return fact
