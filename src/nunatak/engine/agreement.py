"""What is agreed before a game and never changes in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.mypyc import mypyc_attr
from nunatak.engine.options import Options

if TYPE_CHECKING:
    from nunatak.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreement:
    """The game, its options, the version of its rules, and what the seats are called. Copies of a state share it.

    A game's own agreement adds what its options settle once and for all.
    """

    def __init__(self, game: Game, options: Options, rules: int, seat_names: list[str]) -> None:
        self.game = game
        self.options = options
        self.rules = rules  # the version of the rules that this game was begun under
        self.seat_names = seat_names  # as positions call the seats: by colour, guild or tribe
        self.players = len(seat_names)
        self.seat_index = {name: seat for seat, name in enumerate(seat_names)}
