"""How an environment shows its game: as text, as a picture (SVG), as the picture's pixels."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.engine import Game, State
from nunatak.lab.rl.boards import draw, known_scores
from nunatak.lab.rl.outline import outline
from nunatak.lab.rl.pixels import pixels
from nunatak.lab.scenario.seats import seat_names
from nunatak.text import Texts, Words

Frame: TypeAlias = str | NDArray[np.uint8] | None

# "human" prints the text.
MODES = ("human", "ansi", "svg", "rgb_array")
# Pictures a second, for those who make films of them.
FRAMES = 2


class Renderer:
    """Shows states of one game in one way; in none, if no mode is given."""

    def __init__(self, game: Game, mode: str | None, language: str) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode: expected one of {', '.join(MODES)}; got {mode!r}")
        self.mode = mode
        self._words = Words(game, Texts(language))

    def render(self, state: State, seat: int | None) -> Frame:
        """The game as a seat sees it, or an onlooker."""
        if self.mode is None:
            return None
        if self.mode == "svg":
            return draw(state, seat).svg()
        if self.mode == "rgb_array":
            return pixels(draw(state, seat))
        text = self._text(state, seat)
        if self.mode == "human":
            print(text)
            return None
        return text

    def _text(self, state: State, seat: int | None) -> str:
        """The scores, the question in words, and everything the seat sees as an outline."""
        view = state.view(seat)
        names = seat_names(state)
        winners = state.winners()
        scores = [
            f"{names[one]} {'?' if score is None else score}{' *' if one in winners else ''}"
            for one, score in enumerate(known_scores(state, view))
        ]
        question = self._question(state, seat, names)
        seen = {name: value for name, value in view.items() if name != "question"}
        return "\n".join([f"{state.game().name}: {', '.join(scores)}", *question, "", *outline(seen)])

    def _question(self, state: State, seat: int | None, names: list[str]) -> list[str]:
        """What is asked. The others read only what they wait for: facts and the number of answers may be secret."""
        asked = state.asked()
        if asked is None:
            return []
        self._words.names = names
        if asked.seat != seat:
            waiting = self._words.wait(asked.name, asked.seat)
            return [] if waiting is None else [waiting]
        question = self._words.question(asked.name, asked.seat, state.prompt())
        answers = len(state.legal())
        return [self._words.texts.say("cli-replay-asked", seat=names[asked.seat], asked=question, options=answers)]
