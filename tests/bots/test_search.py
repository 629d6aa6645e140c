"""The search keeps its promises: seeds, budgets, the kept tree, cancelling, and what it says of every answer."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate.evaluation import FOLLOW
from nunatak.bots.house import evaluation_of, tuning_of
from nunatak.bots.search import Search, SearchBot, analyse
from nunatak.bots.search.deals import Deals
from nunatak.engine import Chance, Observer, State
from nunatak.games import game_names, load_game
from nunatak.lab.simulate import Series, by_bot, simulate, summarise


def midway(game: str, players: int, decisions: int) -> State:
    """A game in which chance has answered so many questions, and somebody now has a choice."""
    chance = Chance(decisions)
    state = load_game(game).new({"players": players}, 5)
    while decisions > 0 or len(state.legal()) < 2:
        state.apply(chance.choice(state.legal()))
        decisions -= 1
    return state


def observed(state: State) -> Observer:
    """The state as the seat sees it that has to decide."""
    return Observer(state, state.to_decide())


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_and_iterations_give_the_same_search(game: str) -> None:
    observer = observed(midway(game, 2, 30))
    one, again = [analyse(evaluation_of(game), observer, 3, 60) for _ in range(2)]
    assert [(verdict.action, verdict.chances) for verdict in one] == [(v.action, v.chances) for v in again]


def test_opponents_are_taken_to_do_the_obvious() -> None:
    state = midway("roam", 3, 0)
    asked = state.to_decide()
    priors: list[list[float]] = []
    for seat in (asked, (asked + 1) % 3):
        search = Search(evaluation_of("roam"), Chance(3))
        search.run(Observer(state, seat), 8)
        priors.append([edge.prior for edge in search.root.edges.values()])
    own, guessed = priors
    tuning = tuning_of("roam", allied=False)
    assert tuning.others < tuning.temperature
    # A prior is the exponential of a value by the temperature.
    spreads = [math.log(max(one) / min(one)) for one in priors]
    assert spreads[1] / spreads[0] == pytest.approx(tuning.temperature / tuning.others)
    assert max(guessed) > max(own)


def test_another_seed_imagines_other_deals() -> None:
    observer = observed(midway("ice2", 2, 30))
    one, other = [analyse(evaluation_of("ice2"), observer, seed, 60) for seed in (3, 4)]
    assert [verdict.chances for verdict in one] != [verdict.chances for verdict in other]


ELSEWHERE = """
from tests.bots.test_search import answers
print(answers())
"""


def answers() -> list[int]:
    """What a search answers to the first questions of a game."""
    game = load_game("roam")
    state = game.new({"players": 3}, 8)
    bots = [make_bot("search@40", game, seat) for seat in range(3)]
    given: list[int] = []
    while len(given) < 12:
        seat = state.to_decide()
        given.append(bots[seat].choose(Observer(state, seat)))
        state.apply(given[-1])
    return given


def test_another_process_searches_alike() -> None:
    # Sets and dictionaries keyed by text would come in another order there.
    run = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str(answers())


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("players", [2, 4])
def test_every_answer_gets_a_verdict(game: str, players: int) -> None:
    observer = observed(midway(game, players, 40))
    verdicts = analyse(evaluation_of(game), observer, 1, 50)
    assert sorted(verdict.action for verdict in verdicts) == sorted(observer.legal())
    assert sum(verdict.share for verdict in verdicts) == pytest.approx(1)
    assert [v.share for v in verdicts] == sorted([v.share for v in verdicts], reverse=True)
    for verdict in verdicts:
        assert len(verdict.chances) == players
        assert sum(verdict.chances) == pytest.approx(1)
        assert min(verdict.chances) >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", game_names())
def test_it_gives_legal_answers_and_leaves_the_state_alone(game: str, players: int) -> None:
    table = load_game(game)
    state = table.new({"players": players}, 2)
    bots = [make_bot("search@6", table, seat) for seat in range(players)]
    for _ in range(40):
        seat = state.to_decide()
        before = state.position()
        answer = bots[seat].choose(Observer(state, seat))
        assert state.position() == before
        assert answer in state.legal()
        state.apply(answer)


def test_the_budget_is_kept() -> None:
    search = Search(evaluation_of("roam"), Chance(1))
    search.run(observed(midway("roam", 2, 0)), 33)
    assert search.iterations == 33
    assert search.root.visits == 33
    assert sum(edge.visits for edge in search.root.edges.values()) == 33


def test_a_clock_ends_it() -> None:
    search = Search(evaluation_of("roam"), Chance(1))
    search.run(observed(midway("roam", 2, 0)), 10**9, 0.05)
    assert 0 < search.iterations < 10**9


def test_haste_spares_what_cannot_change_the_answer() -> None:
    spared = 0
    for decisions in range(0, 40, 4):
        observer = observed(midway("roam", 2, decisions))
        patient, hasty = [Search(evaluation_of("roam"), Chance(1)) for _ in range(2)]
        hasty.hasty = True
        for search in (patient, hasty):
            search.run(observer, 200)
        assert patient.iterations == 200
        assert hasty.best(observer.legal()) == patient.best(observer.legal())
        visits = sorted([edge.visits for edge in hasty.root.edges.values()], reverse=True)
        assert hasty.lead() == visits[0] - visits[1]
        spared += 200 - hasty.iterations
    assert spared > 0


def test_a_search_can_be_called_off() -> None:
    search = Search(evaluation_of("roam"), Chance(1))
    asked: list[int] = []

    def enough() -> bool:
        asked.append(search.iterations)
        return len(asked) == 3

    search.run(observed(midway("roam", 2, 0)), 10**9, 0.0, enough)
    assert search.iterations == asked[-1]
    # Even one that is called off at once has an answer for every question.
    assert analyse(evaluation_of("roam"), observed(midway("roam", 2, 0)), 1, 10**9, 0.0, lambda: True)


def test_a_forced_move_is_not_searched() -> None:
    game = load_game("winter")
    state = midway("winter", 2, 60)
    while len(state.legal()) > 1:
        state.apply(state.legal()[0])
    bot = make_bot("search@999999999", game, 1)
    assert bot.choose(observed(state)) == state.legal()[0]


def test_the_tree_is_kept_within_a_turn() -> None:
    game = load_game("roam")
    state = game.new({"players": 2}, 3)
    seat = state.to_decide()
    bot = SearchBot("search", evaluation_of("roam"), 1, 300)
    first = bot.choose(Observer(state, seat))
    search = bot.thought.search
    assert search is not None
    kept = search.root.visits
    assert kept > 50
    assert search.root.size() > 20
    state.apply(first)
    assert state.to_decide() == seat
    done = search.iterations
    bot.choose(Observer(state, seat))
    # The visits that were there count; at most the rest of the budget is searched.
    assert done < search.iterations <= done + 300 - kept


def test_a_tree_that_no_longer_fits_is_dropped() -> None:
    game = load_game("roam")
    state = game.new({"players": 2}, 3)
    seat = state.to_decide()
    bot = SearchBot("search", evaluation_of("roam"), 1, 100)
    bot.choose(Observer(state, seat))
    search = bot.thought.search
    assert search is not None
    done = search.iterations
    # Asked the first question once more instead of the next.
    bot.choose(Observer(state, seat))
    assert bot.thought.search is not search
    assert search.iterations == done


def test_search_beats_random() -> None:
    series = Series("roam", load_game("roam").complete_options({"players": 2}), ["search@24", "random"], 4, 1)
    assert by_bot(summarise(series, simulate(series, 1, lambda: None)))["search@24"] == 4


@pytest.mark.long
def test_search_beats_greedy() -> None:
    """In Roam, where a search is cheap; the others are measured by tournaments."""
    options = load_game("roam").complete_options({"players": 2})
    first = Series("roam", options, ["search@400", "greedy"], 10, 1)
    second = Series("roam", options, ["greedy", "search@400"], 10, 2)
    won = 0.0
    for series in (first, second):
        wins = by_bot(summarise(series, simulate(series, 1, lambda: None)))["search@400"]
        assert isinstance(wins, int | float)
        won += wins
    assert won >= 12


def test_an_answer_that_leaves_the_question_open_keeps_its_chance() -> None:
    """A card played before the figure is placed costs nothing of what placing it will bring."""
    state = load_game("winter").new({"players": 2}, 5)
    evaluation = evaluation_of("winter")
    while not [action for action in state.legal() if evaluation.is_aside(state, action)] or len(state.legal()) < 4:
        state.apply(state.legal()[0])
    search = Search(evaluation, Chance(1))
    search.run(observed(state), 2)
    root = search.root
    asides = [edge for edge in root.edges.values() if edge.aside]
    others = [edge for edge in root.edges.values() if not edge.aside]
    assert max(edge.prior for edge in asides) > min(edge.prior for edge in others)


@pytest.mark.parametrize("game", ["ice1", "ice2", "roam"])
def test_no_walk_ends_in_the_middle_of_a_move(game: str) -> None:
    evaluation = evaluation_of(game)
    under_way = 0
    for decisions in range(10, 60, 10):
        state = midway(game, 2, decisions)
        search = Search(evaluation, Chance(1))
        search.run(observed(state), 40)
        for action, edge in search.root.edges.items():
            after = search.deals[0].copy()
            if edge.visits and action in after.legal():
                after.apply(action)
                if not after.is_over() and evaluation.treat(after, state.to_decide()) == FOLLOW:
                    under_way += 1
                    assert edge.node is not None
                    assert edge.node.edges
    assert under_way


@pytest.mark.parametrize("game", game_names())
def test_the_luck_of_a_deal_is_taken_off_what_a_walk_came_to(game: str) -> None:
    observer = observed(midway(game, 2, 40))
    deals = Deals(evaluation_of(game), observer, Chance(1))
    for _ in range(6):
        deals.deal()
    for seat in range(2):
        assert deals.mean[seat] == pytest.approx(sum(chances[seat] for chances in deals.chances) / 6)
    # A walk that leaves its deal as it stood has found nothing good or bad.
    for turn, chances in enumerate(deals.chances):
        assert deals.without_luck(turn, chances) == pytest.approx(deals.mean)


@pytest.mark.parametrize(
    ("values", "fair"), [([0.4, 0.6], [0.3, 0.7]), ([0.05, 0.95], [0.0, 1.0]), ([1.0, 0.0], [0.9, 0.1])]
)
def test_chances_without_luck_are_chances(values: list[float], fair: list[float]) -> None:
    deals = Deals(evaluation_of("roam"), observed(midway("roam", 2, 5)), Chance(1))
    deals.chances, deals.mean = [[0.6, 0.4]], [0.5, 0.5]
    assert deals.without_luck(0, values) == pytest.approx(fair)
