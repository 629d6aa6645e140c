"""An adventurer is turned over: the TURN artifact.  ROAM-ABIL-TURN"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.roam.components import CARD_NAMES, TURN
from nunatak.games.roam.state import RoamState


def turnable(s: RoamState, seat: int, keep_one_awake: bool) -> list[int]:
    """The cards that TURN may turn over.  ROAM-ABIL-TURN-1, ROAM-ABIL-TURN-3"""
    if not s.ready_with(seat, TURN):
        return []
    if keep_one_awake and s.awake_count(seat) == 1:
        return s.asleep(seat)
    return s.party[seat]


def use_turn(s: RoamState, seat: int, card: int) -> None:
    """Turns an adventurer over.  ROAM-ABIL-TURN-1"""
    s.spend(seat, TURN)
    s.awake[seat] ^= 1 << card
    if s.witness is not None:
        s.tell("turned", {"seat": seat, "card": CARD_NAMES[card], "awake": bool(s.awake[seat] >> card & 1)})


def refuse_turn(s: RoamState, seat: int, card: int, keep_one_awake: bool) -> Refusal:
    """Why TURN cannot turn this card over."""
    if not s.ready_with(seat, TURN):
        return Refusal("ROAM-ART-7", "roam-refuse-no-ready-artifact", {"ability": "turn_card"})
    if card not in s.party[seat] or not keep_one_awake:
        return Refusal("ROAM-ABIL-TURN-1", "roam-refuse-not-your-adventurer")
    return Refusal("ROAM-ABIL-TURN-3", "roam-refuse-last-awake")
