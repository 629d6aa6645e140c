"""No word for readers stands in code: not in markup, not in what Python prints, not in the tables of pieces."""

from __future__ import annotations

import pytest

from nunatak.engine import Json
from nunatak.games import load_game
from nunatak.text import Texts, Words
from tools.words.literals import in_markup, in_python


def test_markup_holds_no_words() -> None:
    assert in_markup() == []


def test_python_prints_messages() -> None:
    assert in_python() == []


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
