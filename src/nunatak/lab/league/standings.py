"""How strong the bots of a league are, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nunatak.engine import Json, JsonObject
from nunatak.lab.league.file import LeagueGame
from nunatak.lab.tournament.ranking import Share
from nunatak.lab.tournament.ratings import Contest, Rating, rate


@dataclass(frozen=True)
class LeaguePlace:
    """How a bot stands: how many games it has played, how many of its seats won, and its rating if there is one."""

    bot: str
    games: int
    share: Share
    rating: Rating | None

    def data(self) -> JsonObject:
        """The place as plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.share.data(),
            "rating": None if self.rating is None else self.rating.data(),
        }


@dataclass(frozen=True)
class LeagueTable:
    """One game's part of a league, best bot first. Games under other rules than the newest do not count."""

    game: str
    rules: int
    games: int
    places: list[LeaguePlace]

    def data(self) -> JsonObject:
        """The table as plain data."""
        places: list[Json] = [place.data() for place in self.places]
        return {"game": self.game, "rules": self.rules, "games": self.games, "places": places}


def tables(games: Sequence[LeagueGame]) -> list[LeagueTable]:
    """A table for each game that was played."""
    return [_table(name, [one for one in games if one.game == name]) for name in sorted({one.game for one in games})]


def _table(name: str, games: list[LeagueGame]) -> LeagueTable:
    rules = max(one.rules for one in games)
    counted = [one for one in games if one.rules == rules]
    bots = sorted({bot for one in counted for bot in one.bots})
    deals = {deal: number for number, deal in enumerate(dict.fromkeys(one.deal for one in counted))}
    ratings = rate([Contest(deals[one.deal], one.bots, one.winners) for one in counted], bots)
    places = [_place(bot, counted, None if ratings is None else ratings[bot]) for bot in bots]
    places.sort(key=lambda place: (-place.rating.value if place.rating else 0.0, -place.share.value(), place.bot))
    return LeagueTable(name, rules, len(counted), places)


def _place(bot: str, games: list[LeagueGame], rating: Rating | None) -> LeaguePlace:
    mine = [one for one in games if bot in one.bots]
    won = sum(1 / len(one.winners) for one in mine for seat in one.winners if one.bots[seat] == bot)
    return LeaguePlace(bot, len(mine), Share(won, sum(one.bots.count(bot) for one in mine)), rating)
