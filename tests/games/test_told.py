"""Views, catalogues and events contain exactly what their types say, over whole recorded games."""

from __future__ import annotations

from pathlib import Path
from types import NoneType
from typing import Any, Literal, NotRequired, TypedDict, get_args

import pytest

from nunatak.engine import Event, GameOf, Record, Replay
from nunatak.games import load_game
from nunatak.server.describe import fields_of
from nunatak.server.told import Told, told_by_games
from nunatak.text.texts import Texts
from nunatak.text.words import Words
from tests.games.fitting import misfits

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
TOLD = told_by_games()
# Views are looked at after every so many moves, a number that no turn is long.
MOVES = 31

plain_only = pytest.mark.skipif(
    not TOLD["roam"].events, reason="a compiled package has forgotten which facts go with which kind of event"
)


class Named(TypedDict):
    """A reference to what something is like: a message, and the facts that it may be filled with."""

    say: str
    space: str
    ground: str


def misfits_of_event(told: Told, event: Event) -> list[str]:
    """What a game says of the things that an event names stands beside its own facts, as references."""
    if event.kind not in told.events:
        return [f"{event.kind}: no such kind of event"]
    facts = {name: fact for name, fact in event.facts.items() if name != "named"}
    named = misfits(event.facts.get("named", {}), dict[str, Named], f"{event.kind}.named")
    return misfits(facts, told.events[event.kind], event.kind) + named


@plain_only
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_what_a_recorded_game_tells_is_of_its_types(file: Path) -> None:
    record = Record.from_bytes(file.read_bytes())
    game = load_game(record.game, record.pack or None)
    told = TOLD[record.game]
    replay = Replay(game, record)
    question = fields_of(told.view)["question"]
    found = misfits(game.catalogue(), told.catalogue, "catalogue")
    for event in replay.play.dealt:
        found += misfits_of_event(told, event)
    while True:
        state = replay.play.state
        if not state.is_over():
            seat = state.to_decide()
            found += misfits(state.view(seat)["question"], question, f"question after {replay.at()} moves")
        if replay.at() % MOVES == 0 or not replay.has_next():
            for seat in (None, *range(len(record.seats))):
                found += misfits(state.view(seat), told.view, f"view of {seat} after {replay.at()} moves")
        if found or not replay.has_next():
            break
        for event in replay.next():
            found += misfits_of_event(told, event)
    assert found == []


@plain_only
@pytest.mark.parametrize("name", sorted(TOLD))
def test_a_game_that_has_begun_shows_its_first_view(name: str) -> None:
    """Every set of options, whether or not a game under it was recorded."""
    game = load_game(name)
    for options in game.option_sets():
        state = game.new(options, seed=5)
        for seat in (None, 0):
            assert misfits(state.view(seat), TOLD[name].view, f"{options}") == []


@pytest.mark.parametrize("name", sorted(TOLD))
def test_every_step_has_its_types(name: str) -> None:
    """A step has the fields that positions hold, and whatever asks something is among the questions."""
    game = load_game(name)
    assert isinstance(game, GameOf)
    asked: set[str] = set()
    written: dict[str, list[str]] = {}
    for kind in variants_of(fields_of(TOLD[name].view)["question"]):
        fields = fields_of(kind)
        asked.update(get_args(fields["step"]))
        for step in get_args(fields["step"]):
            assert sorted(fields_of(fields["facts"])) == sorted(game.codec.forms[step].fields), step
        for begun in variants_of(*get_args(fields["begun"])):
            own = fields_of(begun)
            written.update((step, sorted(own.keys() - {"step", "seat"})) for step in get_args(own["step"]))
    assert written == {step: sorted(form.fields) for step, form in game.codec.forms.items()}
    words = Words(game, Texts())
    assert asked == {step for step in game.codec.forms if not words.question(step, 0, {}).startswith("[")}


def variants_of(union: Any) -> list[Any]:
    """What a type may be, nothing not counted."""
    return [kind for kind in get_args(union) if kind is not NoneType]


class Sample(TypedDict):
    seat: int
    colour: Literal["red", "blue"] | None
    hand: NotRequired[list[str]]
    at: NotRequired[tuple[int, int]]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"seat": 1, "colour": None}, None),
        ({"seat": 1, "colour": "red", "hand": ["a"], "at": [2, 3]}, None),
        ({"colour": "red"}, ".seat: missing"),
        ({"seat": True, "colour": "red"}, ".seat: True is not int"),
        ({"seat": 1, "colour": "red", "hnad": []}, ".hnad: Sample has no such field"),
        ({"seat": 1, "colour": "green"}, ".colour: 'green' is none of"),
        ({"seat": 1, "colour": "red", "hand": ["a", 2]}, ".hand[1]: 2 is not str"),
        ({"seat": 1, "colour": "red", "hand": None}, ".hand: None is not"),
        ({"seat": 1, "colour": "red", "at": [2]}, ".at: [2] is not"),
    ],
)
def test_what_does_not_fit_is_named_by_its_path(data: object, complaint: str | None) -> None:
    found = misfits(data, Sample)
    assert found == [] if complaint is None else found[0].startswith(complaint)
