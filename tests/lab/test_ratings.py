"""Ratings: what is known in closed form, and intervals that hold what they promise."""

from __future__ import annotations

import math

import pytest

from nunatak.engine import Chance
from nunatak.lab.tournament.ratings import Contest, Rating, rate


def contests(one: str, other: str, won: int, drawn: int, lost: int) -> list[Contest]:
    """Games between two, one a deal."""
    outcomes = [(0,)] * won + [(0, 1)] * drawn + [(1,)] * lost
    return [Contest(deal, (one, other), winners) for deal, winners in enumerate(outcomes)]


def rated(games: list[Contest], *names: str) -> dict[str, Rating]:
    ratings = rate(games, names)
    assert ratings is not None
    return ratings


def test_two_bots_have_the_ratings_that_elo_gives_them() -> None:
    ratings = rated(contests("strong", "greedy", 75, 0, 25), "strong", "greedy")
    # One more game, drawn, keeps everything finite.
    assert ratings["strong"].value == pytest.approx(1000 + 400 * math.log10(75.5 / 25.5), abs=0.01)
    assert ratings["greedy"] == Rating(1000.0, 1000.0, 1000.0)


def test_a_shared_victory_is_a_draw() -> None:
    drawn = rated(contests("a", "b", 10, 20, 0), "a", "b")
    won = rated(contests("a", "b", 20, 0, 10), "a", "b")
    assert drawn["a"].value == pytest.approx(won["a"].value)
    assert drawn["a"].high - drawn["a"].low < won["a"].high - won["a"].low


def test_without_greedy_the_mean_is_set() -> None:
    ratings = rated(contests("a", "b", 30, 0, 10), "a", "b")
    assert ratings["a"].value + ratings["b"].value == pytest.approx(2000)


def test_whoever_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    ratings = rated(contests("god", "greedy", 100, 0, 0), "god", "greedy")
    assert 1700 < ratings["god"].value < 2000
    assert ratings["god"].low > 1500
    assert ratings["god"].high - ratings["god"].low > 300


def test_one_against_three_is_compared_seat_for_seat() -> None:
    seatings = [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    fair = [Contest(deal, bots, (seat,)) for deal in range(10) for bots in seatings for seat in range(4)]
    ratings = rated(fair, "a", "b")
    assert ratings["a"].value == pytest.approx(1000, abs=0.5)
    half = [Contest(deal, seatings[0], (deal % 2,)) for deal in range(400)]
    strong = rated(half, "a", "b")
    # Half of the victories against three others: three times as strong.
    assert strong["a"].value - strong["b"].value == pytest.approx(400 * math.log10(3), abs=3)


def test_strength_carries_over() -> None:
    games = contests("a", "b", 30, 0, 10) + contests("b", "c", 30, 0, 10)
    ratings = rated(games, "a", "b", "c")
    assert ratings["a"].value - ratings["c"].value > 1.9 * 400 * math.log10(31 / 11) * 0.8


@pytest.mark.parametrize(
    "games",
    [
        [Contest(deal, ("a", "b"), (0, 1) if deal % 2 else ()) for deal in range(10)],
        [Contest(deal, ("a", "a"), (0,)) for deal in range(10)],
        [],
    ],
    ids=["all together", "nobody else", "no games"],
)
def test_where_nothing_tells_bots_apart_there_is_no_rating(games: list[Contest]) -> None:
    assert rate(games, ["a", "b"]) is None


def test_intervals_hold_the_truth_about_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.lab.tournament.ratings.RESAMPLES", 120)
    chance = Chance(11)
    truth = 400 * math.log10(0.7 / 0.3)
    held = 0
    for _ in range(100):
        won = sum(chance.below(10) < 7 for _ in range(60))
        rating = rated(contests("a", "greedy", won, 0, 60 - won), "a", "greedy")["a"]
        held += rating.low <= 1000 + truth <= rating.high
    assert 88 <= held <= 99


def test_deals_that_decide_by_themselves_say_less() -> None:
    # The same 40 results: once each deal is a coin thrown anew, once all games of a deal go the same way.
    apart = [Contest(i, ("a", "greedy"), (i % 2,)) for i in range(40)]
    alike = [Contest(i // 8, ("a", "greedy"), (i // 8 % 2,)) for i in range(40)]
    wide, narrow = rated(alike, "a", "greedy")["a"], rated(apart, "a", "greedy")["a"]
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)
