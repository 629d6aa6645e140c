"""REPLACE: a token takes the place of an opponent's under the pattern.  ROAM-ABIL-REPLACE, ROAM-TOW-8"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.roam.ability import ACTING, Ability
from nunatak.games.roam.actions import COLOUR_VALUES, SPACE, SQUARE_VALUES
from nunatak.games.roam.geometry import squares_in
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.acting import Acting

USE_REPLACE: Final = SPACE.kind("use_replace", [("square", SQUARE_VALUES), ("owner", COLOUR_VALUES)])


class Replace(Ability[RoamState]):
    """On a skipped solid square by itself; on a full empty square besides what is paid.  ROAM-ABIL-REPLACE-1 to -6"""

    def __init__(self) -> None:
        super().__init__("replace", [ACTING], [USE_REPLACE], "ROAM-ABIL-REPLACE-1", "roam-refuse-place-first")
        self.lands_token = True
        self.makes_room = True

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        assert isinstance(step, Acting)
        if not s.supply[step.seat]:
            return
        for q in squares_in(step.skipped & s.full):
            for owner in self.removable(s, step.seat, q):
                found.append(USE_REPLACE.of(q, s.agreed.colours[owner]))

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        assert isinstance(step, Acting)
        square = USE_REPLACE.a(action)
        owner = s.agreed.seat_of_colour[USE_REPLACE.b(action)]
        s.replace(Acting(step.seat, step.card, step.place, step.skipped & ~(1 << square), step.empty))
        self.remove(s, step.seat, square, owner)
        step.put(s, square, owner, None)

    def removable(self, s: RoamState, seat: int, square: int) -> list[int]:
        return s.opponents_on(square, seat)

    def remove(self, s: RoamState, seat: int, square: int, owner: int) -> None:
        s.spend(seat, self.mask)
        s.lift(owner, square)
        s.supply[owner] += 1  # ROAM-ABIL-REPLACE-4

    def refuse_removal(self, s: RoamState, seat: int, square: int, owner: int) -> Refusal | None:
        if not s.full >> square & 1:
            return Refusal("ROAM-ABIL-REPLACE-3", "roam-refuse-replace-open")
        if owner == seat or owner not in s.owners(square):
            return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-opponents-only")
        return None if s.ready[seat] & self.mask else self.not_ready()

    def refuse_use(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        assert isinstance(step, Acting)
        seat = step.seat
        square = USE_REPLACE.a(action)
        if not s.ready[seat] & self.mask:
            return self.not_ready()
        if not s.supply[seat]:
            return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-no-token")
        owner = s.agreed.seat_of_colour.get(USE_REPLACE.b(action), -1)
        if owner == seat or owner not in s.owners(square):
            return Refusal("ROAM-ABIL-REPLACE-6", "roam-refuse-opponents-only")
        if step.place >= 0 and s.c.empty_mask[step.place] >> square & 1:
            return Refusal("ROAM-ABIL-REPLACE-3", "roam-refuse-replace-needs-price")
        if s.agreed.cap == 2 and not s.full >> square & 1:
            return Refusal("ROAM-TOW-8", "roam-refuse-replace-open")
        return Refusal("ROAM-ABIL-REPLACE-2", "roam-refuse-not-skipped")

    def preview(self, s: RoamState, step: Step[RoamState], action: int) -> dict[str, Json]:
        assert isinstance(step, Acting)
        return step.landing(s, USE_REPLACE.a(action), 0)
