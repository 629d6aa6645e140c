"""What abilities wait for, as those who let it happen see it.  EW-ABIL-6

A gain may be what an ability has waited for, and what that ability gives are gains again. This page stands below the
state, so that gains need not know the question that follows from them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

S = TypeVar("S", contravariant=True)


class Listeners(Generic[S]):
    """Whatever waits for something to happen."""

    def hear(self, s: S, seat: int, event: int) -> None:
        """A seat has done something that one of its abilities waits for."""
        raise NotImplementedError
