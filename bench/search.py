"""How fast the opponents read ahead: iterations of the search, alone and with a second process."""

from __future__ import annotations

import statistics
import time

from nunatak.bots.house import evaluation_of
from nunatak.bots.search import Search
from nunatak.bots.search.parallel import SearchParty
from nunatak.engine import Chance, JsonObject, Observer
from nunatak.games import load_game

# Searches of so many iterations, as a middling opponent makes them.
ITERATIONS = 200
# Decisions of a random game between two searches, so that all stages of the game are met.
BETWEEN = 11
# Questions that one process and two search in a slice.
QUESTIONS = 4
UNLIMITED = 10**9


class SearchMeter:
    """Searches positions along random games, slice by slice; the median of their rates counts."""

    def __init__(self, game: str, players: int) -> None:
        self.game = load_game(game)
        self.options = self.game.complete_options({"players": players})
        self.evaluation = evaluation_of(game)
        self.chance = Chance(1)
        self.state = self.game.new(self.options, 1)
        self.rates: list[float] = []
        # Iterations of one process and of two.
        self.reached = [0, 0]
        self.parties: list[SearchParty] = []

    def measure(self, seconds: float) -> None:
        """One more slice of searches in this process."""
        done = 0
        searching = 0.0
        while done == 0 or searching < seconds:
            observer = self.next_question()
            search = Search(self.evaluation, self.chance.split())
            start = time.perf_counter()
            search.run(observer, ITERATIONS)
            searching += time.perf_counter() - start
            done += search.iterations
        self.rates.append(done / searching)

    def measure_scaling(self, seconds: float) -> None:
        """How far one process comes and how far two, in the same time and on the same questions."""
        if not self.parties:
            self.parties = [SearchParty(self.game.name, 1), SearchParty(self.game.name, 2)]
        for question in range(QUESTIONS):
            observer = self.next_question()
            word = self.chance.bits()
            # Each goes first as often as the other: neither shall always have the quieter moment.
            for k in (0, 1) if question % 2 else (1, 0):
                found = self.parties[k].search(observer, Chance(word), UNLIMITED, seconds / (2 * QUESTIONS))
                self.reached[k] += sum(found.visits.values())

    def next_question(self) -> Observer:
        """A question with a choice, some way down a random game."""
        left = BETWEEN
        while left > 0 or len(self.state.legal()) < 2:
            if self.state.is_over():
                self.state = self.game.new(self.options, self.chance.bits() >> 11)
            else:
                self.state.apply(self.chance.choice(self.state.legal()))
            left -= 1
        return Observer(self.state, self.state.to_decide())

    def data(self) -> JsonObject:
        """The medians so far, by the names that reports use."""
        told: JsonObject = {"iterations_per_second": round(statistics.median(self.rates))}
        if self.reached[0]:
            told["two_processes"] = round(self.reached[1] / self.reached[0], 2)
        return told

    def close(self) -> None:
        """Ends the processes that were started."""
        for party in self.parties:
            party.close()
