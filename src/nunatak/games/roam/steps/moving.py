"""A token on its way: the MOVE artifact.  ROAM-ABIL-MOVE, ROAM-TOW-7"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.roam.actions import MOVE_TO, USE_MOVE
from nunatak.games.roam.components import MOVE
from nunatak.games.roam.geometry import ADJACENT, SQUARE_NAMES, SQUARES
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep


class MoveTo(RoamStep):
    """Where does the token go: one step along its row or column, to an open square?  ROAM-ABIL-MOVE-1"""

    def __init__(self, seat: int, origin: int, owner: int) -> None:
        super().__init__("move_to", seat)
        self.origin = origin
        self.owner = owner

    def options(self, s: RoamState) -> list[int]:
        return [MOVE_TO.base + q for q in destinations(s, self.origin)]

    def resolve(self, s: RoamState, action: int) -> None:
        s.pop()
        target = action - MOVE_TO.base
        s.spend(self.seat, MOVE)
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

    def prompt(self, s: RoamState) -> dict[str, Json]:
        return {"from": SQUARE_NAMES[self.origin], "owner": self.owner}

    def facts(self, s: RoamState) -> dict[str, Json]:
        return {"from": SQUARE_NAMES[self.origin], "owner": s.agreed.colour(self.owner)}


def destinations(s: RoamState, origin: int) -> list[int]:
    """The squares to which a token on `origin` could move."""
    return [q for q in ADJACENT[origin] if s.field >> q & 1 and not s.full >> q & 1]


def move_options(s: RoamState, seat: int) -> list[int]:
    """Every token that a ready MOVE could take one step.  ROAM-ART-10"""
    if not s.ready_with(seat, MOVE):
        return []
    found: list[int] = []
    for q in range(SQUARES):
        if s.covered >> q & 1 and destinations(s, q):
            colours = {s.agreed.colours[owner] for owner in s.owners(q)}
            found += [USE_MOVE.of(q, colour) for colour in sorted(colours)]
    return found


def start_move(s: RoamState, seat: int, action: int) -> None:
    """Takes the token in hand; the artifact is spent when it is put down."""
    s.push(MoveTo(seat, USE_MOVE.a(action), s.agreed.seat_of_colour[USE_MOVE.b(action)]))


def refuse_move(s: RoamState, seat: int, action: int) -> Refusal:
    """Why MOVE cannot take this token."""
    if not s.ready_with(seat, MOVE):
        return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "move"})
    owner = s.agreed.seat_of_colour.get(USE_MOVE.b(action), -1)
    if owner not in s.owners(USE_MOVE.a(action)):
        return Refusal("ROAM-ABIL-MOVE-1", "roam-refuse-no-such-token")
    return Refusal("ROAM-ART-10", "roam-refuse-no-target")
