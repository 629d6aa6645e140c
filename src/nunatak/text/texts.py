"""Messages by key, from the same Fluent files that the page uses."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

import babel

from nunatak.engine import Json, JsonObject, PlacedError, Refusal
from nunatak.text.language import Language
from nunatak.text.names import Fact
from nunatak.text.others import is_of_others, messages_in, read_messages, unsaid

ENGLISH = "en"


def languages() -> list[str]:
    """The languages there are messages in, English first."""
    found = sorted(folder.name for folder in _folder().iterdir() if folder.is_dir())
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


def complete_languages() -> list[str]:
    """Those that have everything: who does not choose gets one of these."""
    unfinished = json.loads(_folder().joinpath("progress.json").read_text(encoding="utf-8"))["in progress"]
    return [name for name in languages() if name not in unfinished]


def fitting(wishes: Sequence[str]) -> str:
    """The first of the wished languages that we have, in whatever country it is spoken: `fr-CA` is `fr`."""
    there = complete_languages()
    found = (one for wish in wishes for one in (wish, wish.partition("-")[0]) if one in there)
    return next(found, ENGLISH)


class Explained(Protocol):
    """An error that is said by a message: its key, and the facts that belong into it."""

    reason: str
    facts: dict[str, Json]


class Texts:
    """Says things in one language; in English what has no translation, and the bare key what has no message."""

    def __init__(self, locale: str = ENGLISH) -> None:
        self.locale = locale
        wanted = dict.fromkeys([locale, ENGLISH])
        self._languages = [name for name in wanted if _folder().joinpath(name).is_dir()]
        # Those of games of other packages, once a message of theirs has been asked for.
        self._others: dict[str, list[Language]] = {}

    def has(self, key: str) -> bool:
        """Whether there is a message under this key, in this language or in English."""
        return self._find(key) is not None

    def say(self, key: str, **facts: Fact) -> str:
        """The message with its facts filled in. A missing message shows as its key in brackets.

        What a game of another package has no message for is called by the last part of its key.
        """
        # A fact that is missing shows as its name: better to read than an exception.
        return self.filled(key, facts)[0]

    def filled(self, key: str, facts: Mapping[str, Fact]) -> tuple[str, list[str]]:
        """The message with its facts filled in, and what was missing."""
        found = self._find(key)
        if found is not None:
            language, message = found
            return language.filled(message, facts)
        return (unsaid(key), []) if is_of_others(key) else (f"[{key}]", [key])

    def form(self, key: str, form: str, facts: Mapping[str, Fact]) -> str | None:
        """Another form of a name, if its message has that one in the language in which it is said."""
        found = self._find(key)
        return None if found is None else found[0].form(found[1], form, facts)

    def _find(self, key: str) -> tuple[Language, str] | None:
        """Who says a message, and by which key: ours, or the game of another package that its key begins with."""
        for name in self._languages:
            # English is read only when something is missing: it takes as long as the language itself.
            language = language_of_ours(name)
            for one in (key, shared(key)):
                if language.has(one):
                    return language, one
        return next(((language, key) for language in self._languages_of_others(key) if language.has(key)), None)

    def _languages_of_others(self, key: str) -> list[Language]:
        if not is_of_others(key):
            return []
        game = key.partition("-")[0]
        if game not in self._others:
            wanted = dict.fromkeys([self.locale, ENGLISH])
            self._others[game] = [Language(name, source) for name in wanted if (source := read_messages(game, name))]
        return self._others[game]

    def figures(self, text: str) -> str:
        """A text of numbers in English notation, with the decimal signs of the language: 1,234.5 becomes 1 234,5."""
        number = babel.Locale.parse(self.locale.replace("-", "_")).number_symbols["latn"]
        signs = {".": number["decimal"], ",": number["group"]}
        return re.sub(r"(?<=\d)[.,](?=\d)", lambda sign: signs[sign[0]], text)

    def reference(self, said: JsonObject) -> str:
        """What a reference says: the message under `say`, filled with the other fields."""
        return self.say(str(said["say"]), **{name: fact for name, fact in said.items() if name != "say"})

    def problem(self, error: Explained) -> str:
        """What is wrong; a text that is no key of a message, as other packages and systems bring it, as it is."""
        return self.say(error.reason, **error.facts) if self.has(error.reason) else error.reason

    def placed(self, error: PlacedError) -> str:
        """What is wrong, and where."""
        return f"{error.where}: {self.problem(error)}" if error.where else self.problem(error)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, for a player, with the rule that forbids it."""
        return f"{self.say(refusal.reason, **refusal.facts)} [{refusal.rule}]"


def shared(key: str) -> str:
    """The message that editions of a game share, for what one of them has no own: `ice2-ask-turn`, `ice-ask-turn`."""
    return re.sub(r"^([a-z]+)\d+-", r"\1-", key)


def _folder() -> Traversable:
    return files("nunatak").joinpath("locale")


@cache
def language_of_ours(name: str) -> Language:
    """All messages of ours in one language, read once."""
    return Language(name, messages_in(_folder().joinpath(name)))
