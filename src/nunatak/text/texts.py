"""Messages by key, from the same Fluent files that the page uses."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from nunatak.engine import Json, Refusal

ENGLISH = "en"


def languages() -> list[str]:
    """The languages there are messages in, English first."""
    found = sorted(folder.name for folder in _folder().iterdir() if folder.is_dir())
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


class Texts:
    """Says things in one language; in English what has no translation, and the bare key what has no message."""

    def __init__(self, locale: str = ENGLISH) -> None:
        self.locale = locale
        wanted = [locale] if locale == ENGLISH else [locale, ENGLISH]
        self._bundles = [_bundle(name) for name in wanted if _folder().joinpath(name).is_dir()]

    def has(self, key: str) -> bool:
        """Whether there is a message under this key, in this language or in English."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **facts: Json) -> str:
        """The message with its facts filled in. A missing message shows as its key in brackets."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            # A fact that is missing shows as its name in braces: better to read than an exception.
            text, _ = bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
            return str(text)
        return f"[{key}]"

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, for a player, with the rule that forbids it."""
        return f"{self.say(refusal.reason, **refusal.facts)} [{refusal.rule}]"


def _plain(fact: Json) -> str | int | float:
    """A fact as Fluent takes it: texts and numbers; lists are enumerated."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, str | int | float):
        return fact
    if isinstance(fact, list):
        return ", ".join(str(_plain(item)) for item in fact)
    return "" if fact is None else str(fact)


def _folder() -> Traversable:
    return files("nunatak").joinpath("locale")


def _bundle(locale: str) -> FluentBundle:
    # Isolation marks are off on the page as well, so that both sides say the same characters.
    bundle = FluentBundle([locale], use_isolating=False)
    messages = [file for file in _folder().joinpath(locale).iterdir() if file.name.endswith(".ftl")]
    for file in sorted(messages, key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
