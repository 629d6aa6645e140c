"""Artifact effects, one class a type.  ICE2-ART-20 to ICE2-ART-50, ICE1-ART-10 to ICE1-ART-14"""

from __future__ import annotations

from typing import TypeVar

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.doing.effects import exalt, exalted_sources, obliteration_targets
from nunatak.games.ice.doing.turn_preview import names
from nunatak.games.ice.edition.effects import Effect
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.refusing.turn import off_board, refuse_price
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.obliteration import Obliterate

S = TypeVar("S", bound=IceState, contravariant=True)


class Achievement(Effect[IceState]):
    """1 EP.  ICE2-ART-30, ICE1-ART-10"""

    def possible(self, s: IceState, seat: int) -> bool:
        return s.ep[seat] < s.c.numbers.max_ep

    def trigger(self, s: IceState, seat: int) -> None:
        s.gain_ep(seat, 1)
        if s.witness is not None:
            s.tell("gained_ep", {"seat": seat, "ep": 1})

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refused(s, grounds.FULL_TRACK, "ice-refuse-full-ep")


class Exalted(Effect[S]):
    """For 1 EP an archaeologist of each neighbouring space joins the leader.  ICE2-ART-35, ICE1-ART-11"""

    def __init__(self) -> None:
        super().__init__(cost=1)

    def possible(self, s: S, seat: int) -> bool:
        return s.affordable(1) and len(exalted_sources(s)) > 0

    def trigger(self, s: S, seat: int) -> None:
        s.pay_ep(1)
        self.gather(s, seat)

    def gather(self, s: S, seat: int) -> None:
        """They all come."""
        exalt(s, seat, exalted_sources(s))

    def refuse(self, s: S, seat: int) -> Refusal:
        here = s.leader[s.led]
        if here < 0:
            return off_board(s, grounds.EFFECT_WITHOUT_LEADER)
        if s.inaccessible(here):
            return refused(s, grounds.INACCESSIBLE, "ice-refuse-inaccessible", {"to": s.name(here)})
        if not s.affordable(1):
            return refuse_price(s, 1)
        return refused(s, grounds.NOBODY_COMES, "ice-refuse-nobody-beside")

    def preview(self, s: S) -> dict[str, Json]:
        return {"cost": self.cost, "from": names(s, exalted_sources(s))}


class Philosophical(Effect[IceState]):
    """Rescues a falling tile, while it falls.  ICE2-ART-22, ICE2-ART-50, ICE1-ART-14"""

    def __init__(self) -> None:
        super().__init__(between_actions=False)

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refused(s, grounds.NOTHING_FALLS, "ice-refuse-nothing-falls")


class Obliteration(Effect[IceState]):
    """Destroys a tile near the leader.  ICE2-ART-45, ICE1-ART-13"""

    def possible(self, s: IceState, seat: int) -> bool:
        return len(obliteration_targets(s)) > 0

    def trigger(self, s: IceState, seat: int) -> None:
        s.push(Obliterate(seat))

    def refuse(self, s: IceState, seat: int) -> Refusal:
        if s.leader[s.led] < 0:
            return off_board(s, grounds.EFFECT_WITHOUT_LEADER)
        return refused(s, grounds.NO_CHANGE, "ice-refuse-no-target")

    def preview(self, s: IceState) -> dict[str, Json]:
        return {"cost": self.cost, "targets": names(s, obliteration_targets(s))}


class Harmony(Effect[IceState]):
    """An archaeologist joins the leader, in the window of an excavation.  ICE2-ART-21, ICE2-ART-40, ICE1-ART-12"""

    def __init__(self) -> None:
        super().__init__(between_actions=False)

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return refused(s, grounds.HARMONY_WINDOW, "ice-refuse-window-c")
