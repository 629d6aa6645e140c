"""The page of a league: for each game its table, and the ratings as a plot."""

from __future__ import annotations

from collections.abc import Sequence

from nunatak.lab.league.standings import LeaguePlace, LeagueTable
from nunatak.lab.report.document import document, section, table
from nunatak.lab.report.numbers import NOTHING, Numbers
from nunatak.lab.report.plots import Interval, intervals, scale_around
from nunatak.lab.tournament.ratings import ANCHOR
from nunatak.text import Texts


def page(standings: Sequence[LeagueTable], texts: Texts) -> str:
    """The whole page."""
    sections = [_section(one, texts) for one in standings]
    lede = texts.say("report-league-lede", games=sum(one.games for one in standings))
    return document(texts.say("report-league-title"), lede, sections, texts.locale)


def title_of(game: str, texts: Texts) -> str:
    """What a game is called; one of another package by its name."""
    return texts.say(f"{game}-title") if texts.has(f"{game}-title") else game


def cells(place: LeaguePlace, numbers: Numbers) -> list[str]:
    """A row: the bot, its rating with the interval, games, and the share of its seats that won, with the interval."""
    rating = place.rating
    value = NOTHING if rating is None else numbers.decimal(rating.value, 0)
    reach = NOTHING if rating is None or place.bot == ANCHOR else numbers.range(rating.low, rating.high)
    low, high = place.share.interval()
    share = numbers.share(place.share.value())
    return [place.bot, value, reach, str(place.games), share, numbers.range_of_shares(low, high)]


def _section(one: LeagueTable, texts: Texts) -> str:
    title = title_of(one.game, texts)
    keys = ("bot", "rating", "interval", "games", "won", "interval")
    parts = [
        table(
            title,
            [texts.say(f"report-head-{key}") for key in keys],
            [cells(place, Numbers(texts)) for place in one.places],
        )
    ]
    rows = [
        Interval(place.bot, f"{place.rating.value:.0f}", place.rating.low, place.rating.value, place.rating.high)
        for place in one.places
        if place.rating is not None
    ]
    if rows:
        spoken = f"{title}: " + "; ".join(f"{row.name} {row.said}" for row in rows)
        scale = scale_around([value for row in rows for value in (row.low, row.high)])
        parts.append(intervals(spoken, rows, scale, lambda value: f"{value:g}"))
    return section(title, texts.say("report-league-about", games=one.games, rules=one.rules), *parts)
