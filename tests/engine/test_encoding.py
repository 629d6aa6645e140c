"""Observations: their layouts, where they are written, what they say of a table that one can check by eye."""

from __future__ import annotations

import hashlib
from array import array

import pytest

from nunatak.conformance.cases import Case, Walk
from nunatak.conformance.laws_of_numbers import observations_are_equal_in_every_imagined_deal
from nunatak.engine import Cells, Encoder, Game, Layout, Observer, State, rewards
from nunatak.engine.encoding import number, put, put_long, put_mask
from nunatak.games import OURS, load_game
from nunatak.games.roam.game import Roam
from nunatak.games.roam.state import RoamState
from tests.bots.pebbles import Pebbles
from tools import observations

# What was learnt from one layout is of no use with another: whoever changes one raises the version of its encoder.
LAYOUTS = {
    "ice2": (1, "2f87cc975ff7"),
    "ice1": (1, "996b6551c0ae"),
    "roam": (1, "c6fd7de7a63b"),
    "winter": (1, "3feaa3be7781"),
}


def digest(encoder: Encoder) -> str:
    """The layout in a word: names, places, axes and their labels."""
    told = [(field.name, field.start, field.highest, [axis.labels for axis in field.axes]) for field in fields(encoder)]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:12]


def fields(encoder: Encoder) -> list[Cells]:
    return list(encoder.fields.values())


@pytest.mark.parametrize("name", OURS)
def test_a_layout_changes_only_with_its_version(name: str) -> None:
    encoder = load_game(name).encoder()

    assert (encoder.version, digest(encoder)) == LAYOUTS[name]


@pytest.mark.parametrize("name", OURS)
def test_the_layout_is_the_same_for_all_options(name: str) -> None:
    game = load_game(name)
    encoder = game.encoder()

    for options in game.option_sets():
        state = game.new(options, 1)
        for seat in range(state.seats()):
            assert len(encoder.encode(Observer(state, seat))) == encoder.size


def test_the_page_of_fields_is_up_to_date() -> None:
    assert observations.PAGE.read_text() == observations.page(), "run: make observations"


def seen(game: Game, state: State, seat: int, field: str) -> list[int]:
    """A field of what a seat may know."""
    encoder = game.encoder()
    return list(encoder.encode(Observer(state, seat))[encoder.fields[field].where])


def test_whoever_looks_comes_first() -> None:
    game = load_game("roam")
    state = game.amend(game.new({"players": 3, "first": "2"}, 5), {})
    assert isinstance(state, RoamState)
    state.coins[:] = [3, 200, 7]

    assert seen(game, state, 0, "coins") == [3, 0, 127, 73, 7, 0, 0, 0]
    assert seen(game, state, 1, "coins") == [127, 73, 7, 0, 3, 0, 0, 0]
    assert seen(game, state, 0, "active") == [0, 1, 0, 0]
    assert seen(game, state, 1, "active") == [1, 0, 0, 0]
    assert seen(game, state, 2, "seated") == [1, 1, 1, 0]


def test_the_question_is_told_in_full_only_to_whom_it_is_put() -> None:
    game = load_game("roam")
    state = game.new({"players": 2, "first": "1"}, 5)
    (activation, *_) = [action for action in state.legal() if game.space.kind_of(action).name == "activate"]
    state.apply(activation)

    assert sum(seen(game, state, 0, "sent")) == 1
    assert sum(seen(game, state, 1, "sent")) == 0
    assert seen(game, state, 0, "question") == seen(game, state, 1, "question")
    assert seen(game, state, 0, "answering") == [1, 0, 0, 0]
    assert seen(game, state, 1, "answering") == [0, 1, 0, 0]


def test_hands_are_their_owners_business() -> None:
    game = load_game("winter")
    state = game.new({"players": 2}, 5)
    encoder = game.encoder()
    names = encoder.fields["hand"].axes[0].labels

    for seat in range(2):
        held = [names[card] for card, count in enumerate(seen(game, state, seat, "hand")) for _ in range(count)]
        view = state.view(seat)["players"]
        assert isinstance(view, list)
        told = view[seat]
        assert isinstance(told, dict)
        assert held == told["hand"]


