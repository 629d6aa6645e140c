"""Observations tell no more than views do, have one layout, and name every answer."""

from __future__ import annotations

from nunatak.conformance.cases import Case, Walk
from nunatak.engine import Encoder, Observer, State
from nunatak.engine.encoding import HIGHEST

DEALS = 3


def observations_are_equal_in_every_imagined_deal(case: Case, walk: Walk) -> None:
    """What is hidden from a seat does not show in its numbers; nor does the seed, which an imagined deal has not."""
    state, chance, encoder = walk.state(case), walk.chooser(), case.game().encoder()
    for _ in range(4):
        for seat in range(state.seats()):
            told = encoder.encode(Observer(state, seat))
            for _ in range(DEALS):
                assert encoder.encode(Observer(state.imagine(seat, chance), seat)) == told
        if state.is_over():
            return
        state.apply(chance.choice(state.legal()))


def observations_fit_their_fields(case: Case, walk: Walk) -> None:
    """Every field keeps to its place and its highest number, with any options, also when the game is over."""
    state, chance, encoder = walk.state(case), walk.chooser(), case.game().encoder()
    laid_out = [place for field in encoder.fields.values() for place in range(field.start, field.stop)]
    assert laid_out == list(range(encoder.size))
    for _ in range(12):
        for seat in range(state.seats()):
            told = encoder.encode(Observer(state, seat))
            assert len(told) == encoder.size
            for field in encoder.fields.values():
                assert max(told[field.where]) <= field.highest <= HIGHEST, field.name
        if state.is_over():
            return
        state.apply(chance.choice(state.legal()))


def observations_are_written_where_they_belong(case: Case, walk: Walk) -> None:
    """Into any buffer of bytes, over whatever was there, and nowhere else."""
    state, encoder = walk.state(case), case.game().encoder()
    observer = Observer(state, state.to_decide())
    for told, write in (
        (encoder.encode(observer), encoder.encode_into),
        (encoder.mask(observer), encoder.mask_into),
    ):
        expected = b"\xaa\xaa\xaa" + bytes(told) + b"\xaa\xaa"
        buffer = bytearray(b"\xaa" * len(expected))
        write(observer, buffer, 3)
        assert buffer == expected
        behind = bytearray(b"\xaa" * len(expected))
        write(observer, memoryview(behind).cast("b"), 3)
        assert behind == expected


def masks_are_the_legal_answers(case: Case, walk: Walk) -> None:
    """To the seat that is asked, and to nobody else; each as its kind and fields, which name it."""
    state, space = walk.state(case), case.game().space
    encoder = case.game().encoder()
    for seat in range(state.seats()):
        observer = Observer(state, seat)
        legal = state.legal() if seat == state.to_decide() else []
        assert [action for action, can in enumerate(encoder.mask(observer)) if can] == sorted(legal)
        assert len(encoder.answers(observer)) == len(legal)
        for action, (kind, a, b, c) in zip(legal, encoder.answers(observer), strict=True):
            found = space.kinds[kind]
            assert found.of(max(a, 0), max(b, 0), max(c, 0)) == action
            assert [place >= 0 for place in (a, b, c)] == [place < len(found.fields) for place in range(3)]


def questions_tell_themselves_apart(case: Case, walk: Walk) -> None:
    """Whoever is asked finds all in its numbers that the list of answers depends on, as in its view."""
    state, chance, encoder = walk.state(case), walk.chooser(), case.game().encoder()
    listed: dict[bytes, list[int]] = {}
    for _ in range(12):
        if state.is_over():
            return
        for each in [state, *following(state, state.legal()[:5])]:
            told = seen_by_the_asked(encoder, each)
            assert listed.setdefault(told, each.legal()) == each.legal()
        state.apply(chance.choice(state.legal()))


def seen_by_the_asked(encoder: Encoder, state: State) -> bytes:
    return bytes(encoder.encode(Observer(state, state.to_decide())))


def following(state: State, actions: list[int]) -> list[State]:
    """What comes of each of these answers, but for the end."""
    found = []
    for action in actions:
        other = state.copy()
        other.apply(action)
        if not other.is_over():
            found.append(other)
    return found
