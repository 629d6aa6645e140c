"""Messages by key: filled in, plural, missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nunatak
from nunatak.engine import Refusal
from nunatak.text import Texts, languages

PACKAGE = Path(nunatak.__file__).parent


def test_facts_are_filled_in_and_counted() -> None:
    texts = Texts()
    one = texts.say("cli-replay-at", game="roam", at=0, moves=1)
    two = texts.say("cli-replay-at", game="roam", at=0, moves=2)
    assert (one, two) == ("roam, after 0 of 1 move", "roam, after 0 of 2 moves")


def test_a_missing_message_shows_its_key() -> None:
    assert Texts().say("no-such-message") == "[no-such-message]"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Texts("xx").say("refuse-game-over") == Texts("en").say("refuse-game-over") == "The game is over."
    assert languages()[0] == "en"


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("TABLE-TURN", "refuse-not-your-turn", {"asked": 1})
    assert Texts().refusal(refusal) == "It is not your turn. [TABLE-TURN]"


@pytest.mark.parametrize("folder", ["cli", "engine"])
def test_every_message_that_the_code_names_exists(folder: str) -> None:
    texts = Texts()
    named: set[str] = set()
    for file in (PACKAGE / folder).rglob("*.py"):
        named.update(re.findall(r'"((?:cli|refuse)-[a-z-]+[a-z])"', file.read_text(encoding="utf-8")))
    assert named
    assert sorted(key for key in named if not texts.has(key)) == []
