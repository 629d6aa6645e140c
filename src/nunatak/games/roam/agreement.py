"""What is agreed before a game of Roam: variants, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from nunatak.engine.agreement import Agreement
from nunatak.engine.game import Game
from nunatak.engine.options import Options
from nunatak.games.roam.components import Components
from nunatak.games.roam.geometry import BORDERS
from nunatak.games.roam.names import COLOURS
from nunatak.games.roam.types.words import Colour


class RoamAgreement(Agreement):
    """The components that are played with, borders, colours and the turn order."""

    def __init__(self, game: Game, components: Components, options: Options, rules: int) -> None:
        self.borders = _indices(options, "borders", BORDERS)
        self.colours = _indices(options, "colours", COLOURS)
        super().__init__(game, options, rules, [COLOURS[colour] for colour in self.colours])
        self.components = components
        self.artifacts = options["artifacts"] is True
        self.outpost = options["outpost"] is True
        self.cap = 2 if options["towers"] is True else 1  # ROAM-TOW-1
        self.seat_of_colour = {colour: seat for seat, colour in enumerate(self.colours)}
        # Clockwise is S, W, N, E (ROAM-SEAT-2), the order of the border numbers.
        around = sorted(range(self.players), key=lambda seat: self.borders[seat])
        self.next_seat = [0] * self.players
        for i, seat in enumerate(around):
            self.next_seat[seat] = around[(i + 1) % self.players]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        order = [seat]
        while len(order) < self.players:
            order.append(self.next_seat[order[-1]])
        return order

    def colour(self, seat: int) -> Colour:
        """The name of a seat's colour."""
        return COLOURS[self.colours[seat]]


def _indices(options: Options, name: str, values: Sequence[str]) -> list[int]:
    chosen = options[name]
    assert isinstance(chosen, list)
    return [values.index(str(value)) for value in chosen]
