"""What the steps of I C E share: their readable form, and refusals of actions that belong to another moment."""

from __future__ import annotations

from typing import Final, TypeVar

from nunatak.engine.actions import ActionSpace
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import Ground, refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step_fields import write_parts

S = TypeVar("S", bound=IceState, contravariant=True)

# What fixes the moment of each kind of action, for those who try it at another.
MOMENTS: Final[dict[str, tuple[Ground, str]]] = {
    "move": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "build": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "recruit": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "plan": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "excavate": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "overwork": (grounds.INTERRUPTS, "ice-refuse-own-turn"),
    "play": (grounds.OUTSIDE_WINDOWS, "ice-refuse-window"),
    "trigger": (grounds.OUTSIDE_WINDOWS, "ice-refuse-window"),
    "activate": (grounds.ACTIVATION, "ice-refuse-own-turn"),
    "end_turn": (grounds.INTERRUPTS, "ice-refuse-finish-first"),
    "put": (grounds.INTERRUPTS, "ice-refuse-nothing-to-put"),
    "take": (grounds.INTERRUPTS, "ice-refuse-nothing-to-put"),
    "destroy": (grounds.INTERRUPTS, "ice-refuse-nothing-to-destroy"),
    "rescue": (grounds.NOTHING_FALLS, "ice-refuse-nothing-falls"),
    "join": (grounds.NO_YACHT, "ice-refuse-no-yacht"),
    "slot": (grounds.NO_PRISMATIC, "ice-refuse-no-prismatic"),
    "go_on": (grounds.STOPPING, "ice-refuse-answer"),
    "discard": (grounds.HAND_LIMIT, "ice-refuse-no-excess"),
    "drop_request": (grounds.REQUEST_LIMIT, "ice-refuse-no-excess"),
    "pick_request": (grounds.TAKING_REQUESTS, "ice-refuse-sunset-only"),
    "validate": (grounds.VALIDATING, "ice-refuse-sunset-only"),
    "pay": (grounds.PAYING, "ice-refuse-no-request-to-pay"),
    # Kinds that only the second edition has.
    "fluid_move": (grounds.ONLY_SECOND_TURN, "ice-refuse-own-turn"),
    "sail": (grounds.ONLY_SECOND_TURN, "ice-refuse-own-turn"),
    "study": (grounds.ONLY_SECOND_TURN, "ice-refuse-own-turn"),
    "free_trip": (grounds.ONLY_SECOND_GUILD, "ice-refuse-own-turn"),
    "provide": (grounds.ONLY_SECOND_GUILD, "ice-refuse-own-turn"),
    "rebuild": (grounds.ONLY_SECOND_GUILD, "ice-refuse-own-turn"),
    "crampon": (grounds.CRAMPONS, "ice-refuse-window-b"),
    "take_back": (grounds.REFUGE, "ice-refuse-no-refuge"),
    "take_study": (grounds.STUDY_GIFT, "ice-refuse-no-study-gift"),
    "buy": (grounds.LOGBOOK_DEED, "ice-refuse-logbook-only"),
    "sell": (grounds.LOGBOOK_DEED, "ice-refuse-logbook-only"),
    "pitch": (grounds.LOGBOOK_DEED, "ice-refuse-logbook-only"),
    # Kinds that only the first edition has.
    "call": (grounds.ONLY_FIRST_TURN, "ice-refuse-own-turn"),
    "beacon": (grounds.ONLY_FIRST_TURN, "ice-refuse-own-turn"),
    "consult": (grounds.ONLY_FIRST_TURN, "ice-refuse-own-turn"),
    "send_back": (grounds.ONLY_FIRST_TURN, "ice-refuse-own-turn"),
    "distill": (grounds.DISTILLING, "ice-refuse-own-turn"),
    "lead": (grounds.LEADING_OTHERS, "ice-refuse-own-turn"),
    "cash": (grounds.GIVING_UP_TILES, "ice-refuse-window"),
    "stride": (grounds.STRIDE, "ice-refuse-window-b"),
    "give": (grounds.GIFT, "ice-refuse-no-gift"),
    "turn_tile": (grounds.TURNING_A_FAULT, "ice-refuse-nothing-to-put"),
    "keep": (grounds.DISTILLING, "ice-refuse-nothing-drawn"),
    "name_edifice": (grounds.NAMING_EDIFICES, "ice-refuse-no-edifice"),
    "last_turn": (grounds.LAST_TURN, "ice-refuse-not-the-end"),
    "send": (grounds.SENDING, "ice-refuse-day-not-over"),
    "stow": (grounds.COLD_STORES, "ice-refuse-day-not-over"),
    "accept": (grounds.ASSIGNING, "ice-refuse-not-the-end"),
}


def check_moments(edition: str, space: ActionSpace) -> None:
    """Raises ValueError if some kind of action of an edition could be refused without a rule of that edition."""
    for kind in space.kinds:
        if kind.name not in MOMENTS:
            raise ValueError(f"{edition}: no rule fixes the moment of {kind.name!r} (step.MOMENTS)")
        try:
            MOMENTS[kind.name][0].rule(edition)
        except LookupError as missing:
            raise ValueError(f"{edition}: {kind.name!r} in step.MOMENTS: {missing}") from missing


class StepOf(Step[S]):
    """A question of I C E, or a procedure that waits for the questions above it, of one edition or of any."""

    def refuse(self, s: S, action: int) -> Refusal:
        """The rule that fixes another moment for this kind of action; steps refine this for their own kinds."""
        ground, reason = MOMENTS[s.c.actions.space.kind_of(action).name]
        return refused(s, ground, reason)

    def rests_on(self, s: S) -> str:
        """The name of the step below this one, which lies on top; empty when there is none."""
        return s.steps[-2].name if len(s.steps) > 1 else ""

    def parts(self) -> list[int | list[int]]:
        """The step's own fields, in the order of `step_fields.FIELDS`."""
        return []

    def facts(self, s: S) -> dict[str, Json]:
        return write_parts(s, self.name, self.parts())


class IceStep(StepOf[IceState]):
    """One that both editions have."""


class StagedStep(StepOf[S]):
    """A step that asks nothing itself and carries something from one stage to the next."""

    def __init__(self, name: str, seat: int, stage: int) -> None:
        super().__init__(name, seat)
        self.stage = stage

    def parts(self) -> list[int | list[int]]:
        return [self.stage]
