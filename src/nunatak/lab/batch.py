"""Many games at once, as NumPy arrays: all of them take one step together. Needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from nunatak.engine import Encoder, Game, Json, State, rewards
from nunatak.engine.abreast import Abreast
from nunatak.games import load_game
from nunatak.lab.simulate import seed_in_series

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("nunatak.Batch needs NumPy: pip install 'nunatak[lab]'") from missing

T = TypeVar("T", bound=np.generic)


class Batch:
    """n games of one kind that answer together; whichever ends is dealt anew at once, from the next seed of its place.

    All arrays are made once and written in place: copy what shall outlast a step. The game at place p that is the k-th
    there has the seed `seed_in_series(seed, p + k * n)`, so that n single games from those seeds, given the same
    answers, are the same games.
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, Json] | None = None,
        n: int = 1024,
        seed: int = 0,
        *,
        observations: bool = True,
    ) -> None:
        if n < 1:
            raise ValueError(f"n: expected one game at least, got {n}")
        self.game = load_game(game) if isinstance(game, str) else game
        self.options = self.game.complete_options(dict(options or {}))
        self.n = n
        self.seed = seed
        self.encoder: Encoder = self.game.encoder()
        # How often each place was dealt a game, the first one included.
        self._dealt = [1] * n
        seeds = [seed_in_series(seed, place) for place in range(n)]
        self._abreast = Abreast(self.game, self.options, seeds, self.encoder, observations)
        players = self._abreast.states[0].seats()
        self.players = players
        # What the seat may know that is asked, one row a game; no columns when they were not asked for.
        width = self.encoder.size if observations else 0
        self.observations: NDArray[np.int8] = _over(self._abreast.observations, np.dtype(np.int8), n, width)
        # The actions that are legal now.
        self.masks: NDArray[np.bool_] = _over(self._abreast.masks, np.dtype(np.bool_), n, self.encoder.actions)
        # The seat that is asked.
        self.seats: NDArray[np.int8] = _over(self._abreast.seats, np.dtype(np.int8), n, 1)[:, 0]
        # Of the last step: what each seat of a game that ended was given, its final scores, and which games ended.
        self.rewards: NDArray[np.float32] = np.zeros((n, players), np.float32)
        self.scores: NDArray[np.int32] = np.zeros((n, players), np.int32)
        self.ends: NDArray[np.bool_] = np.zeros(n, np.bool_)
        # The seed of the game that is now at each place.
        self.seeds: NDArray[np.int64] = np.array(seeds, np.int64)

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Answers in every game. Raises a Refusal, and nothing has moved, when one of the answers is not legal."""
        given = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        over = self._abreast.step(given)
        if self.ends.any():
            self.ends[:] = False
            self.rewards[:] = 0
            self.scores[:] = 0
        for place in over:
            state = self._abreast.states[place]
            self.ends[place] = True
            self.rewards[place] = rewards(state)
            self.scores[place] = state.scores()
            seed = seed_in_series(self.seed, place + self._dealt[place] * self.n)
            self._dealt[place] += 1
            self.seeds[place] = seed
            self._abreast.deal(place, seed)

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        return np.array(self._abreast.sample(random.random(self.n).tolist()), np.int64)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, game after game, and where those of each game begin; the last number is how many."""
        listed = [state.legal() for state in self._abreast.states]
        begins = np.zeros(self.n + 1, np.int64)
        np.cumsum([len(legal) for legal in listed], out=begins[1:])
        return np.array([action for legal in listed for action in legal], np.int64), begins

    def action_parts(self) -> NDArray[np.int16]:
        """Every action of the game as its kind and the values of its fields, -1 where it has none; see `parts`."""
        return np.array([self.game.space.parts(action) for action in range(self.encoder.actions)], np.int16)

    def state(self, place: int) -> State:
        """A copy of the game at a place."""
        return self._abreast.states[place].copy()


def _over(buffer: bytearray, kind: np.dtype[T], rows: int, width: int) -> NDArray[T]:
    """An array of rows over memory that is written elsewhere."""
    return np.frombuffer(buffer, kind).reshape(rows, width)
