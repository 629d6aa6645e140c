"""Catanatron, the fastest Python engine of a board game of this kind, in the terms of our meter."""

from __future__ import annotations

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


class CatanatronRun:
    """A game of Catan."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.copy = game.copy

    def is_over(self) -> bool:
        game = self.game
        return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT

    def decide(self, chance: float) -> None:
        # Like ours, `execute` checks that the action is legal; the list is made anew after each action.
        game = self.game
        legal = game.state.playable_actions
        game.execute(legal[int(chance * len(legal))])


class Catanatron:
    """The base game for up to four players."""

    def __init__(self, players: int) -> None:
        self.colours = COLOURS[:players]

    def start(self, seed: int) -> CatanatronRun:
        return CatanatronRun(Game([RandomPlayer(colour) for colour in self.colours], seed=seed))
