"""What a seat of I C E has, remembered from one look to the next: most moves leave nearly all of it as it is."""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.components.words import PRISMATIC
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.state import IceState

MOST_SEATS: Final = 5


class Belongings:
    """A seat's cards and artifacts at some moment, and the decrees in play.

    These lists of a state are replaced, never changed in place: as long as they are the very same, so is what is in
    them, and nothing that follows from them alone has to be worked out again.
    """

    def __init__(self, s: IceState, seat: int) -> None:
        self.table = s.agreed
        self.decrees = s.decrees
        self.requests = s.requests[seat]
        self.validated = s.validated[seat]
        self.hold = s.hold[seat]
        self.slots = s.slots[seat * PRISMATIC : (seat + 1) * PRISMATIC]

    def are_those_of(self, s: IceState, seat: int) -> bool:
        """Whether a seat of a state has the very same."""
        if (
            self.requests is not s.requests[seat]
            or self.hold is not s.hold[seat]
            or self.validated is not s.validated[seat]
            or self.decrees is not s.decrees
            or self.table is not s.agreed
        ):
            return False
        slots = self.slots
        for kind in range(PRISMATIC):  # noqa: SIM110 - a generator would cost more
            if slots[kind] is not s.slots[seat * PRISMATIC + kind]:
                return False
        return True


class CityMemory:
    """What every seat of the first edition had when it was last looked at, and what Cities had paid."""

    def __init__(self) -> None:
        self.had: list[Belongings | None] = [None] * MOST_SEATS
        self.paid: list[list[int]] = [[] for _ in range(MOST_SEATS)]

    def unchanged(self, s: FirstIceState, seat: int) -> bool:
        """Whether a seat has what it had at the last look. If not, this look becomes the last one."""
        had = self.had[seat]
        if had is not None and self.paid[seat] is s.paid and had.are_those_of(s, seat):
            return True
        self.had[seat] = Belongings(s, seat)
        self.paid[seat] = s.paid
        return False


class StudyMemory:
    """What every seat of the second edition had when it was last looked at, study tokens included."""

    def __init__(self) -> None:
        self.had: list[Belongings | None] = [None] * MOST_SEATS
        self.study: list[int] = [0] * MOST_SEATS
        self.turned: list[int] = [0] * MOST_SEATS

    def unchanged(self, s: SecondIceState, seat: int) -> bool:
        """Whether a seat has what it had at the last look. If not, this look becomes the last one."""
        had = self.had[seat]
        study, turned = s.study[seat], s.turned[seat]
        if had is not None and self.study[seat] == study and self.turned[seat] == turned and had.are_those_of(s, seat):
            return True
        self.had[seat] = Belongings(s, seat)
        self.study[seat] = study
        self.turned[seat] = turned
        return False
