"""What the steps of I C E share: their readable form, and refusals of actions that belong to another moment."""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step_fields import write_parts

# Which rule fixes the moment of each kind of action, for those who try it at another.
MOMENTS: dict[str, tuple[str, str]] = {
    "move": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "fluid_move": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "sail": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "build": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "recruit": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "study": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "plan": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "excavate": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "overwork": ("ICE2-TRN-12", "ice-refuse-own-turn"),
    "play": ("ICE2-EXC-70", "ice-refuse-window"),
    "trigger": ("ICE2-EXC-70", "ice-refuse-window"),
    "free_trip": ("ICE2-GLD-1", "ice-refuse-own-turn"),
    "activate": ("ICE2-GLD-20", "ice-refuse-own-turn"),
    "provide": ("ICE2-GLD-1", "ice-refuse-own-turn"),
    "rebuild": ("ICE2-GLD-1", "ice-refuse-own-turn"),
    "crampon": ("ICE2-EXC-35", "ice-refuse-window-b"),
    "end_turn": ("ICE2-TRN-12", "ice-refuse-finish-first"),
    "put": ("ICE2-TRN-12", "ice-refuse-nothing-to-put"),
    "take": ("ICE2-TRN-12", "ice-refuse-nothing-to-put"),
    "destroy": ("ICE2-TRN-12", "ice-refuse-nothing-to-destroy"),
    "rescue": ("ICE2-ART-22", "ice-refuse-nothing-falls"),
    "join": ("ICE2-SNO-25", "ice-refuse-no-yacht"),
    "slot": ("ICE2-ART-60", "ice-refuse-no-prismatic"),
    "go_on": ("ICE2-TRN-5", "ice-refuse-answer"),
    "take_back": ("ICE2-GLD-15", "ice-refuse-no-refuge"),
    "discard": ("ICE2-TRN-7", "ice-refuse-no-excess"),
    "drop_request": ("ICE2-SUN-5", "ice-refuse-no-excess"),
    "pick_request": ("ICE2-SUN-2", "ice-refuse-sunset-only"),
    "validate": ("ICE2-SUN-3", "ice-refuse-sunset-only"),
    "pay": ("ICE2-REQ-2", "ice-refuse-no-request-to-pay"),
    "take_study": ("ICE2-VAR-30", "ice-refuse-no-study-gift"),
    "buy": ("ICE2-LOG-2", "ice-refuse-logbook-only"),
    "sell": ("ICE2-LOG-2", "ice-refuse-logbook-only"),
    "pitch": ("ICE2-LOG-2", "ice-refuse-logbook-only"),
    # Kinds that only the first edition has.
    "call": ("ICE1-GEN-4", "ice-refuse-own-turn"),
    "beacon": ("ICE1-GEN-4", "ice-refuse-own-turn"),
    "consult": ("ICE1-GEN-4", "ice-refuse-own-turn"),
    "send_back": ("ICE1-GEN-4", "ice-refuse-own-turn"),
    "distill": ("ICE1-GLD-14", "ice-refuse-own-turn"),
    "lead": ("ICE1-SNW-19", "ice-refuse-own-turn"),
    "cash": ("ICE1-SOL-4", "ice-refuse-window"),
    "stride": ("ICE1-GLD-13", "ice-refuse-window-b"),
    "give": ("ICE1-SNW-16", "ice-refuse-no-gift"),
    "turn_tile": ("ICE1-BRD-18", "ice-refuse-nothing-to-put"),
    "keep": ("ICE1-GLD-14", "ice-refuse-nothing-drawn"),
    "name_edifice": ("ICE1-EDI-2", "ice-refuse-no-edifice"),
    "last_turn": ("ICE1-END-1", "ice-refuse-not-the-end"),
    "send": ("ICE1-CTY-1", "ice-refuse-day-not-over"),
    "stow": ("ICE1-EDI-19", "ice-refuse-day-not-over"),
    "accept": ("ICE1-SCO-5", "ice-refuse-not-the-end"),
}


class IceStep(Step[IceState]):
    """A question of I C E, or a procedure that waits for the questions above it."""

    def refuse(self, s: IceState, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        rule, reason = MOMENTS[s.c.actions.space.kind_of(action).name]
        return Refusal(rule, reason)

    def parts(self) -> list[int | list[int]]:
        """The step's own fields, in the order of `step_fields.FIELDS`."""
        return []

    def facts(self, s: IceState) -> dict[str, Json]:
        return write_parts(s, self.name, self.parts())


class StagedStep(IceStep):
    """A step that asks nothing itself and carries something from one stage to the next."""

    def __init__(self, name: str, seat: int, stage: int) -> None:
        super().__init__(name, seat)
        self.stage = stage

    def parts(self) -> list[int | list[int]]:
        return [self.stage]
