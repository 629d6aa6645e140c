"""Many games of one kind side by side: all of them answer at once, and their numbers lie in one piece of memory."""

from __future__ import annotations

from nunatak.engine.encoding import Encoder
from nunatak.engine.game import Game
from nunatak.engine.observer import Observer
from nunatak.engine.options import Options
from nunatak.engine.state import State


class Abreast:
    """n games, each at its place. Masks, observations and seats are rows of bytes, one a place.

    The rows are written in place, so that arrays made over these buffers always show the present questions.
    """

    def __init__(self, game: Game, options: Options, seeds: list[int], encoder: Encoder, observing: bool) -> None:
        self.game = game
        self.options = game.complete_options(options)
        self.encoder = encoder
        self.observing = observing
        self.actions = encoder.actions
        self.size = encoder.size
        self.masks = bytearray(len(seeds) * self.actions)
        self.observations = bytearray(len(seeds) * self.size if observing else 0)
        self.seats = bytearray(len(seeds))
        self.states: list[State] = []
        for seed in seeds:
            self.states.append(game.new(self.options, seed))
            self._tell(len(self.states) - 1)

    def step(self, actions: list[int]) -> list[int]:
        """Answers everywhere, and returns the places whose games are over: each waits to be dealt anew.

        Raises a Refusal, and nothing has moved, when one of the answers is not legal.
        """
        states = self.states
        if len(actions) != len(states):
            raise ValueError(f"expected {len(states)} actions, one for each game, got {len(actions)}")
        for place, action in enumerate(actions):
            if action not in states[place].legal():
                raise states[place].refuse(action)
        over: list[int] = []
        for place, action in enumerate(actions):
            state = states[place]
            self._forget(place, state.legal())
            state.carry_out(action)
            if state.is_over():
                over.append(place)
            else:
                self._tell(place)
        return over

    def deal(self, place: int, seed: int) -> None:
        """A new game at a place whose game is over."""
        self.states[place] = self.game.new(self.options, seed)
        self._tell(place)

    def sample(self, fractions: list[float]) -> list[int]:
        """A legal answer for each game: the one at a fraction, from 0 to less than 1, of its list."""
        found: list[int] = []
        for place, state in enumerate(self.states):
            legal = state.legal()
            found.append(legal[int(fractions[place] * len(legal))])
        return found

    def _forget(self, place: int, legal: list[int]) -> None:
        """Takes the last answers out of the mask: far fewer than there are actions."""
        masks = self.masks
        first = place * self.actions
        for action in legal:
            masks[first + action] = 0

    def _tell(self, place: int) -> None:
        """Writes the question of a place."""
        state = self.states[place]
        seat = state.to_decide()
        self.seats[place] = seat
        masks = self.masks
        first = place * self.actions
        for action in state.legal():
            masks[first + action] = 1
        if self.observing:
            self.encoder.encode_into(Observer(state, seat), self.observations, place * self.size)
