"""Snow tiles that both editions know, one class a face: when it can be played, what it does, how it refuses."""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components.words import TALISMAN
from nunatak.games.ice.doing.digging import stands_on_diggable
from nunatak.games.ice.doing.effects import type_under
from nunatak.games.ice.doing.playing import crew_to_move, has_crew_to_move, manta_targets
from nunatak.games.ice.doing.turn_preview import names, preview_dig
from nunatak.games.ice.edition.snow import SnowTile
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.turn import refuse_talisman
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.excavation import dig_for_free
from nunatak.games.ice.steps.obliteration import Rune
from nunatak.games.ice.steps.snow import Manta, MoveAll

S = TypeVar("S", bound=IceState, contravariant=True)


class Face(SnowTile[S]):
    """A tile that is refused when it would change nothing.  ICE2-TRN-10, ICE1-GEN-2"""

    def refuse(self, s: S, seat: int) -> Refusal:
        return refused(s, grounds.NO_CHANGE, "ice-refuse-no-change")


class InExcavations(SnowTile[IceState]):
    """Rope and Survivors wait for the window of an excavation.  ICE2-EXC-35, ICE1-EXC-3"""

    def __init__(self) -> None:
        super().__init__(between_actions=False)

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refused(s, grounds.EXCAVATION_WINDOW, "ice-refuse-window-b")


class MovesAll(Face[IceState]):
    """All archaeologists of a space go to the next: ICE2-SNO-21 (Smilodon), ICE1-SNW-10 (White Spiders)"""

    def __init__(self, step: str) -> None:
        super().__init__()
        self.step = step

    def playable(self, s: IceState, seat: int) -> bool:
        return has_crew_to_move(s)

    def play(self, s: IceState, seat: int) -> None:
        s.push(MoveAll(self.step, seat))

    def preview(self, s: IceState) -> dict[str, Json]:
        return {"targets": names(s, crew_to_move(s))}


class IceManta(Face[IceState]):
    """The leader is carried to any open space.  ICE2-SNO-23, ICE1-SNW-12"""

    def playable(self, s: IceState, seat: int) -> bool:
        return len(manta_targets(s)) > 0

    def play(self, s: IceState, seat: int) -> None:
        s.push(Manta(seat))

    def preview(self, s: IceState) -> dict[str, Json]:
        return {"targets": names(s, manta_targets(s))}


class ExplosiveRune(SnowTile[IceState]):
    """A tile is destroyed.  ICE2-SNO-30, ICE1-SNW-20"""

    def playable(self, s: IceState, seat: int) -> bool:
        return len(s.edition.tiles.rune_targets(s)) > 0

    def play(self, s: IceState, seat: int) -> None:
        s.push(Rune(seat))

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refused(s, grounds.RUNE, "ice-refuse-no-target")

    def preview(self, s: IceState) -> dict[str, Json]:
        return {"targets": names(s, s.edition.tiles.rune_targets(s))}


class DigsForFree(Face[S]):
    """An excavation of the leader's tile that costs nothing.  ICE2-EXC-10, ICE1-EXC-7"""

    def play(self, s: S, seat: int) -> None:
        dig_for_free(s, seat)

    def preview(self, s: S) -> dict[str, Json]:
        told = preview_dig(s)
        told["cost"] = 0
        return told


class Talisman(DigsForFree[IceState]):
    """Digs up an artifact of its type.  ICE2-SNO-29, ICE1-SNW-18"""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def playable(self, s: IceState, seat: int) -> bool:
        return type_under(s) == self.kind and stands_on_diggable(s)

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refuse_talisman(s, TALISMAN + self.kind) or super().refuse(s, seat)
