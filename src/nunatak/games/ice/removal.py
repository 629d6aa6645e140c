"""A tile leaves the board: its pieces go back, the discard grows.  ICE2-COL-6, ICE1-COL-6"""

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
            s.guild_camp[seat] = s.edition.camp_lost(s, seat, cell)
    if cell in s.white_camps:
        s.white_camps = [camp for camp in s.white_camps if camp != cell]
        s.white_supply += 1
    if cell in s.smilodons:
        send_smilodon_home(s, s.smilodons.index(cell))  # ICE1-INA-5
    if cell == s.wyvern:
        s.wyvern = SEEKING  # ICE1-EDI-10


def send_smilodon_home(s: IceState, i: int) -> None:
    """A Smilodon goes back to the supply."""
    s.smilodons = s.smilodons[:i] + s.smilodons[i + 1 :]
    s.smilodon_by = s.smilodon_by[:i] + s.smilodon_by[i + 1 :]


def discard_tile(s: IceState, tile: int) -> None:
    """Puts a tile on the discard, unseen.  ICE2-COL-7"""
    if tile < s.c.snow:
        s.snow_discard = [*s.snow_discard, tile]
    else:
        s.artifact_discard = [*s.artifact_discard, tile]
