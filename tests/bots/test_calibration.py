"""Chances that people are told: they add up, keep their order, and no bot knows of them."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.calibration import LARGEST, LEAST, PLACES, Calibration, plain
from nunatak.bots.house import calibration_of, evaluation_of, opponents_of
from nunatak.bots.search import advise
from nunatak.engine import Chance, Observer, Play
from nunatak.games import load_game

BOLD, TIMID = Calibration([2.0] * PLACES), Calibration([0.5] * PLACES)
GAMES = ["roam", "ice1", "ice2", "winter"]


def test_chances_add_up_and_keep_their_order() -> None:
    said = [0.5, 0.3, 0.15, 0.05]
    for calibration in (BOLD, TIMID, plain()):
        believed = calibration.believed(said, 0, 0.5, False)
        assert sum(believed) == pytest.approx(1.0)
        assert believed == sorted(believed, reverse=True)
    assert BOLD.believed(said, 0, 0.5, False)[0] > 0.5 > TIMID.believed(said, 0, 0.5, False)[0]
    assert plain().believed([1.0, 0.6], 0, 0.0, False) == pytest.approx([0.625, 0.375]), "searches value the margin too"


def test_trust_changes_along_the_game() -> None:
    calibration = Calibration([0.5, 1.0, 2.0])
    chances = [calibration.believed([0.7, 0.3], 0, stage, False)[0] for stage in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert chances == sorted(chances)
    assert chances[2] == pytest.approx(0.7)


def test_whoever_decides_hopes_for_too_much() -> None:
    calibration = Calibration([1.0] * PLACES, 0.8)
    for seat in (0, 1):
        assert calibration.believed([0.5, 0.5], seat, 0.5, False)[seat] == pytest.approx(0.8 / 1.8)


def test_what_is_certain_stays_so() -> None:
    for calibration in (BOLD, TIMID, Calibration([1.0] * PLACES, 0.5)):
        assert calibration.believed([1.0, 0.0], 0, 1.0, False) == [1.0, 0.0]
        assert calibration.believed([0.0, 0.0], 0, 1.0, False) == [0.0, 0.0]


def test_those_who_win_together_keep_their_chance() -> None:
    assert BOLD.believed([0.4, 0.4], 0, 0.5, True) == [0.4, 0.4]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_has_a_map(name: str) -> None:
    shipped = calibration_of(name)
    assert len(shipped.trust) == PLACES
    assert all(LEAST < one < LARGEST for one in [*shipped.trust, shipped.own])


def test_hints_go_through_the_map_and_bots_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("roam")
    play = Play.start(game, {"players": 2}, 5)
    chance = Chance(5)
    while len(play.record.moves) < 30 or len(play.state.sensible()) == 1:
        play.act(play.state.to_decide(), chance.choice(play.state.sensible()))
    observer = Observer(play.state, play.state.to_decide())

    def asked() -> tuple[list[tuple[int, float]], int]:
        advice = advise(evaluation_of("roam"), observer, 3, 40, 0.0, None, 4)
        return [(one.action, one.chance) for one in advice], make_bot("guide", game, 3).choose(observer)

    monkeypatch.setattr(opponents_of("roam"), "calibration", plain())
    told, chosen = asked()
    monkeypatch.setattr(opponents_of("roam"), "calibration", TIMID)
    timidly, again = asked()
    assert chosen == again
    assert [action for action, _ in told] == [action for action, _ in timidly]
    assert all(abs(timid - 0.5) < abs(bold - 0.5) for (_, bold), (_, timid) in zip(told, timidly, strict=True))