def test_answers_are_named_by_kind_and_fields() -> None:
    game = load_game("roam")
    space = game.space
    action = space.parse("fill square=r2c3 pay=free")

    kind, square, pay, replaced = space.parts(action)

    assert space.kinds[kind].name == "fill"
    assert [field.name for field in space.kinds[kind].fields] == ["square", "pay", "replace"]
    assert space.kinds[kind].fields[0].values[square] == "r2c3"
    assert space.kinds[kind].fields[1].values[pay] == "free"
    assert space.kinds[kind].fields[2].values[replaced] is None
    assert space.parts(space.parse("pass"))[1:] == (-1, -1, -1)


def test_numbers_stay_at_their_highest_or_go_on_in_the_next_cell() -> None:
    cells = bytearray(8)
    put(cells, 0, 500)
    put_long(cells, 1, 3, 130)
    put_mask(cells, 4, 0b1010)

    assert list(cells) == [127, 127, 3, 0, 0, 1, 0, 1]
    assert number("coins", 300).labels == ["0 to 127", "127 to 254", "254 to 300"]


def test_a_field_is_declared_once() -> None:
    layout = Layout()
    layout.add("coins", "how many")

    with pytest.raises(ValueError, match="coins"):
        layout.add("coins", "how many again")


def test_a_buffer_must_be_of_bytes_and_large_enough() -> None:
    game = load_game("roam")
    state = game.new({}, 1)
    encoder, observer = game.encoder(), Observer(state, 0)

    with pytest.raises(TypeError, match="4 bytes"):
        encoder.encode_into(observer, array("f", [0.0] * encoder.size))
    for buffer in (bytearray(encoder.size), memoryview(bytearray(encoder.size))):
        encoder.encode_into(observer, buffer)
        with pytest.raises(ValueError, match="do not fit"):
            encoder.encode_into(observer, buffer, 1)
        assert len(buffer) == encoder.size
    with pytest.raises(ValueError, match="do not fit"):
        encoder.mask_into(observer, bytearray(encoder.actions), -1)


class OpenDeck(Encoder):
    """Tells the second card of the deck, which nobody may know."""

    def __init__(self, game: Game) -> None:
        layout = Layout()
        layout.add("second", "the second card of the deck", highest=127)
        super().__init__(1, layout, game.space)

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        assert isinstance(state, RoamState)
        cells[at] = state.deck[state.dealt + 1]


class LeakyRoam(Roam):
    def encoder(self) -> Encoder:
        return OpenDeck(self)


class LeakyCase(Case):
    def game(self) -> Game:
        return LeakyRoam({})


def test_the_law_finds_what_leaks() -> None:
    with pytest.raises(AssertionError):
        observations_are_equal_in_every_imagined_deal(LeakyCase("roam", 0), Walk(1, 2, 3))


def test_a_game_without_an_encoder_gets_its_view_hashed() -> None:
    game = Pebbles()
    encoder = game.encoder()
    state = game.new({}, 1)
    before = encoder.encode(Observer(state, 0))
    state.apply(state.legal()[0])
    after = encoder.encode(Observer(state, 0))

    assert [*encoder.fields] == ["seats", "seat", "asked", "view"]
    assert before != after
    assert sum(before[encoder.fields["view"].where]) > 0


def test_rewards_add_up_to_nothing_among_opponents() -> None:
    game = load_game("roam")
    state = game.new({"players": 3}, 3)
    assert rewards(state) == [0.0, 0.0, 0.0]
    while not state.is_over():
        state.apply(state.legal()[-1])
    given = rewards(state)

    assert sum(given) == pytest.approx(0)
    assert [seat for seat, reward in enumerate(given) if reward == max(given)] == state.winners()


def test_who_wins_or_loses_together_is_rewarded_alike() -> None:
    game = load_game("ice1")
    state = game.new({"players": 2, "mode": "cooperative"}, 3)
    while not state.is_over():
        state.apply(state.legal()[-1])

    assert rewards(state) == ([1.0, 1.0] if state.winners() else [-1.0, -1.0])
