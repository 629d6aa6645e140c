"""Decisions in words: whatever was done in the recorded games, without the ids of cards, pieces and effects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nunatak.engine import Play, Record
from nunatak.games import load_game
from nunatak.lab.review.words import ActionWords
from nunatak.lab.review.words.printed import at, items
from nunatak.text import Texts

RECORDS = Path(__file__).parent.parent / "records"


def sentences(name: str) -> dict[str, str]:
    """The actions of a recorded game, each with its first sentence."""
    record = Record.from_bytes((RECORDS / f"{name}.json").read_bytes())
    play = Play.redeal(load_game(record.game, record.pack or None), record)
    words = ActionWords(play.game, Texts())
    said: dict[str, str] = {}
    for move in record.moves:
        said.setdefault(words.notation(move.action), words.say(play.state, move.action))
        play.act(move.seat, play.game.space.parse(move.action), move.chance)
    return said


def ids_of(game: str) -> set[str]:
    """The ids of everything printed that are no words: `c1-05`, `RQ12`, `giant_sloth`. Spaces have theirs printed."""
    found: set[str] = set()
    for name, listed in load_game(game).catalogue().items():
        if name not in ("board", "other_boards"):
            found |= {str(at(item, "id")) for item in items(listed)}
    return {one for one in found if re.search(r"[0-9_]", one)}


@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.glob("*.json")))
def test_every_action_has_words(name: str) -> None:
    ids = ids_of(name.split("-")[0])
    for action, said in sentences(name).items():
        assert said
        assert not said.startswith("[")
        assert said != action or " " not in said
        assert not ids & set(re.findall(r"[\w-]+", said))
        # Pieces and effects as records write them, and facts that nobody has filled in.
        assert not re.search(r"-f\d|-a\d|(surface|intermediate|deep)-|->|[{}_]", said)


def test_pieces_of_ice() -> None:
    said = sentences("ice1-4-basic") | sentences("ice1-1-solo")
    assert any(re.fullmatch(r"Send \w+, (vessel|stele|mask), \d anima to the City", one) for one in said.values())
    assert any(re.fullmatch(r"Send Prismatic, \d anima to the City, from [A-Z]\w+", one) for one in said.values())


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("winter-4-basic", r"Brave: in any column: 1 labor"),
        ("winter-4-basic", r"Tribeswoman: pay 1 food: gain 1 tool"),
        ("winter-2-basic", r"Take the sacred stone \(2 for each of your settlements that touch Hills\)"),
        ("winter-4-basic", r"Move a camp from Start tile \(0,0\) to [A-Z]\w+ \(.*\)"),
        ("winter-4-chiefs-ice", r"Use side [AB]: .*[a-z]"),
        ("winter-4-chiefs-ice", r"Chief: .*[a-z]"),
        ("winter-4-everything", r"Rest token: .*[a-z]"),
    ],
)
def test_effects_of_winter(record: str, sentence: str) -> None:
    assert any(re.fullmatch(sentence, one) for one in sentences(record).values())
