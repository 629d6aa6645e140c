"""The snow tiles of the second edition, one class a face.  ICE2-SNO-20 to ICE2-SNO-31"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.doing.turn_preview import names
from nunatak.games.ice.edition.snow import SnowTile
from nunatak.games.ice.second.snow.asking import Whistle, Yacht
from nunatak.games.ice.second.snow.playing import whistle_sources
from nunatak.games.ice.second.snow.spiders import Spiders
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.steps.faces import ExplosiveRune, Face, IceManta, InExcavations, MovesAll, Talisman


def second_faces() -> list[SnowTile[SecondIceState]]:
    """In the order of `words.FACES`."""
    return [
        Termites(), MovesAll("smilodon"), WhiteSpiders(), IceManta(), InExcavations(), IceYacht(), Wreck(),
        InExcavations(), StormWhistle(), Talisman(0), Talisman(1), Talisman(2), Talisman(3), Talisman(4),
        ExplosiveRune(), AnimaGem(),
    ]  # fmt: skip


class Termites(SnowTile[SecondIceState]):
    """Swarms are declared with an excavation.  ICE2-SNO-20"""

    def __init__(self) -> None:
        super().__init__(between_actions=False)

    def refuse(self, s: SecondIceState, seat: int) -> Refusal:
        return Refusal("ICE2-SNO-20", "ice-refuse-with-excavation")


class WhiteSpiders(Face[SecondIceState]):
    """Carry the leader up to two steps.  ICE2-SNO-22"""

    def playable(self, s: SecondIceState, seat: int) -> bool:
        here = s.leader[seat]
        return here >= 0 and len(s.terrain.steps_from(here)) > 0

    def play(self, s: SecondIceState, seat: int) -> None:
        s.push(Spiders(seat))

    def refuse(self, s: SecondIceState, seat: int) -> Refusal:
        if s.leader[seat] < 0:
            return Refusal("ICE2-COR-1", "ice-refuse-leader-off-board")
        return super().refuse(s, seat)


class IceYacht(Face[SecondIceState]):
    """Brings archaeologists to one or two leaders.  ICE2-SNO-25"""

    def playable(self, s: SecondIceState, seat: int) -> bool:
        return s.supply > 0 and max(s.leader) >= 0

    def play(self, s: SecondIceState, seat: int) -> None:
        s.push(Yacht(seat))

    def refuse(self, s: SecondIceState, seat: int) -> Refusal:
        if not s.supply:
            return Refusal("ICE2-EXH-1", "ice-refuse-empty-supply")
        return super().refuse(s, seat)


class Wreck(Face[SecondIceState]):
    """1 EP and 1 RP token.  ICE2-SNO-26"""

    def play(self, s: SecondIceState, seat: int) -> None:
        s.rp[seat] += 1
        gained = s.gain_ep(seat, 1)
        s.tell("wreck", {"seat": seat, "ep": gained, "tokens": 1})


class StormWhistle(SnowTile[SecondIceState]):
    """Calls archaeologists to a camp.  ICE2-SNO-28"""

    def playable(self, s: SecondIceState, seat: int) -> bool:
        return len(whistle_sources(s)) > 0

    def play(self, s: SecondIceState, seat: int) -> None:
        s.push(Whistle(seat))

    def refuse(self, s: SecondIceState, seat: int) -> Refusal:
        return Refusal("ICE2-SNO-28", "ice-refuse-nobody-to-take")

    def preview(self, s: SecondIceState) -> dict[str, Json]:
        return {"targets": names(s, whistle_sources(s))}


class AnimaGem(SnowTile[SecondIceState]):
    """Triggers the effect of an artifact instead of its slot.  ICE2-SNO-31"""

    def __init__(self) -> None:
        super().__init__(between_actions=False)

    def refuse(self, s: SecondIceState, seat: int) -> Refusal:
        return Refusal("ICE2-SNO-31", "ice-refuse-gem-triggers")
