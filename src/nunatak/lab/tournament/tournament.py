"""Tournaments: every line-up plays the same deals from every seat, so that neither the cards nor the seats decide.

The results are the same for the same seed, however many processes share the work; only the times differ.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from nunatak.bots.house import evaluation_of
from nunatak.engine import Game, Options
from nunatak.games import load_game
from nunatak.lab.playout import play_out
from nunatak.lab.simulate import seated, seed_in_series, think_long, title_of, workers_beside
from nunatak.lab.tournament.times import Stopwatch, Times
from nunatak.lab.workers import spread


@dataclass(frozen=True)
class Meeting:
    """One game to be played: which deal, and who sits where."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class MeetingResult:
    """How a meeting went; `times` are those of each seat."""

    meeting: Meeting
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    times: tuple[Times, ...]


@dataclass(frozen=True)
class Tournament:
    """What is to be played: each line-up, turned through all seats, in each of the deals."""

    game: str
    options: Options
    line_ups: tuple[tuple[str, ...], ...]
    deals: int
    seed: int
    # Whether all seats win or lose together: then line-ups are compared, and nobody at the same table.
    allied: bool = False

    def meetings(self) -> list[Meeting]:
        """All games, deal by deal: a tournament that is broken off has played whole deals, but for the last."""
        seatings = [seating for line_up in self.line_ups for seating in rotations(line_up)]
        # Two line-ups that are rotations of each other are one.
        once = list(dict.fromkeys(seatings))
        return [Meeting(deal, seating) for deal in range(self.deals) for seating in once]

    def bots(self) -> list[str]:
        """Who takes part, in the order in which they are named."""
        return list(dict.fromkeys(name for line_up in self.line_ups for name in line_up))


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """Every seating that turns a line-up around the table; those that look the same count once."""
    turned = [(*line_up[i:], *line_up[:i]) for i in range(len(line_up))]
    return list(dict.fromkeys(turned))


def are_allied(game: Game, options: Options) -> bool:
    """Whether all seats win or lose together; a single one always does."""
    return evaluation_of(game.name).allied(game.new(options, 0))


def pairings(bots: Sequence[str], seats: int, allied: bool) -> list[tuple[str, ...]]:
    """The line-ups in which all bots meet.

    Allies are all of a kind. With as many bots as seats or more, every choice of as many bots as there are seats
    sits down together. With fewer, each bot of a pair plays alone against a table full of the other.
    """
    if allied:
        return [(name,) * seats for name in bots]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    line_ups: list[tuple[str, ...]] = []
    for one, other in combinations(bots, 2):
        line_ups.append((one, *([other] * (seats - 1))))
        line_ups.append((other, *([one] * (seats - 1))))
    return line_ups


def deals_for(games: int, line_ups: Sequence[Sequence[str]]) -> int:
    """How many deals give each pairing at least so many games: every deal is played from all seats.

    Line-ups that turn the tables between the same bots are one pairing.
    """
    seatings: dict[frozenset[str], int] = {}
    for line_up in line_ups:
        who = frozenset(line_up)
        seatings[who] = seatings.get(who, 0) + len(rotations(line_up))
    return -(-games // min(seatings.values()))


def play(tournament: Tournament, meetings: Sequence[Meeting], workers: int) -> Iterator[MeetingResult]:
    """Plays some meetings of a tournament, and gives each result as soon as it is there, in whatever order."""
    bots = {bot for meeting in meetings for bot in meeting.bots}
    long = think_long(bots, tournament.game)
    return spread(functools.partial(play_meeting, tournament), meetings, workers_beside(bots, workers), long)


def play_meeting(tournament: Tournament, meeting: Meeting) -> MeetingResult:
    """Plays one meeting."""
    game = load_game(tournament.game)
    # Not the seats but the deal makes the seed: all who sit down to a deal find the same.
    seed = seed_in_series(tournament.seed, meeting.deal)
    times = tuple(Times() for _ in meeting.bots)
    state = game.new(tournament.options, seed)
    with seated(game, meeting.bots, seed) as bots:
        title = title_of(f"deal {meeting.deal}", seed, meeting.bots)
        decisions = play_out(state, bots, [Stopwatch(times)], title=title)
    return MeetingResult(meeting, tuple(state.scores()), tuple(state.winners()), decisions, times)
