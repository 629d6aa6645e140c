"""The page of a review: the chances along the game, the turning points, every decision."""

from __future__ import annotations

from html import escape

from nunatak.engine import JsonObject, State
from nunatak.lab.report.curves import Curve, Mark, curves
from nunatak.lab.report.document import document, facts, scrolling, section, table
from nunatak.lab.report.numbers import Numbers
from nunatak.lab.review.decision import Decision, Walk
from nunatak.lab.review.game import Review, TurningPoint
from nunatak.lab.review.telling import turning_story
from nunatak.text import Texts, Words


def page(review: Review, texts: Texts) -> str:
    """The whole page."""
    return _Page(review, texts).page()


def player_names(review: Review) -> list[str]:
    """What the seats are called; those of one name are told apart by their number."""
    names = review.record.seats
    return [f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def turning_words(review: Review, texts: Texts) -> list[str]:
    """The turning points as sentences."""
    return [text for _, text in _Page(review, texts).turning()]


class _Page:
    """What the parts of the page share."""

    def __init__(self, review: Review, texts: Texts) -> None:
        self.review = review
        self.texts = texts
        self.say = texts.say
        self.numbers = Numbers(texts)
        self.names = player_names(review)
        walk = Walk(review.record)
        self.game = walk.game
        self.words = Words(walk.game, texts, self.names)
        self.by_move = {decision.move: decision for decision in review.decisions}
        # What was done and what else could have been done, in words, by move.
        self.done: dict[int, str] = {}
        self.else_done: dict[int, list[str]] = {}
        self.better: dict[int, str] = {}
        for decision in review.decisions:
            state = walk.at(decision.move)
            self.done[decision.move] = self.describe(state, decision.action)
            self.better[decision.move] = self.describe(state, decision.best[0].action)
            self.else_done[decision.move] = self.alternatives(decision, state)

    def describe(self, state: State, action: JsonObject) -> str:
        """An action that could be chosen in a state."""
        return self.words.action(action, state.preview(self.game.space.parse(action)))

    def alternatives(self, decision: Decision, state: State) -> list[str]:
        return [
            self.say(
                "review-answer",
                action=self.describe(state, answer.action),
                chance=self.numbers.share(answer.chances[decision.seat]),
            )
            for answer in decision.best
        ]

    def page(self) -> str:
        record = self.review.record
        key = f"{record.game}-title"
        title = self.say("review-title", game=self.say(key) if self.texts.has(key) else record.game)
        sections = [self.graph(), self.players()]
        if self.review.turning_points():
            sections.insert(1, self.turning_section())
        sections += [self.decisions(), self.how()]
        return document(title, self.lede(), sections, self.texts.locale)

    def lede(self) -> str:
        winners = self.review.record.result.get("winners")
        scores = self.review.record.result.get("scores")
        if not isinstance(winners, list) or not isinstance(scores, list):
            return self.say("review-lede-running", players=[*self.names])
        told = [f"{name} {score}" for name, score in zip(self.names, scores, strict=True)]
        won = [self.names[seat] for seat in winners if isinstance(seat, int)]
        return self.say("review-lede", scores=[*told], winners=[*won], count=len(won))

    def graph(self) -> str:
        points = self.review.curve()
        lines = [
            Curve(name, seat, [(move, chances[seat]) for move, chances in points])
            for seat, name in enumerate(self.names)
        ]
        marks = [
            Mark(number, point.seat, point.move, self.by_move[point.move].before[point.seat])
            for number, point in enumerate(self.review.turning_points(), 1)
        ]
        title = self.say("review-graph")
        first, last = points[0][1] if points else [], points[-1][1] if points else []
        label = f"{title}: " + "; ".join(
            f"{name} {self.numbers.share(one)}, {self.numbers.share(other)}"
            for name, one, other in zip(self.names, first, last, strict=True)
        )
        plot = curves(label, lines, marks, len(self.review.record.moves), self.say("review-graph-axis"), self.numbers)
        return section(title, self.say("review-graph-about"), plot)

    def turning(self) -> list[tuple[TurningPoint, str]]:
        """Each turning point with its sentence."""
        told: list[tuple[TurningPoint, str]] = []
        for point in self.review.turning_points():
            decision = self.by_move[point.move]
            story = turning_story(
                self.texts,
                self.review.record.game,
                point,
                self.names[decision.seat],
                self.done[point.move],
                self.better[point.move],
                self.names,
            )
            text = self.say(
                "review-turning-point", move=point.move + 1, story=story, swing=self.numbers.change(point.swing)
            )
            told.append((point, text))
        return told

    def turning_section(self) -> str:
        items = "".join(f"<li>{escape(text)}</li>" for _, text in self.turning())
        return section(self.say("review-turning"), self.say("review-turning-about"), f"<ol>{items}</ol>")

    def players(self) -> str:
        counts = ["decisions", "best", "good", "slip", "mistake", "blunder"]
        headings = ["player", *counts, "dearest", "lost-mean", "lucky", "unlucky"]
        rows = [self.player(seat) for seat in range(len(self.names))]
        title = self.say("review-players")
        named = [self.say(f"review-head-{key}") for key in headings]
        return section(title, self.say("review-players-about"), table(title, named, rows))

    def player(self, seat: int) -> list[str]:
        told = self.review.of_seat(seat)
        counts = [str(told[key]) for key in ("decisions", "best", "good", "slip", "mistake", "blunder")]
        shares = [self.numbers.share(_number(told, key)) for key in ("dearest", "lost_mean")]
        return [self.names[seat], *counts, *shares, str(told["lucky"]), str(told["unlucky"])]

    def decisions(self) -> str:
        headings = ["move", "player", "done", "verdict", "chance", "lost", "luck", "alternatives"]
        head = "".join(f'<th scope="col">{escape(self.say(f"review-head-{key}"))}</th>' for key in headings)
        rows = "\n".join(self.decision(decision) for decision in self.review.decisions)
        title = self.say("review-decisions")
        body = f'<table class="decisions"><thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody></table>'
        return section(title, self.say("review-decisions-about"), scrolling(title, body))

    def decision(self, decision: Decision) -> str:
        luck = self.review.luck(decision)
        verdict = self.review.verdict(decision)
        colour = f'<i style="background:var(--seat-{decision.seat % 5})"></i>'
        cells = [
            ("player", "name", colour + escape(self.names[decision.seat])),
            ("done", "words", escape(self.done[decision.move])),
            ("verdict", "name verdict", escape(self.say(f"review-verdict-{verdict}"))),
            ("chance", "", self.numbers.share(decision.after[decision.seat])),
            ("lost", "", self.numbers.share(self.review.loss(decision))),
            ("luck", "", self.numbers.change(None if luck is None else luck[decision.seat])),
            ("alternatives", "words", "<br>".join(escape(text) for text in self.else_done[decision.move])),
        ]
        # A phone shows a row as a list, each cell with its heading.
        told = "".join(
            f'<td class="{kind}" data-head="{escape(self.say(f"review-head-{key}"))}"><span>{content}</span></td>'
            for key, kind, content in cells
        )
        return f'<tr class="{verdict}"><th scope="row">{decision.move + 1}</th>{told}</tr>'

    def how(self) -> str:
        budget = self.review.budget
        told = [(self.say("review-fact-iterations"), str(budget.iterations))]
        if budget.seconds:
            told.append((self.say("review-fact-seconds"), self.numbers.plain(budget.seconds)))
        looked = len(self.review.decisions)
        told.append((self.say("review-fact-decisions"), self.say("review-looked", count=looked)))
        return section(self.say("review-how"), self.say("review-how-about"), facts(told))


def _number(told: JsonObject, key: str) -> float:
    value = told[key]
    return float(value) if isinstance(value, int | float) else 0.0
