"""Smilodons on the ice.  ICE1-SNW-13, ICE1-INA, ICE1-LOG-12"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.first.state import FirstIceState

PAWNS: Final = 5


def smilodon_targets(s: FirstIceState) -> list[int]:
    """The open tiles without a Smilodon.  ICE1-SNW-13"""
    return [cell for cell in range(s.c.site.board.tiles) if s.terrain.is_open[cell] and not s.inaccessible(cell)]


def put_smilodon(s: FirstIceState, cell: int, by: int) -> None:
    """A Smilodon stands on a tile until its owner's next turn, or until the day ends.  ICE1-SNW-13, ICE1-LOG-12"""
    s.smilodons = [*s.smilodons, cell]
    s.smilodon_by = [*s.smilodon_by, by]
    if s.witness is not None:
        s.tell("smilodon", {"seat": by if by >= 0 else s.first, "at": s.name(cell)})


def send_smilodon_home(s: FirstIceState, i: int) -> None:
    """A Smilodon goes back to the supply."""
    s.smilodons = s.smilodons[:i] + s.smilodons[i + 1 :]
    s.smilodon_by = s.smilodon_by[:i] + s.smilodon_by[i + 1 :]
