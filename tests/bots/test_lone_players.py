"""What those who play I C E's first edition alone look at: what is sent when, what a day that was cut short cost."""

from __future__ import annotations

import pytest

from nunatak.bots.evaluate.ice.first import FirstIceEvaluation, ep_to_come, room_to_send
from nunatak.bots.evaluate.ice.goals import Progress
from nunatak.bots.house import evaluation_of
from nunatak.bots.search.outcome import shared_outcome
from nunatak.bots.search.resting import judged, settle
from nunatak.engine import Json
from nunatak.games import load_game
from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.first.ending.sending import Sending
from nunatak.games.ice.first.state import FirstIceState

ACHIEVEMENT, EXALTED, OBLITERATION = 0, 1, 3


def evaluation() -> FirstIceEvaluation:
    found = evaluation_of("ice1")
    assert isinstance(found, FirstIceEvaluation)
    return found


def exploring(day: int, *artifacts: tuple[int, int], **options: Json) -> FirstIceState:
    """The first turn of a day, with artifacts (type, anima) on the guild board, prismatic ones with Obliteration."""
    s = load_game("ice1").new({"players": 1, **options}, 3)
    assert isinstance(s, FirstIceState)
    while True:
        asked = s.asked()
        assert asked is not None
        if asked.name == "turn":
            break
        s.apply(s.legal()[0])
    s.day = day
    free = list(range(s.c.snow, s.c.first_edifice))
    for kind, anima in artifacts:
        tile = next(one for one in free if s.c.type_of[one] == kind and s.c.anima[one] == anima)
        free.remove(tile)
        s.gain_tile(0, tile, OBLITERATION if kind == PRISMATIC else kind)
    return s


def sent_by_evening(s: FirstIceState) -> list[int]:
    """The types that are sent when the day ends now and everything goes its usual way."""
    s.steps.append(Sending(0, 3))
    sent: list[int] = []
    while True:
        asked = s.asked()
        if asked is None or asked.name != "sending":
            return sent
        before = len(s.hold[0])
        s.apply(evaluation().usual(s))
        if len(s.hold[0]) > before:
            sent.append(s.c.type_of[s.hold[0][-1]])


def test_alone_an_effect_is_kept_for_as_long_as_its_artifacts_can_be_sent_later() -> None:
    board = [(ACHIEVEMENT, 1), (ACHIEVEMENT, 1), (EXALTED, 1)]
    assert sent_by_evening(exploring(5, *board)) == [EXALTED]
    # On the last day there is no later.
    assert sent_by_evening(exploring(10, *board)) == [EXALTED, ACHIEVEMENT, ACHIEVEMENT]


def test_alone_what_an_effect_does_not_need_is_sent() -> None:
    assert sent_by_evening(exploring(5, (ACHIEVEMENT, 1), (ACHIEVEMENT, 1), (ACHIEVEMENT, 2))) == [ACHIEVEMENT] * 2


def test_alone_effects_give_way_when_the_days_left_would_not_do() -> None:
    # Four artifacts that unlock something, and one more day to send three.
    board = [(ACHIEVEMENT, 1), (ACHIEVEMENT, 1), (OBLITERATION, 1), (OBLITERATION, 1)]
    sent = sent_by_evening(exploring(9, *board))
    assert sent[:1] == [OBLITERATION]
    assert ACHIEVEMENT not in sent


def test_cold_stores_are_not_asked_for_more_than_may_be_sent() -> None:
    s = exploring(5, (EXALTED, 1), edifices=["ED10"])
    assert s.terms.cold_stores
    s.hand[0] = [0, 1]
    s.steps.append(Sending(0, 0))
    assert len(s.legal()) > 1
    assert evaluation().usual(s) == s.c.actions.go_on.base


def test_an_effect_is_worth_more_to_a_lone_player_than_the_artifacts_without_it() -> None:
    together = exploring(2, (ACHIEVEMENT, 1), (ACHIEVEMENT, 1))
    apart = exploring(2, (ACHIEVEMENT, 1), (EXALTED, 1))
    assert evaluation().value(together, 0) > evaluation().value(apart, 0) + 1


def test_a_day_that_was_cut_short_has_cost_its_points_even_before_the_prismatic_artifacts_are_laid_out() -> None:
    s = exploring(4, (PRISMATIC, 2), (EXALTED, 1))
    left = ep_to_come(s, 0)
    s.apply(s.c.actions.send_back.base)
    settle(evaluation(), s, 0)
    assert s.day == 5
    assert ep_to_come(s, 0) == left - s.agreed.start_ep
    # It has stayed where it lay.
    assert [s.c.type_of[tile] for tile in s.slots[OBLITERATION]] == [PRISMATIC]


def test_artifacts_that_can_no_longer_be_sent_are_no_progress() -> None:
    def progress(day: int, waiting: int) -> float:
        s = exploring(day, *[(EXALTED, 1)] * waiting)
        outlook = evaluation().shared_outlooks.of(s, 0)
        return Progress(s, [outlook], [0.0], [room_to_send(s, 0)], 0.0).artifacts

    assert progress(10, 4) == progress(10, 3) > progress(10, 2)
    assert progress(9, 4) > progress(9, 3)


def test_whoever_loses_alone_had_better_come_near() -> None:
    far, near, won = [shared_outcome([share], way)[0] for share, way in ((0.0, 0.3), (0.0, 0.95), (1.0, 1.0))]
    assert 0.0 < far < near < 0.2
    assert won == pytest.approx(1.0)
    # A search sees it so at the end of a game.
    s = exploring(10)
    while not s.is_over():
        s.apply(s.legal()[-1])
    assert not s.winners()
    assert judged(evaluation(), s) == shared_outcome([0.0], evaluation().achieved(s))
