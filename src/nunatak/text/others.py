"""The words of games of other packages, which lie in those packages."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from nunatak.engine.game import HOUSE
from nunatak.games import has_game, is_ours, load_game

LOCALE = "locale"


def is_of_others(key: str) -> bool:
    """Whether a message key begins with the name of a game of another package."""
    game, dash, _ = key.partition("-")
    return bool(dash) and not is_ours(game) and has_game(game)


def unsaid(key: str) -> str:
    """What stands in for a message that is missing: the last part of its key, `magpies-event-turned_up` "Turned up".

    A title is the name of the game, and explanations are left out.
    """
    if key.endswith(("-tagline", "-help")):
        return ""
    words = key.removesuffix("-title").rpartition("-")[2].replace("_", " ")
    return words[:1].upper() + words[1:]


def messages_of(game: str) -> dict[str, str]:
    """All messages of a game of another package, by language; those of our own games lie with ours."""
    folder = _folder(game)
    if folder is None:
        return {}
    languages = sorted(language.name for language in folder.iterdir() if language.is_dir())
    return {language: messages_in(folder.joinpath(language)) for language in languages}


def read_messages(game: str, language: str) -> str:
    """The messages of a game of another package in one language; empty when there are none."""
    folder = _folder(game)
    found = None if folder is None else folder.joinpath(language)
    return messages_in(found) if found is not None and found.is_dir() else ""


def messages_in(folder: Traversable) -> str:
    """All Fluent files of a folder, as one. The rules in full are for the page alone, and take long to parse."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and not file.name.endswith("-rules.ftl")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))


def _folder(game: str) -> Traversable | None:
    package = load_game(game).package
    folder = files(package).joinpath(LOCALE)
    return folder if package != HOUSE and folder.is_dir() else None
