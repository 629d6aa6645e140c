"""One loop plays all games between bots, and tells those who look on."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.engine import Play, State
from nunatak.games import load_game
from nunatak.lab.playout import Endless, Onlooker, play_out

GAME = load_game("roam")


class Diary(Onlooker):
    """Writes everything down."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.actions: list[int] = []

    def on_start(self, state: State) -> None:
        self.lines.append("start")

    def on_question(self, state: State, seat: int) -> None:
        assert state.to_decide() == seat
        self.lines.append("question")

    def on_decision(self, state: State, seat: int, action: int) -> None:
        # The answer has not been carried out yet.
        assert state.to_decide() == seat
        assert action in state.legal()
        self.lines.append("decision")
        self.actions.append(action)

    def on_end(self, state: State) -> None:
        assert state.winners()
        self.lines.append("end")


def test_onlookers_hear_of_everything_in_its_order() -> None:
    state = GAME.new({"players": 2}, 1)
    one, other = Diary(), Diary()
    decisions = play_out(state, [make_bot("random", GAME, seat) for seat in (1, 2)], [one, other])
    assert state.is_over()
    assert one.lines == ["start", *["question", "decision"] * decisions, "end"]
    assert other.lines == one.lines


def test_nobody_plays_otherwise_because_somebody_looks_on_or_keeps_a_record() -> None:
    play = Play.start(GAME, {"players": 2}, 1)
    alone, watched = [GAME.new({"players": 2}, 1) for _ in range(2)]
    diary = Diary()
    lengths = [
        play_out(play.state, [make_bot("random", GAME, seat) for seat in (1, 2)], act=play.act),
        play_out(alone, [make_bot("random", GAME, seat) for seat in (1, 2)]),
        play_out(watched, [make_bot("random", GAME, seat) for seat in (1, 2)], [diary]),
    ]
    assert lengths == [len(play.record.moves)] * 3
    assert play.state.position() == alone.position() == watched.position()
    assert [GAME.space.parse(move.action) for move in play.record.moves] == diary.actions


def test_a_game_may_end_with_the_last_decision_it_is_given() -> None:
    bots = ["random", "random"]
    length = play_out(GAME.new({}, 1), [make_bot(name, GAME, 1) for name in bots])
    assert play_out(GAME.new({}, 1), [make_bot(name, GAME, 1) for name in bots], limit=length) == length
    diary = Diary()
    with pytest.raises(Endless, match=f"the third game has not ended after {length - 1} decisions"):
        play_out(GAME.new({}, 1), [make_bot(name, GAME, 1) for name in bots], [diary], length - 1, "the third game")
    assert len(diary.actions) == length - 1
    assert diary.lines[-1] != "end"
