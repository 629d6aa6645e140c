"""Problems in English, for tracebacks, logs and programs: the engine asks for them by name."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from nunatak.engine import Json
from nunatak.text.language import Language
from nunatak.text.texts import ENGLISH

FILE = "problems.ftl"


def in_english(reason: str, facts: dict[str, Json]) -> str:
    """What is wrong; a text that is no key of a message is said as it is."""
    language = _problems()
    return language.filled(reason, facts)[0] if language.has(reason) else reason


@cache
def _problems() -> Language:
    # All messages would take a hundred times as long to read as these.
    return Language(ENGLISH, files("nunatak").joinpath("locale", ENGLISH, FILE).read_text(encoding="utf-8"))
