"""The games of a league on disk: one line a game. Tournaments add to it, each game once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from nunatak.engine import JsonObject, canonical
from nunatak.engine.errors import PlacedError
from nunatak.engine.json import parse_json
from nunatak.games import load_game
from nunatak.lab.tournament.file import listed
from nunatak.lab.tournament.tournament import MeetingResult, Tournament

FORMAT = 1
HEAD = canonical({"nunatak_league": FORMAT}).decode()


class LeagueError(PlacedError):
    """A file that is no league: which line, and why."""


@dataclass(frozen=True)
class LeagueGame:
    """A game that counts: what was played, by whom, and which seats won."""

    game: str
    rules: int
    # Options and seed as one text: games of one deal are compared with each other.
    deal: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]

    def data(self) -> JsonObject:
        """The game as plain data."""
        return {
            "game": self.game,
            "rules": self.rules,
            "deal": self.deal,
            "bots": [*self.bots],
            "winners": [*self.winners],
        }


class LeagueFile:
    """A file of games, read whole; more are added at its end."""

    def __init__(self, path: Path, games: list[LeagueGame]) -> None:
        self.path = path
        self.games = games

    @staticmethod
    def read(path: Path) -> LeagueFile:
        """What a file holds; one that is not there holds nothing yet. Raises LeagueError when it is something else."""
        if not path.exists():
            return LeagueFile(path, [])
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        if not lines or lines[0] != HEAD:
            raise LeagueError(f"{path}:1", "wrong-league-file")
        return LeagueFile(path, [_read(path, number, line) for number, line in enumerate(lines[1:], 2)])

    def add(self, tournament: Tournament, results: Iterable[MeetingResult]) -> int:
        """Writes down the results that are not there yet, and says how many."""
        rules = load_game(tournament.game).rules_version
        options = canonical(tournament.options).decode()
        known = {(one.game, one.rules, one.deal, one.bots) for one in self.games}
        new = []
        for result in sorted(results, key=lambda one: (one.meeting.deal, one.meeting.bots)):
            deal = f"{options} seed {tournament.seed} deal {result.meeting.deal}"
            one = LeagueGame(tournament.game, rules, deal, result.meeting.bots, result.winners)
            if (one.game, one.rules, one.deal, one.bots) not in known:
                new.append(one)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        begun = self.path.exists()
        with self.path.open("a", encoding="utf-8") as file:
            if not begun:
                file.write(HEAD + "\n")
            # All at once: a league that was cut short would not be read again.
            file.write("".join(canonical(one.data()).decode() + "\n" for one in new))
        self.games += new
        return len(new)


def _read(path: Path, number: int, line: str) -> LeagueGame:
    try:
        data = parse_json(line)
        if not isinstance(data, dict):
            raise TypeError("expected an object")
        bots = tuple(str(name) for name in listed(data["bots"]))
        winners = tuple(int(str(seat)) for seat in listed(data["winners"]))
        if any(not 0 <= seat < len(bots) for seat in winners):
            raise ValueError("bots and winners do not fit together")
        return LeagueGame(str(data["game"]), int(str(data["rules"])), str(data["deal"]), bots, winners)
    except (KeyError, TypeError, ValueError) as error:
        raise LeagueError(f"{path}:{number}", "wrong-league-line", problem=str(error)) from None
