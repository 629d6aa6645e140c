"""What guilds and artifacts can do."""

from __future__ import annotations

from typing import Generic, TypeVar

S = TypeVar("S", contravariant=True)


class Abilities(Generic[S]):
    """Where the editions give guilds and artifacts different powers."""

    def __init__(
        self,
        *,
        most_followers: int,
        obliterates_own_tile: bool = False,
        discount_spares_camp: bool = False,
    ) -> None:
        self.most_followers = most_followers  # of the Navigators' leader
        self.obliterates_own_tile = obliterates_own_tile
        self.discount_spares_camp = discount_spares_camp  # whether the discount makes the camp no obstacle

    def may_discount(self, s: S, seat: int, cell: int) -> bool:
        """Whether the Cryo-Architects' ability applies to a tile."""
        raise NotImplementedError

    def strides(self, s: S) -> bool:
        """Whether the Striders' ability is ready."""
        raise NotImplementedError

    def stride(self, s: S) -> None:
        """The Striders use their ability."""
        raise NotImplementedError
