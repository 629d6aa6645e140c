"""The snow tiles of the first edition, one class a face.  ICE1-SNW-10 to ICE1-SNW-21"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.doing.digging import stands_on_diggable
from nunatak.games.ice.doing.effects import type_under
from nunatak.games.ice.doing.turn_preview import names
from nunatak.games.ice.edition.snow import SnowTile
from nunatak.games.ice.first.snow.asking import Charm, Gift, PlaceSmilodon, sail_yacht
from nunatak.games.ice.first.snow.bag import draw_flake
from nunatak.games.ice.first.snow.playing import charmable, whistle_cells
from nunatak.games.ice.first.snow.smilodons import PAWNS, smilodon_targets
from nunatak.games.ice.first.snow.whistle import Whistle, tell_flake
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.refusing.turn import refuse_digging
from nunatak.games.ice.state import IceState
from nunatak.games.ice.steps.faces import DigsForFree, ExplosiveRune, Face, IceManta, InExcavations, MovesAll, Talisman


def first_faces() -> list[SnowTile[FirstIceState]]:
    """In the order of `words.FIRST_FACES`."""
    return [
        Termites(), Smilodon(), Spiders("spiders"), FirstManta(), InExcavations(), IceYacht(), Wreck(), InExcavations(),
        StormWhistle(), Talisman(0), Talisman(1), Talisman(2), Talisman(3), Talisman(4), ExplosiveRune(), Charisma(),
    ]  # fmt: skip


class Termites(DigsForFree[FirstIceState]):
    """Digs up a snow tile.  ICE1-SNW-11"""

    def playable(self, s: FirstIceState, seat: int) -> bool:
        return stands_on_diggable(s) and s.terrain.tile[s.leader[s.led]] < s.c.snow

    def refuse(self, s: FirstIceState, seat: int) -> Refusal:
        if s.leader[s.led] < 0:
            return Refusal("ICE1-SNW-11", "ice-refuse-leader-off-board")
        refusal = refuse_digging(s)
        if refusal is None or type_under(s) >= 0:
            return Refusal("ICE1-SNW-11", "ice-refuse-snow-tile-only")
        return refusal


class Smilodon(SnowTile[FirstIceState]):
    """Makes a tile inaccessible.  ICE1-SNW-13"""

    def playable(self, s: FirstIceState, seat: int) -> bool:
        return len(s.smilodons) < PAWNS and len(smilodon_targets(s)) > 0

    def play(self, s: FirstIceState, seat: int) -> None:
        s.push(PlaceSmilodon(seat))

    def refuse(self, s: FirstIceState, seat: int) -> Refusal:
        if len(s.smilodons) == PAWNS:
            return Refusal("ICE1-EXH-4", "ice-refuse-no-smilodon")
        return Refusal("ICE1-SNW-13", "ice-refuse-no-target")

    def preview(self, s: FirstIceState) -> dict[str, Json]:
        return {"targets": names(s, smilodon_targets(s))}


class Spiders(MovesAll):
    """ICE1-SNW-10"""

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return Refusal("ICE1-SNW-10", "ice-refuse-nobody-to-take")


class FirstManta(IceManta):
    """ICE1-SNW-12"""

    def refuse(self, s: IceState, seat: int) -> Refusal:
        return Refusal("ICE1-SNW-12", "ice-refuse-no-change")


class IceYacht(Face[FirstIceState]):
    """Brings archaeologists to two leaders, and 1 RP.  ICE1-SNW-14"""

    def play(self, s: FirstIceState, seat: int) -> None:
        sail_yacht(s, seat)


class Wreck(Face[FirstIceState]):
    """1 EP and 1 RP, and 1 EP for somebody else.  ICE1-SNW-16"""

    def play(self, s: FirstIceState, seat: int) -> None:
        s.rp[seat] += 1
        gained = s.gain_ep(seat, 1)
        s.tell("wreck", {"seat": seat, "ep": gained, "tokens": 1})
        if s.agreed.players > 1:
            s.push(Gift(seat))


class StormWhistle(SnowTile[FirstIceState]):
    """Puts a flake onto the ice.  ICE1-SNW-21"""

    def playable(self, s: FirstIceState, seat: int) -> bool:
        return len(s.flakes) + len(s.snow_discard) > 0 and len(whistle_cells(s)) > 0

    def play(self, s: FirstIceState, seat: int) -> None:
        s.unplaced = draw_flake(s, 1)
        if s.unplaced >= 0:
            tell_flake(s, seat)
            s.push(Whistle(seat))

    def refuse(self, s: FirstIceState, seat: int) -> Refusal:
        if not s.flakes and not s.snow_discard:
            return Refusal("ICE1-EXH-3", "ice-refuse-no-flake")
        return Refusal("ICE1-SNW-21", "ice-refuse-no-target")

    def preview(self, s: FirstIceState) -> dict[str, Json]:
        return {"targets": names(s, whistle_cells(s))}


class Charisma(SnowTile[FirstIceState]):
    """Wins another leader over, for 1 RP.  ICE1-SNW-19"""

    def playable(self, s: FirstIceState, seat: int) -> bool:
        return s.rp[seat] > 0 and len(charmable(s, seat)) > 0

    def play(self, s: FirstIceState, seat: int) -> None:
        s.rp[seat] -= 1
        s.push(Charm(seat))

    def refuse(self, s: FirstIceState, seat: int) -> Refusal:
        if not s.rp[seat]:
            return Refusal("ICE1-SNW-19", "ice-refuse-no-rp")
        return Refusal("ICE1-SNW-19", "ice-refuse-no-such-leader")
