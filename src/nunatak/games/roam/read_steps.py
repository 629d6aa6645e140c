"""Reads the pending questions of a position: the turn's phases and what has been begun in them."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.roam.components import CARD_NAMES
from nunatak.games.roam.geometry import SLOTS, SQUARE_NAMES, SQUARES
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.steps.auction import Bid
from nunatak.games.roam.steps.market import Market
from nunatak.games.roam.steps.moving import MoveTo
from nunatak.games.roam.steps.placing import ChooseAnchor, ChooseSolid
from nunatak.games.roam.steps.resolving import Resolving
from nunatak.games.roam.steps.start import Start
from nunatak.games.roam.steps.turn import EndOfTurn

_cards = {name: i for i, name in enumerate(CARD_NAMES)}
_squares = {name: q for q, name in enumerate(SQUARE_NAMES)}

STEPS: Final = [
    "end_of_turn", "market", "resolving", "start", "choose_anchor", "choose_solid", "acting", "move_to", "bid",
]  # fmt: skip


def read_steps(s: RoamState, data: Reader, seats: dict[str, int]) -> list[RoamStep]:
    """The stack of questions, lowest first."""
    steps = [_StepReader(s, item, seats).read() for item in data.items()]
    if steps and steps[-1].name == "end_of_turn":
        raise data.fail("the last step must ask a question")
    return steps


class _StepReader:
    """Reads one step."""

    def __init__(self, s: RoamState, data: Reader, seats: dict[str, int]) -> None:
        self.s = s
        self.data = data
        self.seats = seats
        self.seat = self.colour("seat")

    def read(self) -> RoamStep:
        """The step that the data describes."""
        data, seat = self.data, self.seat
        name = data.field("step").text()
        if name in ("end_of_turn", "market", "resolving", "start"):
            data.only(["step", "seat"])
        if name == "end_of_turn":
            return EndOfTurn(seat)
        if name == "market":
            return Market(seat)
        if name == "resolving":
            return Resolving(seat)
        if name == "start":
            return Start(seat)
        if name == "choose_anchor":
            data.only(["step", "seat", "card", "turns", "stranded"])
            return ChooseAnchor(seat, self.card(), data.field("turns").number(0, 99), data.field("stranded").flag())
        if name == "choose_solid":
            data.only(["step", "seat", "card", "anchor", "turns", "chosen"])
            return ChooseSolid(seat, self.card(), self.place(), self.squares("chosen"))
        if name == "acting":
            data.only(["step", "seat", "card", "anchor", "turns", "skipped", "empty"])
            place = self.place() if data.has("anchor") else -1
            return Acting(seat, self.card(), place, self.mask("skipped"), self.mask("empty"))
        if name == "move_to":
            data.only(["step", "seat", "from", "owner"])
            origin, owner = data.field("from").one_of(_squares, "a square"), self.colour("owner")
            if owner not in self.s.owners(origin):
                raise data.field("from").fail("no token of that owner lies there")
            return MoveTo(seat, origin, owner)
        if name == "bid":
            data.only(["step", "seat", "slot", "waiting", "highest", "leader"])
            waiting = [item.one_of(self.seats, "a colour that plays") for item in data.field("waiting").items()]
            slot = data.field("slot").number(0, SLOTS - 1)
            if slot not in self.s.explored():
                raise data.field("slot").fail("an auction needs an explored location")
            highest = data.field("highest").number(-1, 1_000_000)
            return Bid(seat, slot, waiting, highest, self.colour("leader"))
        raise data.field("step").fail(f"no such step; there are {', '.join(STEPS)}")

    def colour(self, key: str) -> int:
        """The seat behind a colour."""
        return self.data.field(key).one_of(self.seats, "a colour that plays")

    def card(self) -> int:
        """The card of an activation."""
        field = self.data.field("card")
        card = field.one_of(_cards, "a card")
        if card not in self.s.party[self.seat]:
            raise field.fail("this player's party has no such card")
        return card

    def place(self) -> int:
        """Where and how a pattern landed, as the tables of components number it."""
        turns = self.data.field("turns").number(0, 99)
        anchor = self.data.field("anchor")
        quarters = (self.s.table.borders[self.seat] + turns) % 4
        place = (self.card() * 4 + quarters) * SQUARES + anchor.one_of(_squares, "a square")
        if not self.s.c.solid[place]:
            raise anchor.fail("the pattern would leave the field")
        return place

    def squares(self, key: str) -> list[int]:
        """A list of squares."""
        return [item.one_of(_squares, "a square") for item in self.data.field(key).items()]

    def mask(self, key: str) -> int:
        """A set of squares."""
        return sum(1 << q for q in set(self.squares(key)))
