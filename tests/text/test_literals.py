"""No word for readers stands in code: not in markup, not in what Python prints, not in the tables of pieces."""

from __future__ import annotations

import pytest

from nunatak.engine import Json
from nunatak.games import load_game
from nunatak.text import Texts, Words
from tools.words.literals import in_markup, in_python, spoken_in
from tools.words.messages import ENGLISH, read
from tools.words.usage import usage


def test_markup_holds_no_words() -> None:
    assert in_markup() == []


def test_python_prints_messages() -> None:
    assert in_python() == []


def test_sentences_are_found_wherever_they_are_told() -> None:
    told = """
terminal.print("two words")
raise DataError(place, f"no such {thing}, sorry")
raise item.fail("one thing" if lone else "many things")
parser.add_argument("--it", help="what it is", metavar="SOME THING")
raise ValueError("for programmers only")
log.error("for the log only")
raise DataError(place, "wrong-number", low=1)
"""
    assert [one.split(": ", 1)[1] for one in spoken_in(told, "here")] == [
        "two words",
        "no such ",
        "one thing",
        "many things",
        "what it is",
        "SOME THING",
    ]


def test_every_problem_has_its_message() -> None:
    """Keys of problems, wherever Python names one."""
    messages = read(ENGLISH).messages
    found = [(key, where) for key, where in usage().keys.items() if key.startswith(("wrong-", "cli-", "report-"))]
    # The server has codes of its own that begin so (docs/protocol.md).
    named = {key: where for key, where in found if not where.endswith(("doors.py", "failures.py"))}
    assert len(named) > 200
    assert {key: where for key, where in named.items() if key not in messages} == {}


# What things are called by, beside their ids.
KINDS = ("card", "chief", "species", "setup-card", "column", "terrain", "page-guild", "page-edifice", "name")


@pytest.mark.parametrize("name", ["roam", "winter", "ice1", "ice2"])
def test_printed_things_are_named_by_messages(name: str) -> None:
    """The tables name things for those who read them; what a player reads is a message, or a card pack's own name."""
    game = load_game(name)
    words = Words(game, Texts())
    printed = [item for listed in game.catalogue().values() for item in _items(listed) if "name" in item]
    assert printed
    assert [item["id"] for item in printed if item["name"]] == []
    ids = [str(item["id"]) for item in printed]
    assert [one for one in ids if _named(words, one) in ("", one, f"[{one}]")] == []


def test_a_card_pack_names_its_things() -> None:
    game = load_game("winter", {"tribe_cards": {"elder": {"name": "Grandmother"}}})
    assert (
        Words(game, Texts(), ["Ada"]).event({"kind": "played", "seat": 0, "card": "elder"}) == "Ada plays Grandmother."
    )


def _items(listed: Json) -> list[dict[str, Json]]:
    return [item for item in listed if isinstance(item, dict)] if isinstance(listed, list) else []


def _named(words: Words, thing: str) -> str:
    prefixes = {"ice1": ["ice1", "ice"], "ice2": ["ice2", "ice"]}.get(words.game.name, [words.game.name])
    patterns: list[Json] = [f"{prefix}-{kind}-*" for prefix in prefixes for kind in KINDS]
    return words.fill("list-comma", {"items": "", "item": thing}, {"item": {"say": patterns}}).removeprefix(", ")
