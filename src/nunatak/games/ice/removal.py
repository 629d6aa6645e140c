"""A tile leaves the board: its pieces go back, icons come to light, the discard grows.  ICE2-COL-6, ICE2-AZU-10"""

from __future__ import annotations

from nunatak.games.ice.state import IceState
from nunatak.games.ice.words import OWN_SUPPLY, SEEKING


def lift_pieces(s: IceState, cell: int) -> None:
    """Sends everything on a falling tile back to where it belongs.  ICE2-COL-6, ICE2-GLD-15"""
    s.supply += s.crew[cell]
    s.crew[cell] = 0
    leader = s.leader
    for seat in range(len(leader)):
        if leader[seat] == cell:
            leader[seat] = OWN_SUPPLY
        if s.guild_camp[seat] == cell:
            if seat == s.table.navigators:
                s.guild_camp[seat] = SEEKING
                s.refuge_from = cell
            else:
                s.guild_camp[seat] = OWN_SUPPLY
    if cell in s.white_camps:
        s.white_camps = [camp for camp in s.white_camps if camp != cell]
        s.white_supply += 1


def uncover_icons(s: IceState, cell: int, seat: int) -> None:
    """Gives the RP tokens of the icons that the loss of a tile has fully uncovered.  ICE2-AZU-10"""
    tile = s.terrain.tile
    for i in s.c.site.icons_over[cell]:
        icon = s.c.site.icons[i]
        if not s.icons >> i & 1 and max([tile[x] for x in icon.cells]) < 0:
            s.icons |= 1 << i
            s.rp[seat] += icon.tokens
            if s.witness is not None:
                s.tell("icon", {"seat": seat, "icon": icon.name, "tokens": icon.tokens})


def discard_tile(s: IceState, tile: int) -> None:
    """Puts a tile on the discard, unseen.  ICE2-COL-7"""
    if tile < s.c.snow:
        s.snow_discard = [*s.snow_discard, tile]
    else:
        s.artifact_discard = [*s.artifact_discard, tile]
