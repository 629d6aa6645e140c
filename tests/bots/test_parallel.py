"""Several processes search together: what they found is added up."""

from __future__ import annotations

import multiprocessing

from nunatak.bots import make_bot, starts_processes
from nunatak.bots.envelope import seal, unseal
from nunatak.bots.house import evaluation_of
from nunatak.bots.search import Search
from nunatak.bots.search.parallel import SearchParty
from nunatak.bots.search.verdict import Trials
from nunatak.engine import Chance, Observer
from nunatak.games import load_game
from nunatak.lab.simulate import Series, by_bot, simulate, summarise

ITERATIONS = 61


def test_the_roots_are_added_up() -> None:
    state = load_game("roam").new({"players": 3}, 4)
    observer = Observer(state, state.to_decide())
    party = SearchParty("roam", 2)
    together = party.analyse(observer, Chance(9), ITERATIONS)
    party.close()

    # The same by hand: each process has its own seed and half of the iterations, the first one the odd one.
    chance = Chance(9)
    sealed = seal(observer, chance.split())
    trials = Trials()
    for part in (31, 30):
        search = Search(evaluation_of("roam"), Chance(chance.bits()))
        search.run(unseal(sealed), part)
        trials.add_search(search)
    alone = trials.verdicts(observer.legal())
    assert [(v.action, v.share, v.chances) for v in together] == [(v.action, v.share, v.chances) for v in alone]
    assert sum(trials.visits.values()) == ITERATIONS


def test_the_processes_can_be_called_off() -> None:
    state = load_game("roam").new({"players": 2}, 4)
    observer = Observer(state, state.to_decide())
    party = SearchParty("roam", 2)
    assert party.analyse(observer, Chance(1), 10**9, 0.0, lambda: True)
    # They are ready for the next question.
    assert len(party.analyse(observer, Chance(1), 20)) == len(observer.legal())
    party.close()
    assert not any(process.is_alive() for process in party.processes)


def test_a_bot_of_several_processes_repeats_a_game_from_its_seed() -> None:
    game = load_game("roam")
    assert starts_processes("search@30x2")
    assert not starts_processes("search@30x1")
    played: list[list[int]] = []
    for _ in range(2):
        state = game.new({"players": 2}, 4)
        bots = [make_bot("search@30x2", game, seat) for seat in range(2)]
        answers: list[int] = []
        for _ in range(10):
            seat = state.to_decide()
            answers.append(bots[seat].choose(Observer(state, seat)))
            state.apply(answers[-1])
        for bot in bots:
            bot.close()
        played.append(answers)
    assert played[0] == played[1]


def test_a_bot_of_several_processes_plays_in_simulations_and_gives_them_back() -> None:
    before = multiprocessing.active_children()
    series = Series("roam", load_game("roam").complete_options({"players": 2}), ["search@6x2", "random"], 2, 1)
    # Asked for two processes: they would not be allowed to start the bot's.
    assert by_bot(summarise(series, simulate(series, 2, lambda: None)))["search@6x2"] == 2
    assert set(multiprocessing.active_children()) <= set(before)
