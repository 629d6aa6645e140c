"""What only the first edition lays out.  ICE1-SET"""

from __future__ import annotations

from nunatak.games.ice.first.state import FirstIceState


def lay_out_first(s: FirstIceState) -> None:
    """No beasts yet, nothing found, nothing used."""
    n = s.agreed.players
    s.charmed = 0
    s.smilodons = []
    s.smilodon_by = []
    s.wyvern = -1
    s.flakes = []
    s.pending = [0] * n
    s.daily = [0] * n
    s.fresh = 0
    s.revealed = 0
    s.found = -1
    s.in_time = False
    s.paid = []
