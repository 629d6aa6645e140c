"""What the laws are tried on: every game with every combination of its options, at decisions reached by chance."""

from __future__ import annotations

from dataclasses import dataclass

from nunatak.engine import Chance, Game, Options, Play, State, canonical, parse_json
from nunatak.games import load_game

# No game is as long as this, however foolishly it is played.
LONGEST = 20_000
# Walks stop after fewer decisions than this.
FARTHEST = 250


@dataclass(frozen=True)
class Case:
    """A game with one combination of its options."""

    name: str
    number: int

    def game(self) -> Game:
        return load_game(self.name)

    def options(self) -> Options:
        return self.game().option_sets()[self.number]

    def all_or_nobody(self) -> bool:
        """Whether the seats win or lose together."""
        game = self.game()
        return game.all_or_nobody(game.complete_options(self.options()))

    def __str__(self) -> str:
        told = [f"{key}={value}" for key, value in self.options().items()]
        return f"{self.name}({', '.join(told)})"


@dataclass(frozen=True)
class Chosen(Case):
    """A game with any options at all, written as one line of JSON."""

    written: str

    def options(self) -> Options:
        read = parse_json(self.written)
        assert isinstance(read, dict)
        return read

    @staticmethod
    def of(name: str, options: Options) -> Chosen:
        return Chosen(name, 0, canonical(options).decode())


@dataclass(frozen=True)
class Walk:
    """A way into a game: the seed of the deal, the seed of the answers given, and after how many of them to stop."""

    deal: int
    path: int
    stop: int

    def moved(self, number: int) -> Walk:
        """Another walk, for another law and case: few tries shall not all begin at the simplest one."""
        return Walk(self.deal + number, self.path + number, (self.stop + 61 * number) % FARTHEST)

    def chooser(self) -> Chance:
        return Chance(self.path)

    def state(self, case: Case) -> State:
        """The decision at which the walk stops; the last one, when the game ends before."""
        state = case.game().new(case.options(), self.deal)
        chooser = self.chooser()
        for _ in range(self.stop):
            following = state.copy()
            following.apply(chooser.choice(following.legal()))
            if following.is_over():
                break
            state = following
        return state


def cases_of(name: str) -> list[Case]:
    """A game with each combination of options that it wants to be tried with."""
    return [Case(name, number) for number in range(len(load_game(name).option_sets()))]


def play_on(state: State, chooser: Chance, decisions: int = LONGEST) -> int:
    """Answers at random, at most so many times; returns how often it did."""
    for made in range(decisions):
        if state.is_over():
            return made
        state.apply(chooser.choice(state.legal()))
    return decisions


def act_on(play: Play, chooser: Chance, decisions: int = LONGEST) -> None:
    """The same on a recorded game."""
    for _ in range(decisions):
        if play.state.is_over():
            return
        play.act(play.state.to_decide(), chooser.choice(play.state.legal()))


def picture(state: State) -> bytes:
    """The whole state, to the byte."""
    return canonical(state.position())


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats()), None]
