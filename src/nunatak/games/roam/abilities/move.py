"""MOVE: any token goes one step along its row or column.  ROAM-ABIL-MOVE, ROAM-TOW-7"""

from __future__ import annotations

from typing import Final

from nunatak.engine.codec import StepForm
from nunatak.engine.errors import Refusal
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.roam.ability import ACTING, START, Ability
from nunatak.games.roam.actions import COLOUR_VALUES, SPACE, SQUARE_VALUES
from nunatak.games.roam.geometry import ADJACENT, SQUARE_NAMES, SQUARE_NUMBER, SQUARES
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.types import question as asks

USE_MOVE: Final = SPACE.kind("use_move", [("from", SQUARE_VALUES), ("owner", COLOUR_VALUES)])
MOVE_TO: Final = SPACE.kind("move_to", [("square", SQUARE_VALUES)])


class Move(Ability[RoamState]):
    """Takes a token in hand; it is spent when the token is put down.  ROAM-ABIL-MOVE-1, ROAM-ART-10"""

    def __init__(self) -> None:
        moments = [START, ACTING]
        super().__init__("move", moments, [USE_MOVE, MOVE_TO], "ROAM-ART-11", "roam-refuse-start-or-action")
        self.in_hand = True

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        for q in range(SQUARES):
            if s.covered >> q & 1 and destinations(s, q):
                colours = {s.agreed.colours[owner] for owner in s.owners(q)}
                found += [USE_MOVE.of(q, colour) for colour in sorted(colours)]

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        s.push(MoveTo(step.seat, USE_MOVE.a(action), s.agreed.seat_of_colour[USE_MOVE.b(action)], self.mask))

    def refuse_use(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        if not s.ready[step.seat] & self.mask:
            return self.not_ready()
        owner = s.agreed.seat_of_colour.get(USE_MOVE.b(action), -1)
        if owner not in s.owners(USE_MOVE.a(action)):
            return Refusal("ROAM-ABIL-MOVE-1", "roam-refuse-no-such-token")
        return Refusal("ROAM-ART-10", "roam-refuse-no-target")

    def refuse_answer(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        return Refusal("ROAM-ABIL-MOVE-1", "roam-refuse-no-token-lifted")

    def forms(self) -> dict[str, StepForm[RoamState]]:
        return {"move_to": StepForm(["from", "owner"], self.read_step)}

    def read_step(self, s: RoamState, seat: int, data: Reader) -> Step[RoamState]:
        """The question of a position for the square that a token goes to."""
        origin = data.field("from").one_of(SQUARE_NUMBER)
        owner = data.field("owner").one_of(s.agreed.seat_index)
        if owner not in s.owners(origin):
            raise data.field("from").fail("wrong-roam-no-token")
        return MoveTo(seat, origin, owner, self.mask)


class MoveTo(RoamStep):
    """Where does the token go: one step along its row or column, to an open square?  ROAM-ABIL-MOVE-1"""

    def __init__(self, seat: int, origin: int, owner: int, artifacts: int) -> None:
        super().__init__("move_to", seat)
        self.origin = origin
        self.owner = owner
        self.artifacts = artifacts  # the mask of those that have the ability

    def options(self, s: RoamState) -> list[int]:
        return [MOVE_TO.base + q for q in destinations(s, self.origin)]

    def resolve(self, s: RoamState, action: int) -> None:
        s.pop()
        target = action - MOVE_TO.base
        s.spend(self.seat, self.artifacts)
        s.lift(self.owner, self.origin)
        s.lay(self.owner, target)
        s.tell(
            "moved",
            {
                "seat": self.seat,
                "owner": self.owner,
                "from": SQUARE_NAMES[self.origin],
                "to": SQUARE_NAMES[target],
            },
        )
        s.check_outpost()

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if MOVE_TO.has(action):
            square = MOVE_TO.a(action)
            if square not in ADJACENT[self.origin]:
                return Refusal("ROAM-ABIL-MOVE-2", "roam-refuse-not-adjacent")
            if not s.field >> square & 1:
                return Refusal("ROAM-FIELD-7", "roam-refuse-missing-card")
            return Refusal("ROAM-ABIL-MOVE-1", "roam-refuse-full")
        return super().refuse(s, action)

    def prompt(self, s: RoamState) -> asks.MovePrompt:
        return {"from": SQUARE_NAMES[self.origin], "owner": self.owner}

    def facts(self, s: RoamState) -> asks.MoveFacts:
        return {"from": SQUARE_NAMES[self.origin], "owner": s.agreed.colour(self.owner)}


def destinations(s: RoamState, origin: int) -> list[int]:
    """The squares to which a token on `origin` could move."""
    return [q for q in ADJACENT[origin] if s.field >> q & 1 and not s.full >> q & 1]
