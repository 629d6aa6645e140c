"""Where a search plays on before it judges: to the end of the round, by what looks best, and in its own copy."""

from __future__ import annotations

import pytest

from nunatak.bots.house import evaluation_of, tuning_of
from nunatak.bots.search import Search
from nunatak.bots.search.resting import judged, play_on
from nunatak.engine import Chance, Observer
from nunatak.games import game_names, load_game
from nunatak.games.ice.state import IceState
from nunatak.games.winter.names import NOWHERE, ROUNDS
from nunatak.games.winter.state import WinterState


def first_round(players: int, seed: int = 5) -> WinterState:
    """The first turn of the first round."""
    state = load_game("winter").new({"players": players}, seed)
    assert isinstance(state, WinterState)
    while state.round_number < 1 or len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_on_to_the_end_of_the_round_and_no_further(players: int) -> None:
    state = first_round(players)
    evaluation = evaluation_of("winter")
    morning = play_on(evaluation, state, 1)
    assert isinstance(morning, WinterState)
    assert morning.round_number == 2
    # Nobody has placed a figure in the new round.
    assert set(morning.figures) == {NOWHERE}
    assert not morning.eclipsed


def test_the_last_round_is_played_to_the_end_of_the_game() -> None:
    state = play_on(evaluation_of("winter"), first_round(2), ROUNDS)
    assert state.is_over()
    assert sum(judged(evaluation_of("winter"), state)) == pytest.approx(1.0)


def test_everybody_makes_the_move_that_looks_best() -> None:
    """Whoever has the first turn takes it as a greedy look at the possibilities says."""
    evaluation = evaluation_of("winter")
    state = first_round(2)
    seat = state.to_decide()
    played = play_on(evaluation, state.copy(), 1)
    lazy = state.copy()
    while lazy.round_number < 2:
        lazy.apply(lazy.legal()[0])
    assert evaluation.forecasts(played)[seat] > evaluation.forecasts(lazy)[seat]


def test_a_lone_expedition_is_played_to_the_end_of_its_day() -> None:
    state = load_game("ice1").new({"players": 1}, 5)
    assert isinstance(state, IceState)
    while state.ep[0] == 0 or len(state.legal()) < 2:
        state.apply(state.legal()[0])
    evening = play_on(evaluation_of("ice1"), state.copy(), state.day)
    assert isinstance(evening, IceState)
    assert evening.day == state.day + 1


def test_who_wins_or_loses_together_may_search_in_another_way() -> None:
    alone, against = [tuning_of("ice1", allied=allied) for allied in (True, False)]
    assert alone.play_on
    assert alone.temperature < against.temperature
    # What the section says nothing about is the same.
    assert alone.curiosity == against.curiosity
    assert alone.deals == against.deals


def test_a_search_plays_on_where_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [game for game in game_names() if tuning_of(game, allied=False).play_on] == ["winter"]
    tuning = tuning_of("winter", allied=False)
    state = first_round(2)
    seat = state.to_decide()
    found: list[list[float]] = []
    for to_the_end in (True, False):
        monkeypatch.setattr(tuning, "play_on", to_the_end)
        search = Search(evaluation_of("winter"), Chance(1))
        search.run(Observer(state, seat), 16)
        found.append([edge.totals[seat] for edge in search.root.edges.values()])
    assert found[0] != found[1]
