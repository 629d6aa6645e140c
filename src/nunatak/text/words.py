"""What happens, what can be done and what is asked, in sentences: facts filled into messages as the game describes.

A game gives facts (events, actions with their previews, prompts) and one description of them, `Game.words()`; this
module and the page's `text/words.ts` read both in the same way and say the same characters. docs/words.md tells how.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from nunatak.engine import Game, Json, JsonObject
from nunatak.text.names import Fact, Name, Several
from nunatak.text.texts import Texts

Arguments: TypeAlias = dict[str, Fact]
# A field that says which message speaks of the others.
SAY = "say"
# A field with references for ids as they are at this moment: a place, and what lies around it.
NAMED = "named"
DEFAULT: JsonObject = {}


class Words:
    """Says what is told, offered and asked in one game, with the names of those who play, to whoever sits at `you`."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str] = (), you: int | None = None) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.you = you
        described = game.words()
        self._prefixes = [str(prefix) for prefix in _items(described.get("prefixes"))] or [game.name]
        self._fields = _object(described.get("fields"))
        self._messages = _object(described.get("messages"))
        self._named = _object(described.get("names"))
        self._catalogue = game.catalogue()
        self._printed = _printed_names(self._catalogue)

    # -- sentences --------------------------------------------------------------------------------------------

    def event(self, event: JsonObject) -> str | None:
        """What happened, as a sentence; None for events that need no line."""
        return self._say(f"event-{event['kind']}", event)

    def action(self, action: JsonObject, preview: JsonObject) -> str:
        """What an action is called, without a full stop; in the notation of records where it has no message."""
        said = self._say(f"do-{action['kind']}", {**preview, **action})
        return self.game.space.text(self.game.space.parse(action)) if said is None else said

    def question(self, step: str, seat: int, facts: JsonObject) -> str:
        """What is asked of the seat that has to answer."""
        said = self._say(f"ask-{step}", {**facts, "seat": seat})
        return self.texts.say(f"{self._prefixes[0]}-ask-{step}") if said is None else said

    def wait(self, step: str, seat: int) -> str | None:
        """What the others read meanwhile."""
        return self._say(f"wait-{step}", {"seat": seat})

    # -- filling in -------------------------------------------------------------------------------------------

    def fill(self, key: str, facts: JsonObject, own: JsonObject = DEFAULT) -> str:
        """A message with facts filled in; `own` are the readings of this message alone."""
        return self.texts.say(key, **self._arguments(facts, own))

    def _name(self, key: str, facts: JsonObject) -> Name:
        """A message that is to stand in another one, with the forms it has."""
        filled = self._arguments(facts, DEFAULT)
        return Name(self.texts.say(key, **filled), lambda form: self.texts.form(key, form, filled))

    def _arguments(self, facts: JsonObject, own: JsonObject) -> Arguments:
        filled: Arguments = {}
        readings = {**self._fields, **own}
        for field, value in facts.items():
            if field == NAMED:
                continue
            self._put(filled, field, value, _object(readings.get(field)), facts)
        for field in readings:
            reading = _object(readings[field])
            if field not in facts and ("none" in reading or ("from" in reading and field in own)):
                self._put(filled, field, None, reading, facts)
        return filled

    def _say(self, rest: str, facts: JsonObject) -> str | None:
        for prefix in self._prefixes:
            if self.texts.has(f"{prefix}-{rest}"):
                return self.fill(f"{prefix}-{rest}", facts, _object(self._messages.get(rest)))
        return None

    def _put(self, filled: Arguments, field: str, fact: Json, reading: JsonObject, facts: JsonObject) -> None:
        """Adds what a field says to the arguments of its message."""
        value = fact
        if "from" in reading:
            found = self._found(_items(reading["from"]), facts)
            value = fact if found is None else found
        if value is None:
            value = reading.get("none", "none")
        if isinstance(value, list):
            said = [self._read_one(field, item, reading, facts) for item in value if SAY in reading or _sayable(item)]
            style = str(reading.get("list", "and"))
            filled[field] = Several(said, lambda items: self.join(items, style))
            filled[f"{field}-list"] = Several(said, lambda items: self.join(items, "comma"))
            filled[f"{field}-count"] = len(value)
            if reading.get("seat"):
                filled[f"{field}-is"] = self._person(value[0] if len(value) == 1 else None)
        elif isinstance(value, dict) and SAY not in reading and not _sayable(value):
            for part, inner in value.items():
                filled[f"{field}-{part}"] = self._read(f"{field}-{part}", inner, DEFAULT, facts)
        else:
            filled[field] = self._read(field, value, reading, facts)
            if isinstance(value, str | int):
                # What a sentence chooses by is not what it says: names are of a language, ids are not.
                filled[f"{field}-id"] = value
            if reading.get("halves") and isinstance(value, int):
                filled[f"{field}-written"] = written(value)
            if reading.get("seat") or field == "seat":
                filled[f"{field}-is"] = self._person(value)
            if field == "seat":
                filled["player"] = filled[field]
                filled["player-is"] = filled["seat-is"]

    def _person(self, seat: Json) -> str:
        """Whether a sentence speaks of its reader, for sentences to choose by."""
        return "you" if seat == self.you and seat is not None else "other"

    def _read_one(self, field: str, item: Json, reading: JsonObject, facts: JsonObject) -> Fact:
        """One of several: among players the reader is "you"."""
        if reading.get("seat") and self._person(item) == "you":
            return self._name("list-you", {})
        return self._read(field, item, reading, facts)

    def _read(self, field: str, value: Json, reading: JsonObject, facts: JsonObject) -> Fact:
        """A value as people know it: the name behind an id, the sentence behind a reference, a number as it is."""
        if isinstance(value, dict):
            return self._read_object(value, reading)
        if isinstance(value, bool) or not isinstance(value, str | int):
            return value
        if (reading.get("seat") or field == "seat") and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value + 1)
        if value in self._printed:
            return self._printed[str(value)]
        usual: list[Json] = [f"{prefix}-{kind}-*" for prefix in self._prefixes for kind in (field, "name")]
        patterns = _items(reading[SAY]) if SAY in reading else usual
        for pattern in patterns:
            key = str(pattern).replace("*", str(value))
            if self.texts.has(key):
                along = [str(name) for name in _items(reading.get("with")) if name in facts]
                return self._name(key, {name: facts[name] for name in along})
        if not isinstance(value, str):
            return value
        usually = self._named.get(f"{field} {value}", self._named.get(value))
        named = _object(facts.get(NAMED)).get(value, usually)
        return self._read_object(named, DEFAULT) if isinstance(named, dict) else value

    def _read_object(self, value: JsonObject, reading: JsonObject) -> Name:
        """A reference, `{"say": key, ...}`, or an object that its field says the message of."""
        key = value.get(SAY)
        if key is None:
            pattern = str((_items(reading.get(SAY)) or [""])[0])
            key = pattern.replace("*", str(value.get(str(reading.get("by")))))
        return self._name(str(key), {name: fact for name, fact in value.items() if name != SAY})

    def _found(self, path: list[Json], facts: JsonObject) -> Json:
        """What is printed at the end of a path: `.name` is a part of that name, other steps are fields of the facts."""
        found: Json = self._catalogue
        for step in path:
            name = str(step)
            at: Json = name[1:] if name.startswith(".") else facts.get(name)
            if isinstance(found, dict):
                found = found.get(str(at))
            elif isinstance(found, list) and isinstance(at, int):
                found = found[at - 1] if 0 < at <= len(found) else None
            else:
                found = next((item for item in _items(found) if isinstance(item, dict) and item.get("id") == at), None)
        return found

    def join(self, items: list[str], style: str = "and") -> str:
        """Several things in a row: "one, two, and three", or in the style of another `list-` message."""
        if style != "and":
            return self._row(items, style)
        if len(items) < 2:
            return "".join(items)
        key = "list-and-two" if len(items) == 2 else "list-and-last"
        return self.texts.say(key, items=self._row(items[:-1], "comma"), item=items[-1])

    def _row(self, items: list[str], style: str) -> str:
        """Things one after the other; the message between two of them is filled once, however many there are."""
        if len(items) < 2:
            return "".join(items)
        before, between, after = re.split(
            "[\ue000\ue001]", self.texts.say(f"list-{style}", items="\ue000", item="\ue001")
        )
        return before * (len(items) - 1) + between.join(items) + after


def written(halves: int) -> str:
    """Halves as people write them: 1, 1½."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def _printed_names(catalogue: JsonObject) -> dict[str, str]:
    """The names of everything printed that has one, by id; the first of an id counts."""
    found: dict[str, str] = {}
    for listed in catalogue.values():
        for item in _items(listed):
            if isinstance(item, dict) and "id" in item and item.get("name"):
                found.setdefault(str(item["id"]), str(item["name"]))
    return found


def _sayable(value: Json) -> bool:
    """Whether a value can be said by itself: anything but plain data of several fields."""
    return not isinstance(value, dict) or SAY in value


def _items(data: Json) -> list[Json]:
    return data if isinstance(data, list) else []


def _object(data: Json) -> JsonObject:
    return data if isinstance(data, dict) else DEFAULT
