"""Hints: by the chance to win, without answers that come to the same, each with what speaks for it."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate.score import ScoreEvaluation
from nunatak.bots.house import evaluation_of
from nunatak.bots.search import Advice, advise
from nunatak.bots.search.advice import LEAST_TRIED, distinct, parts_after, what_speaks
from nunatak.bots.search.verdict import analyse
from nunatak.engine import Chance, Game, Observer, State, canonical
from nunatak.games import game_names, load_game
from nunatak.text import Texts

TEXTS = Texts()


def questions(game: Game, each: int, most: int) -> list[State]:
    """Some states of a game between greedy bots in which there is a choice."""
    state = game.new({"players": 2}, 5)
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    found: list[State] = []
    for number in range(each * most):
        if state.is_over():
            break
        if number % each == each - 1 and len(state.sensible()) > 1:
            found.append(state.copy())
        state.apply(bots[state.to_decide()].choose(Observer(state, state.to_decide())))
    return found


def advice(state: State) -> list[Advice]:
    name = state.game().name
    return advise(evaluation_of(name), Observer(state, state.to_decide()), 3, 60, 0.0, None, 4)


@pytest.mark.parametrize("name", game_names())
def test_the_best_comes_first_and_every_reason_has_words(name: str) -> None:
    named = 0
    for state in questions(load_game(name), 9, 6):
        advised = advice(state)

        chances = [one.chance for one in advised]
        assert chances == sorted(chances, reverse=True)
        assert {one.action for one in advised} <= {*state.sensible()}
        for one in advised:
            assert [reason.points for reason in one.reasons] == sorted(
                (reason.points for reason in one.reasons), reverse=True
            )
            assert one.reasons
            for reason in one.reasons:
                own = TEXTS.has(f"reason-{name.rstrip('12')}-{reason.name}")
                assert own or TEXTS.has(f"reason-{reason.name}")
                named += own
    assert named > 0


def reasons(now: dict[str, float], *after: dict[str, float] | None) -> list[list[str]]:
    return [[reason.name for reason in what_speaks(now, [*after], place)] for place in range(len(after))]


def test_what_all_answers_bring_speaks_for_none_of_them() -> None:
    assert reasons({"ep": 1.0}, {"ep": 5.0, "points": 6.0}, {"ep": 5.0}) == [["points"], ["ep"]]
    assert reasons({"ep": 1.0}, {"ep": 5.0}) == [["ep"]]


def test_whoever_gains_nothing_may_keep_more_than_others() -> None:
    assert reasons({"ep": 4.0, "crew": 1.0}, {"ep": 4.0, "crew": 1.0}, {"ep": 2.0, "crew": 2.0}) == [["ep"], ["crew"]]
    assert reasons({"ep": 4.0}, {"ep": 4.0}, {"ep": 4.0}, {"ep": 3.0}, None) == [["ep"], ["ep"], [], []]


def test_answers_that_come_to_the_same_are_one() -> None:
    """In I C E one may walk where one could also sail, for the same price."""
    together = 0
    for state in questions(load_game("ice2"), 11, 14):
        observer = Observer(state, state.to_decide())
        verdicts = analyse(evaluation_of("ice2"), observer, 3, 30)

        found = distinct(verdicts, observer, Chance(1))

        looks = set()
        deal = observer.imagine(Chance(1))
        for verdict in found:
            after = deal.copy()
            after.apply(verdict.action)
            looks.add(canonical(after.view(observer.seat)))
        assert len(looks) == len(found)
        assert sum(one.share for one in found) == pytest.approx(1.0)
        together += len(verdicts) - len(found)
    assert together > 0


def test_answers_hardly_tried_never_come_before_others() -> None:
    hardly = 0
    for state in questions(load_game("roam"), 9, 6):
        observer = Observer(state, state.to_decide())
        shares = {one.action: one.share for one in analyse(evaluation_of("roam"), observer, 3, 60)}
        least = LEAST_TRIED * max(shares.values())
        tried = [shares[one.action] >= least for one in advice(state)]
        assert tried == sorted(tried, reverse=True)
        assert len(tried) == min(4, len(shares))
        hardly += tried.count(False)
    assert hardly > 0


def test_the_end_of_a_game_speaks_for_itself() -> None:
    """There is nothing to expect any more, so that no part of the evaluation is named."""
    game = load_game("roam")
    state = game.new({"players": 2}, 1)
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    before = state
    while not state.is_over():
        before = state.copy()
        state.apply(bots[state.to_decide()].choose(Observer(state, state.to_decide())))
    ending = [action for action in before.legal() if ends(before, action)]

    assert parts_after(evaluation_of("roam"), [before], before.to_decide(), ending[0]) is None


def ends(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.is_over()


def test_the_plain_evaluation_knows_two_reasons() -> None:
    evaluation = ScoreEvaluation()
    state = load_game("roam").new({"players": 2}, 1)

    assert {evaluation.reason(line.name) for line in evaluation.features(state, 0)} == {"points", "rivals"}
    assert all(TEXTS.has(f"reason-{name}") for name in ("points", "rivals"))


def test_every_feature_is_named_or_left_out_on_purpose() -> None:
    """Whoever renames a feature must think of its words."""
    for name in game_names():
        evaluation = evaluation_of(name)
        features = {line.name for line in evaluation.features(load_game(name).new({"players": 2}, 1), 0)}
        named = {feature for feature in features if evaluation.reason(feature)}
        assert len(named) >= len(features) / 2
