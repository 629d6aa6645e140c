"""Our games as environments of PettingZoo. Needs the extra `rl`.

    from nunatak.lab import pettingzoo

    env = pettingzoo.env("roam", players=3)

`env` is for agents that take turns (AEC), as those of our games do. An observation is a dictionary, as in PettingZoo's
own board games: `observation` as the game's encoder writes it, and `action_mask`. docs/research.md says the rest.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from nunatak.engine import Game, Json, Observer, rewards
from nunatak.lab.extras import lacking

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from nunatak.lab.rl.match import LOSE, LOST, VERSION, Match, Observation, bytes_to
    from nunatak.lab.rl.rendering import FRAMES, MODES, Frame, Renderer
except ModuleNotFoundError as missing:
    raise lacking(__name__, "rl", missing) from missing


def env(
    game: str | Game,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = LOSE,
    language: str = "en",
    **options: Json,
) -> Any:
    """A game with its options, for agents that take turns, and with PettingZoo's watch over the order of calls.

    - `render_mode`: "ansi", "svg", "rgb_array", or "human", which prints.
    - `max_cycles`: how many decisions of all seats together until the game is broken off; by default it is played out.
    - `illegal`: what becomes of an answer that is not legal. "lose" ends the game with -1 for whoever gave it, "raise"
      raises its Refusal, "replace" gives a legal one instead, drawn at random from the seed of the game.
    - `language`: of the sentences in texts: en, fr, cs or ru.

    Everything else is an option of the game. Raises KeyError for a game that is not there and OptionError, with its
    name, for an option that it does not have.
    """
    return OrderEnforcingWrapper(raw_env(game, render_mode, max_cycles, illegal, language, **options))


def parallel_env(game: str | Game, **settings: Any) -> Any:
    """The same for libraries that know only agents who all act at once: PettingZoo's wrapper for games of turns.

    Everybody is asked for an action each time, and only that of the seat whose turn it is counts.
    """
    return turn_based_aec_to_parallel(env(game, **settings))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 -- PettingZoo's name for what is not wrapped
    """A game in which the agents `player_0`, `player_1`, ... answer whenever they are asked."""

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": FRAMES, "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = LOSE,
        language: str = "en",
        **options: Json,
    ) -> None:
        super().__init__()
        self.match = Match(game, options, illegal, max_cycles)
        self.metadata = {**self.metadata, "name": f"nunatak_{self.match.game.name}_v{VERSION}"}
        self.render_mode = render_mode
        self._renderer = Renderer(self.match.game, render_mode, language)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self.match.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self.match.encoder.actions) for agent in self.possible_agents}
        # Of `state`.
        self.state_space = bytes_to(127, self.match.players * self.match.encoder.size)

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game: from this very seed, as `game.new` does, or from the next one of the series that it began.

        `options` are not looked at: those of the game are given when the environment is made, since the number of
        agents depends on them.
        """
        self.match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.match.state.to_decide()]
        self._show()

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to answer; None is for those whose game is over")
        match = self.match
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        broken = match.answer(action)
        if broken is not None:
            self.rewards[agent] = LOST
            self.infos[agent] = {"illegal": broken}
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.state.is_over():
            self.rewards = dict(zip(self.agents, rewards(match.state), strict=True))
            self.infos = {one: match.result() for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[match.state.to_decide()]
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def observe(self, agent: str) -> Observation:
        return self.match.observation(self._seats[agent])

    def state(self) -> NDArray[np.int8]:
        """What all seats know, one after the other: for training that sees more than a player."""
        match = self.match
        seats = range(match.players)
        known = b"".join(match.encoder.encode(Observer(match.state, seat)) for seat in seats)
        return np.frombuffer(bytearray(known), np.int8)

    def render(self) -> Frame:
        """The game as whoever is asked sees it, and as onlookers do when it is over; None where nobody asked for it."""
        state = self.match.state
        return self._renderer.render(state, None if state.is_over() else state.to_decide())

    def close(self) -> None:
        """Nothing is held beyond memory."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
