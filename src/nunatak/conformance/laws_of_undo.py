"""Undo takes back exactly what was done, and never crosses a reveal, chance, or another seat's act."""

from __future__ import annotations

import pytest

from nunatak.conformance.cases import Case, Walk, act_on, picture, viewers
from nunatak.engine import Chance, Play, Refusal, canonical


def undo_restores_every_byte(case: Case, walk: Walk) -> None:
    """Every action that can be taken back is, and then made again; the game is none the wiser."""
    play, chooser = under_way(case, walk)
    for _ in range(20):
        if play.state.is_over():
            return
        seat, before = play.state.to_decide(), everything(play)
        action = chooser.choice(play.state.legal())
        play.act(seat, action)
        after = everything(play)
        if play.can_undo(seat):
            play.undo(seat)
            assert everything(play) == before
            play.act(seat, action)
            assert everything(play) == after


def undo_stops_at_barriers(case: Case, walk: Walk) -> None:
    """A model of what may be taken back: one seat's actions since anything was drawn, shown, or done by another."""
    play, chooser = under_way(case, walk)
    ways_back: list[list[bytes]] = []
    last = play.record.moves[-1].seat if play.record.moves else -1
    while play.can_undo(last):
        play.undo(last)
    for _ in range(30):
        if play.state.is_over():
            return
        seat, before = play.state.to_decide(), everything(play)
        disclosed, word = play.state.disclosed, play.state.chance.word
        play.act(seat, chooser.choice(play.state.legal()))
        barrier = play.state.disclosed != disclosed
        if play.record.moves[-1].chance or play.state.chance.word != word:
            assert barrier, "chance was used and undo is still allowed"
        if barrier or seat != last:
            ways_back.clear()
        if not barrier:
            ways_back.append(before)
        last = seat
        for other in range(play.state.seats()):
            assert play.can_undo(other) == (other == seat and bool(ways_back))
        if chooser.below(5) == 0:
            for _ in range(chooser.below(len(ways_back) + 1)):
                play.undo(seat)
                assert everything(play) == ways_back.pop()


def a_refused_undo_changes_nothing(case: Case, walk: Walk) -> None:
    play, chooser = under_way(case, walk)
    for _ in range(10):
        if play.state.is_over():
            return
        before = everything(play)
        for seat in range(play.state.seats()):
            if not play.can_undo(seat):
                with pytest.raises(Refusal, match="TABLE-UNDO"):
                    play.undo(seat)
        assert everything(play) == before
        play.act(play.state.to_decide(), chooser.choice(play.state.legal()))


def an_action_of_another_seat_is_refused(case: Case, walk: Walk) -> None:
    play, chooser = under_way(case, walk)
    for _ in range(10):
        if play.state.is_over():
            return
        before, action = everything(play), chooser.choice(play.state.legal())
        for seat in range(-1, play.state.seats() + 1):
            if seat != play.state.to_decide():
                with pytest.raises(Refusal, match="TABLE-TURN"):
                    play.act(seat, action)
        assert everything(play) == before
        play.act(play.state.to_decide(), action)


def under_way(case: Case, walk: Walk) -> tuple[Play, Chance]:
    """A recorded game at the decision where the walk stops, and who goes on answering."""
    play = Play.start(case.game(), case.options(), walk.deal)
    chooser = walk.chooser()
    act_on(play, chooser, walk.stop)
    return play, chooser


def everything(play: Play) -> list[bytes]:
    """Position, record, answers and what each seat sees."""
    state = play.state
    return [
        picture(state),
        play.record.to_bytes(),
        canonical([*state.legal()]),
        *(canonical(state.view(seat)) for seat in viewers(state)),
    ]
