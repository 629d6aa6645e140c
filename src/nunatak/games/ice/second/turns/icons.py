"""Icons of the city come to light.  ICE2-AZU-10"""

from __future__ import annotations

from nunatak.games.ice.second.state import SecondIceState


def uncover_icons(s: SecondIceState, cell: int, seat: int) -> None:
    """Gives the RP tokens of the icons that the loss of a tile has fully uncovered.  ICE2-AZU-10"""
    tile = s.terrain.tile
    for i in s.c.site.icons_over[cell]:
        icon = s.c.site.icons[i]
        if not s.icons >> i & 1 and max([tile[x] for x in icon.cells]) < 0:
            s.icons |= 1 << i
            s.rp[seat] += icon.tokens
            if s.witness is not None:
                s.tell("icon", {"seat": seat, "icon": icon.name, "tokens": icon.tokens})
