"""The table of a tournament and its page, from results that are known."""

from __future__ import annotations

import re

import pytest

from nunatak.lab.report.numbers import Numbers
from nunatak.lab.report.plots import Scale, scale_around, scale_of_times
from nunatak.lab.tournament import page as report
from nunatak.lab.tournament.ranking import Ranking, Share, tabulate
from nunatak.lab.tournament.times import Times
from nunatak.lab.tournament.tournament import Meeting, MeetingResult, Tournament
from nunatak.text import Texts
from tests.lab.pages import checked


def result(
    deal: int, bots: str, scores: tuple[int, ...], winners: tuple[int, ...], thinks: float = 0.01
) -> MeetingResult:
    """A result in which every seat made one decision and one forced move; bots are single letters."""
    names = tuple({"g": "greedy", "r": "random", "l": "legend"}[letter] for letter in bots)
    times = []
    for _ in names:
        account = Times()
        account.note(thinks, False)
        account.note(0.0001, True)
        times.append(account)
    return MeetingResult(Meeting(deal, names), scores, winners, 20, tuple(times))


DUEL = Tournament("roam", {"players": 2}, (("greedy", "random"),), 2, 0)
DUEL_RESULTS = [
    result(0, "gr", (30, 10), (0,)),
    result(0, "rg", (20, 20), (0, 1)),
    result(1, "gr", (25, 12), (0,)),
    result(1, "rg", (31, 22), (0,)),
]
SOLO = Tournament("ice2", {}, (("greedy",), ("random",)), 2, 0, True)
SOLO_RESULTS = [
    result(0, "g", (40,), (0,)),
    result(1, "g", (20,), ()),
    result(0, "r", (9,), ()),
    result(1, "r", (8,), ()),
]
CREW = Tournament("ice2", {}, (("greedy", "greedy"), ("random", "random")), 2, 0, True)
CREW_RESULTS = [
    result(0, "gg", (40, 40), (0, 1)),
    result(1, "gg", (40, 40), (0, 1)),
    result(0, "rr", (9, 9), ()),
    result(1, "rr", (9, 9), (0, 1)),
]
CROWD = Tournament("roam", {"players": 4}, (("legend", "greedy", "greedy", "greedy"),), 1, 0)
CROWD_RESULTS = [
    result(0, "lggg", (30, 20, 20, 20), (0,)),
    result(0, "glgg", (20, 30, 20, 20), (1,)),
    result(0, "gglg", (20, 20, 30, 40), (3,)),
    result(0, "gggl", (20, 20, 20, 30), (3,)),
]


def test_victories_are_shared_and_scores_added_up() -> None:
    table = tabulate(DUEL, DUEL_RESULTS)
    greedy, random = table.standings
    assert (greedy.bot, greedy.games, greedy.share) == ("greedy", 4, Share(2.5, 4))
    assert (random.bot, random.share.won) == ("random", 1.5)
    assert (greedy.score_mean(), sorted(greedy.scores)) == (24.25, [20, 22, 25, 30])
    assert table.against["greedy", "random"] == Share(2.5, 4)
    assert [share.won for share in table.seats] == [3.5, 0.5]
    assert (greedy.times.decisions, greedy.times.forced) == (4, 4)


def test_the_order_of_the_results_does_not_matter() -> None:
    assert tabulate(DUEL, DUEL_RESULTS).data() == tabulate(DUEL, DUEL_RESULTS[::-1]).data()


def test_alone_the_share_is_that_of_games_won() -> None:
    table = tabulate(SOLO, SOLO_RESULTS)
    assert [(one.bot, one.share.value(), one.rating) for one in table.standings] == [
        ("greedy", 0.5, None),
        ("random", 0.0, None),
    ]
    assert table.against == {}


def test_a_crew_wins_together() -> None:
    table = tabulate(CREW, CREW_RESULTS)
    assert [(one.bot, one.share.value()) for one in table.standings] == [("greedy", 1.0), ("random", 0.5)]
    assert table.standings[0].rating is None


