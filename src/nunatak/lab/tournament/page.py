"""The page of a tournament: tables, and the same as plots."""

from __future__ import annotations

from html import escape

from nunatak.engine import canonical
from nunatak.lab.report.document import document, facts, folded, scrolling, section, side_by_side, table
from nunatak.lab.report.numbers import NOTHING, Numbers
from nunatak.lab.report.plots import (
    Interval,
    Scale,
    Spread,
    distributions,
    intervals,
    scale_around,
    scale_of_times,
)
from nunatak.lab.tournament.ranking import Placing, Ranking, Share
from nunatak.lab.tournament.ratings import ANCHOR
from nunatak.text import Texts


def page(results: Ranking, texts: Texts) -> str:
    """The whole page."""
    return _Report(results, texts).page()


class _Report:
    """What the parts of the page share."""

    def __init__(self, results: Ranking, texts: Texts) -> None:
        self.results = results
        self.standings = results.standings
        self.say = texts.say
        self.numbers = Numbers(texts)
        self.texts = texts
        self.seats = len(results.tournament.line_ups[0])
        self.fair = None if results.tournament.allied else 1 / self.seats

    def page(self) -> str:
        results, tournament = self.results, self.results.tournament
        game = self.say(f"{tournament.game}-title") if self.texts.has(f"{tournament.game}-title") else tournament.game
        sections = [self.table_of_standings()]
        if self.standings[0].rating is not None:
            sections.append(side_by_side(self.ratings(), self.win_shares()))
        else:
            sections.append(self.win_shares())
        if results.against:
            sections.append(self.against())
        sections.append(self.scores())
        timed = any(standing.times.decisions for standing in self.standings)
        below = [self.times()] if timed else []
        if self.fair is not None:
            below.append(self.by_seat())
        sections.append(side_by_side(*below))
        sections.append(self.how_it_was_played())
        return document(
            self.say("report-tournament-title", game=game),
            self.say(
                "report-tournament-lede",
                games=results.games,
                deals=tournament.deals,
                bots=[standing.bot for standing in self.standings],
            ),
            sections,
            self.texts.locale,
        )

    def table_of_standings(self) -> str:
        rated = self.standings[0].rating is not None
        headings = [self.say("report-head-bot")]
        if rated:
            headings += [self.say("report-head-rating"), self.say("report-head-interval")]
        for key in ("games", "won", "interval", "score", "spread", "time", "slow"):
            headings.append(self.say(f"report-head-{key}"))
        rows = [self.row(standing) for standing in self.standings]
        about = "report-standings-together" if self.results.tournament.allied else "report-standings-about"
        title = self.say("report-standings")
        return section(title, self.say(about), table(title, headings, rows))

    def row(self, standing: Placing) -> list[str]:
        row = [standing.bot]
        if standing.rating is not None:
            row += [self.numbers.decimal(standing.rating.value, 0), self.rating_interval(standing)]
        row += [str(standing.games), self.numbers.share(standing.share.value()), self.share_interval(standing.share)]
        row += [self.numbers.decimal(standing.score_mean()), self.numbers.decimal(standing.score_spread())]
        return [*row, self.numbers.time(standing.times.mean()), self.numbers.time(standing.times.quantile(0.95))]

    def rating_interval(self, standing: Placing) -> str:
        rating = standing.rating
        if rating is None:
            return NOTHING
        return self.say("report-anchor") if standing.bot == ANCHOR else self.numbers.range(rating.low, rating.high)

    def ratings(self) -> str:
        rows = [
            Interval(
                one.bot, self.numbers.decimal(one.rating.value, 0), one.rating.low, one.rating.value, one.rating.high
            )
            for one in self.standings
            if one.rating is not None
        ]
        anchored = any(standing.bot == ANCHOR for standing in self.standings)
        title = self.say("report-rating")
        scale = scale_around([value for row in rows for value in (row.low, row.high)])
        about = self.say("report-rating-about", anchor=ANCHOR if anchored else "none")
        return section(title, about, intervals(_spoken(title, rows), rows, scale, self.numbers.plain))

    def win_shares(self) -> str:
        title = self.say("report-win-share")
        rows = [self.row_of(standing.bot, standing.share) for standing in self.standings]
        return section(title, self.say("report-win-share-about"), self.shares(title, rows))

    def by_seat(self) -> str:
        title = self.say("report-seats")
        rows = [self.row_of(self.say("report-seat", seat=i + 1), share) for i, share in enumerate(self.results.seats)]
        return section(title, self.say("report-seats-about"), self.shares(title, rows))

    def shares(self, title: str, rows: list[Interval]) -> str:
        scale = Scale(0.0, 1.0)
        return intervals(_spoken(title, rows), rows, scale, lambda value: self.numbers.share(value, 0), self.fair)

    def row_of(self, name: str, share: Share) -> Interval:
        low, high = share.interval()
        return Interval(name, self.numbers.share(share.value()), low, share.value(), high)

    def share_interval(self, share: Share) -> str:
        return self.numbers.range_of_shares(*share.interval())

    def against(self) -> str:
        names = [standing.bot for standing in self.standings]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        rows = [
            f'<tr><th scope="row">{escape(one)}</th>' + "".join(self.cell(one, other) for other in names) + "</tr>"
            for one in names
        ]
        title = self.say("report-against")
        corner = f'<td aria-hidden="true"></td>{head}'
        heat = f'<table class="heat"><thead><tr>{corner}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        return section(title, self.say("report-against-about"), scrolling(title, heat))

    def cell(self, one: str, other: str) -> str:
        share = self.results.against.get((one, other))
        if share is None:
            return f"<td>{NOTHING if one != other else ''}</td>"
        # At most half of the pure colour, so that the figures stay readable.
        strength = round(abs(share.value() - 0.5) * 100)
        tint = "cold" if share.value() >= 0.5 else "warm"
        colour = f"color-mix(in srgb, var(--{tint}) {strength}%, var(--sunk))"
        games = escape(self.say("report-games", games=share.games))
        return f'<td style="background:{colour}">{self.numbers.share(share.value())}<small>{games}</small></td>'

    def scores(self) -> str:
        rows = [
            Spread(
                one.bot,
                f"{self.numbers.decimal(one.score_mean())} ± {self.numbers.decimal(one.score_spread())}",
                one.scores,
                one.quartiles(),
                one.score_mean(),
            )
            for one in self.standings
        ]
        lowest, highest = min(min(one.scores) for one in self.standings), max(max(one.scores) for one in self.standings)
        title = self.say("report-scores")
        label = f"{title}: " + "; ".join(f"{row.name} {row.said}" for row in rows)
        headings = [self.say(f"report-head-{key}") for key in ("bot", "mean", "spread", "quartiles", "range")]
        listed = [
            [
                one.bot,
                self.numbers.decimal(one.score_mean()),
                self.numbers.decimal(one.score_spread()),
                "; ".join(map(self.numbers.plain, one.quartiles())),
                f"{min(one.scores)}; {max(one.scores)}",
            ]
            for one in self.standings
        ]
        plot = distributions(label, rows, scale_around([float(lowest), float(highest + 1)]), self.numbers.plain)
        more = folded(self.say("report-as-table"), table(title, headings, listed))
        return section(title, self.say("report-scores-about"), plot, more)

    def times(self) -> str:
        rows: list[Interval] = []
        listed: list[list[str]] = []
        for one in self.standings:
            middle, mean, slow = one.times.quantile(0.5), one.times.mean(), one.times.quantile(0.95)
            if middle is None or mean is None or slow is None:
                continue
            rows.append(Interval(one.bot, self.numbers.time(mean), middle, mean, slow))
            forced = self.say("report-forced", moves=one.times.forced, time=self.numbers.time(one.times.forced_mean()))
            listed.append(
                [one.bot, self.numbers.time(middle), self.numbers.time(mean), self.numbers.time(slow), forced]
            )
        title = self.say("report-times")
        scale = scale_of_times([value for row in rows for value in (row.low, row.value, row.high)])
        headings = [self.say(f"report-head-{key}") for key in ("bot", "median", "mean", "slow", "forced")]
        more = folded(self.say("report-as-table"), table(title, headings, listed))
        plot = intervals(_spoken(title, rows), rows, scale, self.numbers.tick)
        return section(title, self.say("report-times-about"), plot, more)

    def how_it_was_played(self) -> str:
        tournament = self.results.tournament
        line_ups = "; ".join(", ".join(line_up) for line_up in tournament.line_ups)
        options = ", ".join(
            f"{name} {value if isinstance(value, str) else canonical(value).decode()}"
            for name, value in tournament.options.items()
        )
        told = [
            (self.say("report-fact-options"), options),
            (self.say("report-fact-line-ups"), line_ups),
            (self.say("report-fact-deals"), str(tournament.deals)),
            (self.say("report-fact-seed"), str(tournament.seed)),
            (self.say("report-fact-decisions"), self.numbers.decimal(self.results.decisions)),
        ]
        return section(self.say("report-played"), "", facts(told))


def _spoken(title: str, rows: list[Interval]) -> str:
    return f"{title}: " + "; ".join(f"{row.name} {row.said}" for row in rows)
