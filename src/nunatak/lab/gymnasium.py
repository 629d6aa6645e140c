"""Our games as environments of Gymnasium: one learner among bots. Needs the extra `rl`.

    import gymnasium
    import nunatak.lab.gymnasium

    env = gymnasium.make("nunatak/roam-v1", bots=["guide"])

Importing this module registers every game there is. docs/research.md says the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from nunatak.bots import Bot, make_bot
from nunatak.engine import Chance, Game, Json, Observer, rewards
from nunatak.games import game_names
from nunatak.lab.extras import lacking
from nunatak.lab.simulate import bots_by_seat

try:
    import numpy as np
    from gymnasium import Env, register, registry
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

    from nunatak.lab.rl.match import LOSE, LOST, VERSION, Match, Observation
    from nunatak.lab.rl.rendering import FRAMES, MODES, Frame, Renderer
except ModuleNotFoundError as missing:
    raise lacking(__name__, "rl", missing) from missing


class Learner(Env):  # type: ignore[misc]
    """One seat of a game; bots sit on the others, and have answered whenever the learner is asked.

    - `bots`: who sits on the other seats, in seat order, again from the first when there are fewer names than seats.
    - `seat`: the learner's, from 0; None draws one for each game, from its seed.
    - `render_mode`, `max_cycles`, `illegal`, `language` and the options of the game: see `nunatak.lab.pettingzoo.env`.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": FRAMES}

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = LOSE,
        language: str = "en",
        **options: Json,
    ) -> None:
        self.match = Match(game, options, illegal, max_cycles)
        players = self.match.players
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected 0 to {players - 1} or None, got {seat!r}")
        if 1 < players <= len(bots):
            raise ValueError(f"bots: {len(bots)} for {players - 1} seats beside the learner's")
        # As if one more sat at the table: which seats these names belong to is known when the learner has its own.
        seated = bots_by_seat(list(bots), self.match.game, self.match.options) if players > 1 else []
        self._names = seated[: players - 1]
        self._wanted = seat
        self._bots: dict[int, Bot] = {}
        self.seat = seat or 0
        self.render_mode = render_mode
        self._renderer = Renderer(self.match.game, render_mode, language)
        self.observation_space = self.match.observation_space()
        self.action_space = Discrete(self.match.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game: from this very seed, as `game.new` does, or from the next one of the series that it began.

        `options` are not looked at: those of the game are given when the environment is made.
        """
        super().reset(seed=seed)
        match = self.match
        match.deal(seed)
        chance = Chance(match.seed)
        # One seed for every seat, the learner's too: the bots are those of `simulate`, wherever it sits.
        seeds = [chance.bits() for _ in range(match.players)]
        self.seat = chance.below(match.players) if self._wanted is None else self._wanted
        self.close()
        others = [seat for seat in range(match.players) if seat != self.seat]
        for seat, name in zip(others, self._names, strict=True):
            self._bots[seat] = make_bot(name, match.game, seeds[seat])
        self._let_bots_play()
        self._show()
        return match.observation(self.seat), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        broken = match.answer(action)
        if broken is not None:
            return match.observation(self.seat), LOST, True, False, {"illegal": broken}
        self._let_bots_play()
        self._show()
        over = match.state.is_over()
        info = match.result() if over else {}
        return match.observation(self.seat), rewards(match.state)[self.seat], over, match.is_cut(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name by which maskable learners ask for them."""
        return np.frombuffer(self.match.encoder.mask(Observer(self.match.state, self.seat)), np.bool_)

    def render(self) -> Frame:
        """The game as the learner sees it; None where nobody asked for it."""
        return self._renderer.render(self.match.state, self.seat)

    def close(self) -> None:
        """Gives back what the bots hold."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _let_bots_play(self) -> None:
        match = self.match
        state = match.state
        while not state.is_over() and not match.is_cut() and (seat := state.to_decide()) != self.seat:
            match.answer(self._bots[seat].choose(Observer(state, seat)))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def register_games() -> None:
    """Makes `gymnasium.make("nunatak/<game>-v1")` work, for our games and for those of other packages."""
    for name in game_names():
        environment = f"nunatak/{name}-v{VERSION}"
        if environment not in registry:
            register(environment, entry_point="nunatak.lab.gymnasium:Learner", kwargs={"game": name})


register_games()
