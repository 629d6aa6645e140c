"""The results of a tournament on disk: one line a game, written as soon as it is over.

A run that was killed goes on from its file, and so does one that wants more games or more bots: a game is known by
its deal and its seating.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from nunatak.engine import Json, JsonObject, canonical
from nunatak.engine.errors import PlacedError
from nunatak.engine.json import parse_json
from nunatak.games import load_game
from nunatak.lab.tournament.times import Times
from nunatak.lab.tournament.tournament import Meeting, MeetingResult, Tournament

FORMAT = 1


class ResultsError(PlacedError):
    """A file that does not hold results of this tournament: which line, and why."""


class Results:
    """A file of results, open for more."""

    def __init__(self, file: TextIO, played: dict[Meeting, MeetingResult]) -> None:
        self.file = file
        # What the file held when it was opened.
        self.played = played

    @staticmethod
    def open(path: Path, tournament: Tournament) -> Results:
        """Opens a file, or starts one. Raises ResultsError when it is another tournament's or being written."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
        try:
            _claim(file, path)
            return Results(file, Results._known(file, path, tournament))
        except PlacedError:
            file.close()
            raise

    @staticmethod
    def _known(file: TextIO, path: Path, tournament: Tournament) -> dict[Meeting, MeetingResult]:
        """What the file holds. A last line that was not finished is dropped, and an empty file gets its head."""
        content = path.read_bytes()
        # What follows the last end of line was being written when the run was killed.
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.decode(errors="replace").splitlines()
        head = canonical(_head(tournament))
        if lines or not head.startswith(content):
            _check_head(path, lines[0] if lines else "", tournament)
        played: dict[Meeting, MeetingResult] = {}
        for number, line in enumerate(lines[1:], 2):
            result = _read(path, number, line)
            played[result.meeting] = result
        if len(whole) < len(content):
            with path.open("r+b") as cut:
                cut.truncate(len(whole))
        if not lines:
            file.write(head.decode() + "\n")
            file.flush()
        return played

    def note(self, result: MeetingResult) -> None:
        """Writes a result down at once."""
        self.file.write(canonical(_data(result)).decode() + "\n")
        self.file.flush()

    def close(self) -> None:
        """Ends the writing."""
        self.file.close()


def _claim(file: TextIO, path: Path) -> None:
    """Makes sure that no other run writes here: both would play the same games. Held until the file is closed."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ResultsError(str(path), "wrong-results-busy") from None


def _head(tournament: Tournament) -> JsonObject:
    return {
        "nunatak_tournament": FORMAT,
        "game": tournament.game,
        "rules": load_game(tournament.game).rules_version,
        "options": tournament.options,
        "seed": tournament.seed,
    }


def _check_head(path: Path, line: str, tournament: Tournament) -> None:
    try:
        found = parse_json(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "nunatak_tournament" not in found:
        raise ResultsError(f"{path}:1", "wrong-results-file")
    for key, value in _head(tournament).items():
        if found.get(key) != value:
            told = f"{canonical(found.get(key)).decode()}, not {canonical(value).decode()}"
            raise ResultsError(f"{path}:1", "wrong-results-other", field=key, value=told)


def _data(result: MeetingResult) -> JsonObject:
    times: list[Json] = [times.data() for times in result.times]
    return {
        "deal": result.meeting.deal,
        "bots": [*result.meeting.bots],
        "scores": [*result.scores],
        "winners": [*result.winners],
        "decisions": result.decisions,
        "times": times,
    }


def _read(path: Path, number: int, line: str) -> MeetingResult:
    try:
        data = parse_json(line)
        if not isinstance(data, dict):
            raise TypeError("expected an object")
        bots = tuple(str(name) for name in listed(data["bots"]))
        scores = tuple(int(str(score)) for score in listed(data["scores"]))
        winners = tuple(int(str(seat)) for seat in listed(data["winners"]))
        times = tuple(Times.from_data(times) for times in listed(data["times"]))
        if not len(bots) == len(scores) == len(times) or any(not 0 <= seat < len(bots) for seat in winners):
            raise ValueError("bots, scores, winners and times do not fit together")
        meeting = Meeting(int(str(data["deal"])), bots)
        return MeetingResult(meeting, scores, winners, int(str(data["decisions"])), times)
    except (KeyError, TypeError, ValueError) as error:
        raise ResultsError(f"{path}:{number}", "wrong-results-line", problem=str(error)) from None


def listed(data: Json) -> list[Json]:
    """Data that is a list. Raises TypeError for any other."""
    if not isinstance(data, list):
        raise TypeError("expected a list")
    return data
