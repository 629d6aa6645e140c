"""The course of a game: set-up, days, turns."""

from __future__ import annotations

from typing import Generic, TypeVar

from nunatak.engine.step import Step

S = TypeVar("S", contravariant=True)


class Course(Generic[S]):
    """How days and turns follow each other."""

    def prepare(self, s: S) -> None:
        """Logbook, decrees and whatever else lies ready at set-up."""
        raise NotImplementedError

    def opening_steps(self, s: S) -> list[Step[S]]:
        """The first day, and what is decided before it."""
        raise NotImplementedError

    def day_step(self, s: S) -> Step[S]:
        """What lies under every day and brings about the next one."""
        raise NotImplementedError

    def turn(self, seat: int) -> Step[S]:
        """The question of a turn."""
        raise NotImplementedError

    def turn_begins(self, s: S, seat: int) -> None:
        """What happens before a turn."""

    def day_ends_for(self, s: S, seat: int) -> None:
        """A player has spent all EP; the step of the turn's end has gone."""
        raise NotImplementedError

    def last_round(self, s: S, seat: int) -> bool:
        """Whether the end of the game has begun; puts its step in place of the exploration's then."""
        return False

    def settles(self, s: S, seat: int) -> bool:
        """Settles what the last action has left over, before the next one. True when something is asked."""
        return False
