"""Tournaments: everybody plays every deal from every seat, and the results do not depend on who did the work."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from nunatak.games import load_game
from nunatak.lab.tournament.file import Results, ResultsError
from nunatak.lab.tournament.times import Times
from nunatak.lab.tournament.tournament import (
    Meeting,
    MeetingResult,
    Tournament,
    are_allied,
    deals_for,
    pairings,
    play,
    play_meeting,
    rotations,
)


def tournament(line_ups: list[tuple[str, ...]], deals: int = 2, seed: int = 3) -> Tournament:
    """A tournament of Roam."""
    options = load_game("roam").complete_options({"players": len(line_ups[0])})
    return Tournament("roam", options, tuple(line_ups), deals, seed)


def without_times(results: list[MeetingResult]) -> list[MeetingResult]:
    """The results in a fixed order, without what depends on the machine."""
    bare = [replace(result, times=()) for result in results]
    return sorted(bare, key=lambda result: (result.meeting.deal, result.meeting.bots))


def test_every_pair_meets() -> None:
    assert pairings(["a", "b", "c"], 2, False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b", "c"], 3, False) == [("a", "b", "c")]


def test_few_bots_at_a_large_table_turn_the_tables() -> None:
    assert pairings(["a", "b"], 4, False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_allies_are_all_of_a_kind() -> None:
    assert pairings(["a", "b"], 1, True) == [("a",), ("b",)]
    assert pairings(["a", "b"], 3, True) == [("a", "a", "a"), ("b", "b", "b")]


def test_opponents_are_no_allies() -> None:
    roam = load_game("roam")
    assert not are_allied(roam, roam.complete_options({"players": 3}))


def test_equal_seatings_are_played_once() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert tournament([("a", "b"), ("b", "a")], 1).meetings() == [Meeting(0, ("a", "b")), Meeting(0, ("b", "a"))]


@pytest.mark.parametrize(
    ("games", "line_ups", "deals"),
    [
        (100, [("a", "b"), ("a", "c")], 50),
        (101, [("a", "b")], 51),
        (100, [("a", "b", "b", "b"), ("b", "a", "a", "a")], 13),
        (100, [("a", "b", "c")], 34),
        (100, [("a",), ("b",)], 100),
    ],
)
def test_each_pairing_gets_its_games(games: int, line_ups: list[tuple[str, ...]], deals: int) -> None:
    assert deals_for(games, line_ups) == deals


def test_every_bot_plays_every_deal_from_every_seat() -> None:
    meetings = tournament([("a", "b", "c", "c")], 3).meetings()
    seen = Counter((meeting.deal, seat, bot) for meeting in meetings for seat, bot in enumerate(meeting.bots))
    for deal in range(3):
        for seat in range(4):
            assert [seen[deal, seat, bot] for bot in "abc"] == [1, 1, 2]


def test_a_deal_is_the_same_in_every_tournament_of_that_seed() -> None:
    meeting = Meeting(0, ("random", "random"))
    first = play_meeting(tournament([("random", "greedy")]), meeting)
    again = play_meeting(tournament([("random", "random")], 7), meeting)
    other = play_meeting(tournament([("random", "greedy")]), replace(meeting, deal=1))
    assert (first.scores, first.decisions) == (again.scores, again.decisions)
    assert (first.scores, first.decisions) != (other.scores, other.decisions)


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # However short the games, the second process takes part.
    monkeypatch.setattr("nunatak.lab.workers.START", 0.0)
    three = tournament([("random", "visitor", "random")], 2)
    alone = without_times(list(play(three, three.meetings(), 1)))
    shared = without_times(list(play(three, three.meetings(), 2)))
    assert len(alone) == 6
    assert alone == shared


def test_forced_moves_are_counted_apart() -> None:
    result = play_meeting(tournament([("random", "random")]), Meeting(0, ("random", "random")))
    assert sum(times.decisions + times.forced for times in result.times) == result.decisions
    assert all(times.forced > 0 and times.decisions > 0 for times in result.times)


def test_times_add_up() -> None:
    one, other = Times(), Times()
    for milliseconds in range(1, 100):
        one.note(milliseconds / 1000, False)
    other.note(0.1, False)
    other.note(3.0, True)
    one.add(other)
    assert (one.decisions, one.forced, one.forced_mean()) == (100, 1, 3.0)
    assert one.mean() == pytest.approx(0.0505)
    # To the width of a class, six in a hundred.
    assert one.quantile(0.95) == pytest.approx(0.095, rel=0.06)
    assert one.quantile(0.5) == pytest.approx(0.05, rel=0.06)
    assert Times.from_data(one.data()).data() == one.data()
    assert (Times().mean(), Times().quantile(0.5)) == (None, None)


class TestFile:
    """Results on disk."""

    def play(self, path: Path, wanted: Tournament) -> tuple[int, list[MeetingResult]]:
        """Plays what the file lacks: how many games that was, and all results."""
        results = Results.open(path, wanted)
        missing = [meeting for meeting in wanted.meetings() if meeting not in results.played]
        fresh = list(play(wanted, missing, 1))
        for result in fresh:
            results.note(result)
        results.close()
        return len(fresh), [*results.played.values(), *fresh]

    def test_a_killed_run_goes_on(self, tmp_path: Path) -> None:
        path = tmp_path / "new" / "results.jsonl"
        wanted = tournament([("random", "random")], 4)
        _, whole = self.play(path, wanted)
        # Killed while the third result was being written.
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:3]) + lines[3][:40])
        played, again = self.play(path, wanted)
        assert played == 2
        assert without_times(again) == without_times(whole)
        assert len(path.read_bytes().splitlines()) == 5

    def test_a_tournament_can_grow(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        self.play(path, tournament([("random", "visitor")], 1))
        played, results = self.play(path, tournament([("random", "visitor"), ("random", "random")], 2))
        assert (played, len(results)) == (4, 6)

    def test_times_survive(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        wanted = tournament([("random", "random")], 1)
        _, (result,) = self.play(path, wanted)
        again = Results.open(path, wanted)
        again.close()
        (read,) = again.played.values()
        assert [times.classes for times in read.times] == [times.classes for times in result.times]

    def test_results_of_another_tournament_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        self.play(path, tournament([("random", "random")], 1))
        with pytest.raises(ResultsError, match=r"results.jsonl:1: .* another tournament: seed is 3, not 4"):
            Results.open(path, tournament([("random", "random")], 1, seed=4))

    @pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
    def test_two_runs_do_not_write_side_by_side(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        wanted = tournament([("random", "random")], 1)
        first = Results.open(path, wanted)
        with pytest.raises(ResultsError, match=r"results.jsonl: another run is writing its results here"):
            Results.open(path, wanted)
        first.close()
        Results.open(path, wanted).close()

    def test_a_run_killed_before_its_first_line_was_written_begins_anew(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        wanted = tournament([("random", "random")], 1)
        Results.open(path, wanted).close()
        head = path.read_bytes()
        for left in (b"", head[:20], head[:-1]):
            path.write_bytes(left)
            Results.open(path, wanted).close()
            assert path.read_bytes() == head

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ("hello\n", ":1: this is not a file of tournament results"),
            ('{"x": 1}\n', ":1: this is not a file of tournament results"),
            ('{"x": 1}', ":1: this is not a file of tournament results"),
            ("HEAD\n[]\n", ":2: not a result: expected an object"),
            ('HEAD\n{"deal": 0}\n', ":2: not a result: 'bots'"),
            (
                'HEAD\n{"deal":0,"bots":["a"],"scores":[],"winners":[],"times":[],"decisions":1}\n',
                "do not fit together",
            ),
        ],
    )
    def test_other_files_are_refused(self, tmp_path: Path, content: str, message: str) -> None:
        path = tmp_path / "results.jsonl"
        wanted = tournament([("random", "random")], 1)
        Results.open(path, wanted).close()
        head = path.read_text().strip()
        path.write_text(content.replace("HEAD", head))
        with pytest.raises(ResultsError, match=message):
            Results.open(path, wanted)
        assert path.read_text() == content.replace("HEAD", head)
