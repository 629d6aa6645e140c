"""A game as an environment holds it: dealt from exact seeds, seen as arrays, answered by numbers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from nunatak.engine import Chance, Encoder, Game, Json, Observer, State
from nunatak.games import load_game
from nunatak.lab.simulate import seed_in_series

Observation: TypeAlias = dict[str, NDArray[np.int8]]

# What becomes of an answer that is not legal: its seat has lost, or somebody hears of it, or another one is given.
LOSE, RAISE, REPLACE = "lose", "raise", "replace"
ILLEGAL = (LOSE, RAISE, REPLACE)
# What whoever gives such an answer is given for it.
LOST = -1.0
# Raised when the same answers lead elsewhere, or when observations or rewards mean something else.
VERSION = 1


class Match:
    """Deals one game after the other and carries out answers; nothing here knows who gives them."""

    def __init__(
        self, game: str | Game, options: Mapping[str, Json], illegal: str = LOSE, max_cycles: int | None = None
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: expected one of {', '.join(ILLEGAL)}; got {illegal!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: expected one decision at least, got {max_cycles}")
        self.game = load_game(game) if isinstance(game, str) else game
        self.options = self.game.complete_options(dict(options))
        self.encoder: Encoder = self.game.encoder()
        self.illegal = illegal
        self.max_cycles = max_cycles
        # Dealt at once, so that the number of seats is known; nobody plays this one.
        self.state: State = self.game.new(self.options, 0)
        self.players = self.state.seats()
        self.seed = 0
        self.decisions = 0
        self._first: int | None = None
        self._dealt = 0
        self._spare = Chance(0)

    def deal(self, seed: int | None) -> None:
        """Deals a game: from this very seed, or from the next one of the series that the last given seed began.

        Without any seed the series begins anywhere; `seed` tells what it was.
        """
        if seed is not None or self._first is None:
            self._first = secrets.randbits(53) if seed is None else index(seed)
            self._dealt = 0
        self.seed = self._first if self._dealt == 0 else seed_in_series(self._first, self._dealt)
        self._dealt += 1
        self.state = self.game.new(self.options, self.seed)
        self.decisions = 0
        self._spare = Chance(self.seed).split()

    def answer(self, action: SupportsIndex) -> str | None:
        """Carries out an answer. Returns the rule that forbids it where its seat has lost by it, and else None."""
        state = self.state
        number = index(action)
        if number not in state.legal():
            refusal = state.refuse(number)
            if self.illegal == RAISE:
                raise refusal
            if self.illegal == LOSE:
                return refusal.rule
            number = self._spare.choice(state.legal())
        state.apply(number)
        self.decisions += 1
        return None

    def is_cut(self) -> bool:
        """Whether as many decisions were taken as there may be, and the game would go on."""
        return self.max_cycles is not None and self.decisions >= self.max_cycles and not self.state.is_over()

    def observation(self, seat: int) -> Observation:
        """What a seat may know, and which answers are legal: none, if it is not asked."""
        observer = Observer(self.state, seat)
        return {
            "observation": np.frombuffer(self.encoder.encode(observer), np.int8),
            "action_mask": np.frombuffer(self.encoder.mask(observer), np.int8),
        }

    def observation_space(self) -> Any:
        """The space of what `observation` gives."""
        return Dict({"observation": bytes_to(127, self.encoder.size), "action_mask": bytes_to(1, self.encoder.actions)})

    def result(self) -> dict[str, Any]:
        """How a game that is over came out, for the infos."""
        return {"scores": self.state.scores(), "winners": self.state.winners()}


def bytes_to(highest: int, size: int) -> Any:
    """The space of so many cells from 0 on."""
    return Box(0, highest, (size,), np.int8)