def test_one_against_three_is_counted_seat_for_seat() -> None:
    table = tabulate(CROWD, CROWD_RESULTS)
    legend, greedy = table.standings
    assert (legend.share, greedy.share) == (Share(3.0, 4), Share(1.0, 12))
    # Three victories for one seat, one for three seats: nine to one.
    assert table.against["legend", "greedy"].value() == pytest.approx(0.9)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)]
)
def test_wilson(won: float, games: int, low: float, high: float) -> None:
    assert Share(won, games).interval() == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("table", "plots"),
    [
        (tabulate(DUEL, DUEL_RESULTS), 5),
        (tabulate(SOLO, SOLO_RESULTS), 3),
        (tabulate(CREW, CREW_RESULTS), 3),
        (tabulate(CROWD, CROWD_RESULTS), 5),
        (tabulate(SOLO, SOLO_RESULTS[:1]), 3),
    ],
    ids=["two", "alone", "a crew", "four", "one game"],
)
def test_the_page_is_whole(table: Ranking, plots: int) -> None:
    page = report.page(table, Texts())
    assert checked(page).seen.count("table") >= 3
    assert page.count('role="img"') == plots


def test_the_page_says_what_it_shows() -> None:
    page = report.page(tabulate(DUEL, DUEL_RESULTS), Texts())
    assert "<h1>Tournament: Roam</h1>" in page
    assert 'aria-label="Games won: greedy 62.5 %; random 37.5 %"' in page
    assert "62.5 %<small>4 games</small>" in page


def test_numbers_in_words() -> None:
    numbers = Numbers(Texts())
    assert [numbers.time(seconds) for seconds in (None, 2e-7, 1.5e-3, 0.25, 3.0, 600.0)] == [
        "–",
        "0.2 µs",
        "1.5 ms",
        "250 ms",
        "3.0 s",
        "10.0 min",
    ]
    assert [numbers.tick(10.0**power) for power in range(-6, 2)] == [
        "1 µs",
        "10 µs",
        "100 µs",
        "1 ms",
        "10 ms",
        "100 ms",
        "1 s",
        "10 s",
    ]
    ranges = (numbers.range(3.4, 20), numbers.range(-3, 4), numbers.range_of_shares(0.034, 0.2), numbers.share(None))
    assert ranges == ("3–20", "−3 to 4", "3–20 %", "–")
    assert [numbers.change(change) for change in (None, 0.0, 0.034, -0.2)] == ["–", "0.0 %", "+3.4 %", "−20.0 %"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["62.5 %", "−3.4 %", "1.5 ms", "0.5", "−3 to 4"]),
        ("fr", ["62,5\u00a0%", "−3,4\u00a0%", "1,5\u00a0ms", "0,5", "−3 à 4"]),
        ("cs", ["62,5\u00a0%", "−3,4\u00a0%", "1,5\u00a0ms", "0,5", "−3 až 4"]),
        ("ru", ["62,5\u00a0%", "−3,4\u00a0%", "1,5\u00a0мс", "0,5", "от −3 до 4"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, said: list[str]) -> None:
    numbers = Numbers(Texts(language))
    written = [numbers.share(0.625), numbers.change(-0.034), numbers.time(0.0015), numbers.plain(0.5)]
    assert [*written, numbers.range(-3, 4)] == said


@pytest.mark.parametrize("language", ["fr", "cs", "ru"])
def test_a_page_in_another_language_holds_no_english_number(language: str) -> None:
    """What a reader sees, drawings and their descriptions too; lengths and colours are no text."""
    read = re.sub(
        r"<style>.*?</style>|<[^<>]*>", " ", report.page(tabulate(DUEL, DUEL_RESULTS), Texts(language)), flags=re.DOTALL
    )
    assert re.findall(r"\d\.\d", read) == []
    assert re.search(r"\d,\d", read)


def test_scales_end_at_round_numbers() -> None:
    assert scale_around([-12, 38]) == Scale(-20, 40)
    assert scale_around([7, 7]).low <= 7 <= scale_around([7, 7]).high
    assert scale_of_times([0.002, 0.03]).ticks() == pytest.approx([0.001, 0.01, 0.1])
    assert Scale(0, 50).ticks() == [0, 10, 20, 30, 40, 50]
    assert Scale(10, 1000, True).at(100) == pytest.approx(50)
