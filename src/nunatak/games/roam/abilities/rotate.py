"""ROTATE: the pattern is turned by a quarter while its place is chosen.  ROAM-ABIL-ROTATE"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.step import Step
from nunatak.games.roam.ability import PLACING, Ability
from nunatak.games.roam.actions import SPACE
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.steps.placing import ChooseAnchor

USE_ROTATE: Final = SPACE.kind("use_rotate")


class Rotate(Ability[RoamState]):
    """A quarter clockwise, if that can still lead to a place for the pattern.  ROAM-ABIL-ROTATE-1, ROAM-ART-10"""

    def __init__(self) -> None:
        rule, reason = "ROAM-ABIL-ROTATE-1", "roam-refuse-rotate-when-activating"
        super().__init__("rotate", [PLACING], [USE_ROTATE], rule, reason)
        self.turns_patterns = True

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        assert isinstance(step, ChooseAnchor)
        if step.can_turn(s):
            found.append(USE_ROTATE.base)

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        assert isinstance(step, ChooseAnchor)
        s.spend(step.seat, self.mask)
        s.tell("rotated", {"seat": step.seat, "card": CARD_NAMES[step.card]})
        s.replace(ChooseAnchor(step.seat, step.card, step.turns + 1, step.stranded))

    def refuse_use(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        assert isinstance(step, ChooseAnchor)
        if not s.ready[step.seat] & self.mask:
            return Refusal("ROAM-PAT-3", "roam-refuse-no-rotate")
        if step.must_land(s):
            return Refusal("ROAM-END-5", "roam-refuse-stands-still")
        return Refusal("ROAM-ART-10", "roam-refuse-no-target")
