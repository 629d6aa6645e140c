"""What came of a tournament: ratings, shares, scores, times, who beats whom, and what a seat is worth."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from nunatak.engine import Json, JsonObject
from nunatak.lab.tournament.ratings import Contest, Rating, rate
from nunatak.lab.tournament.times import Times
from nunatak.lab.tournament.tournament import MeetingResult, Tournament

# Standard deviations to either side of the mean that hold 95 % of a normal distribution.
Z = 1.959964


@dataclass(frozen=True)
class Share:
    """A share of games with Wilson's 95 % interval."""

    won: float
    games: int

    def value(self) -> float:
        """The share itself."""
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Between which shares the truth lies, in 95 of 100 cases."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.value()
        middle = p + Z * Z / (2 * n)
        reach = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, (middle - reach) / (1 + Z * Z / n)), min(1.0, (middle + reach) / (1 + Z * Z / n))

    def data(self) -> JsonObject:
        """The share as plain data."""
        low, high = self.interval()
        return {
            "won": round(self.won, 6),
            "games": self.games,
            "share": round(self.value(), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


@dataclass(frozen=True)
class Placing:
    """How a bot fared; `share` counts each of its seats in each game."""

    bot: str
    rating: Rating | None
    games: int
    share: Share
    scores: list[int]
    times: Times

    def score_mean(self) -> float:
        """The mean score."""
        return statistics.fmean(self.scores)

    def score_spread(self) -> float:
        """The standard deviation of the scores."""
        return statistics.pstdev(self.scores)

    def quartiles(self) -> tuple[float, float, float]:
        """Scores that a quarter, a half and three quarters of the games stay below."""
        if len(self.scores) < 2:
            return (float(self.scores[0]),) * 3
        low, middle, high = statistics.quantiles(self.scores, n=4, method="inclusive")
        return low, middle, high

    def data(self) -> JsonObject:
        """The standing as plain data, without its times, which are not the same twice."""
        low, middle, high = self.quartiles()
        return {
            "bot": self.bot,
            "rating": None if self.rating is None else self.rating.data(),
            "games": self.games,
            "wins": self.share.data(),
            "score": {
                "mean": round(self.score_mean(), 3),
                "spread": round(self.score_spread(), 3),
                "lowest": min(self.scores),
                "quartiles": [low, middle, high],
                "highest": max(self.scores),
            },
            "decisions": self.times.decisions,
            "forced": self.times.forced,
        }

    def milliseconds(self) -> JsonObject:
        """What a decision takes, with a choice and without."""
        return {
            "mean": _milliseconds(self.times.mean()),
            "percentile_95": _milliseconds(self.times.quantile(0.95)),
            "forced_mean": _milliseconds(self.times.forced_mean()),
        }


@dataclass(frozen=True)
class Ranking:
    """Everything that can be said about the games played so far."""

    tournament: Tournament
    games: int
    decisions: float
    standings: list[Placing]
    # Of the victories in games with both, the share of the one bot, seat for seat; and how many such games.
    against: dict[tuple[str, str], Share]
    seats: list[Share]

    def data(self) -> JsonObject:
        """The table as plain data: the same for the same results."""
        tournament = self.tournament
        line_ups: list[Json] = [[*line_up] for line_up in tournament.line_ups]
        standings: list[Json] = [standing.data() for standing in self.standings]
        against: list[Json] = [
            {"bot": one, "against": other, **share.data()} for (one, other), share in self.against.items()
        ]
        seats: list[Json] = [share.data() for share in self.seats]
        return {
            "game": tournament.game,
            "options": tournament.options,
            "seed": tournament.seed,
            "deals": tournament.deals,
            "line_ups": line_ups,
            "games": self.games,
            "decisions_mean": round(self.decisions, 2),
            "allied": tournament.allied,
            "standings": standings,
            "against": against,
            "seats": seats,
        }

    def milliseconds(self) -> JsonObject:
        """What a decision takes, bot by bot."""
        return {standing.bot: standing.milliseconds() for standing in self.standings}


def tabulate(tournament: Tournament, results: Sequence[MeetingResult]) -> Ranking:
    """Adds the results up; the best comes first. The order of the results does not matter."""
    results = sorted(results, key=lambda result: (result.meeting.deal, result.meeting.bots))
    names = tournament.bots()
    allied = tournament.allied
    contests = [Contest(result.meeting.deal, result.meeting.bots, result.winners) for result in results]
    ratings = None if allied else rate(contests, names, tournament.seed)
    standings = [
        _standing(name, results, None if ratings is None else ratings[name], allied)
        for name in names
        if any(name in result.meeting.bots for result in results)
    ]
    standings.sort(key=lambda one: (-one.rating.value if one.rating else 0.0, -one.share.value(), -one.score_mean()))
    against: dict[tuple[str, str], Share] = {}
    for one in [] if allied else [standing.bot for standing in standings]:
        for other in [standing.bot for standing in standings]:
            if one != other and (share := _against(one, other, results)) is not None:
                against[one, other] = share
    seats = [
        Share(sum(_credit(result, seat, allied) for result in results), len(results))
        for seat in range(len(tournament.line_ups[0]))
    ]
    decisions = statistics.fmean(result.decisions for result in results)
    return Ranking(tournament, len(results), decisions, standings, against, seats)


def _credit(result: MeetingResult, seat: int, allied: bool) -> float:
    """What a game was worth to a seat: a victory against others is shared, one with all the others is not."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if allied else 1 / len(result.winners)


def _standing(name: str, results: Sequence[MeetingResult], rating: Rating | None, allied: bool) -> Placing:
    won, games, seats = 0.0, 0, 0
    scores: list[int] = []
    times = Times()
    for result in results:
        mine = [seat for seat, bot in enumerate(result.meeting.bots) if bot == name]
        games += bool(mine)
        seats += len(mine)
        for seat in mine:
            won += _credit(result, seat, allied)
            scores.append(result.scores[seat])
            times.add(result.times[seat])
    return Placing(name, rating, games, Share(won, seats), scores, times)


def _against(one: str, other: str, results: Sequence[MeetingResult]) -> Share | None:
    """Seat for seat, so that one against three of the other is still a fair comparison."""
    games, won, lost = 0, 0.0, 0.0
    for result in results:
        bots = result.meeting.bots
        if one not in bots or other not in bots:
            continue
        games += 1
        for seat, bot in enumerate(bots):
            if bot == one:
                won += _credit(result, seat, False) / bots.count(one)
            elif bot == other:
                lost += _credit(result, seat, False) / bots.count(other)
    if not games or not won + lost:
        return None
    return Share(games * won / (won + lost), games)


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 4)
