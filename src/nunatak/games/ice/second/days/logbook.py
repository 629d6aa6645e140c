"""What the logbook cards of the second edition do.  ICE2-LOG"""

from __future__ import annotations

from nunatak.games.ice.components.cards import LogbookCard
from nunatak.games.ice.components.words import LANDSCAPES
from nunatak.games.ice.second.days.free_move import FreeMove
from nunatak.games.ice.second.days.logbook_camps import CampOrder, Pitch, can_pitch
from nunatak.games.ice.second.days.logbook_caravan import Caravan, can_trade, draw_from_discard
from nunatak.games.ice.second.days.snowstorm import Snowstorm, storm_cells
from nunatak.games.ice.second.state import SecondIceState


def carry_out(s: SecondIceState, card: LogbookCard, seat: int) -> None:
    """What a card does for one player; questions go on the stack."""
    if card.does == "draw_snow":
        for _ in range(card.count):
            draw_snow(s, seat)
    elif card.does == "caravan":
        if can_trade(s, seat):
            s.push(Caravan(seat, card.count, 0))
    elif card.does == "free_move":
        if s.leader[seat] >= 0 and s.terrain.steps_from(s.leader[seat]):
            s.push(FreeMove(seat))
    elif card.does == "gather_at_camps":
        camps = s.camps()
        if camps:
            s.push(CampOrder(seat, camps))
    elif card.does == "pitch_camp":
        if can_pitch(s, seat):
            s.push(Pitch(seat))
    elif card.does == "put_snow_back":
        if s.snow_discard and storm_cells(s):
            s.unplaced = draw_from_discard(s)
            tell_storm_tile(s, seat)
            s.push(Snowstorm(seat))


def draw_snow(s: SecondIceState, seat: int) -> None:
    """A random tile of the snow discard comes into the hand.  LOG-01"""
    if not s.snow_discard:
        return
    tile = draw_from_discard(s)
    s.hand[seat] = [*s.hand[seat], tile]
    if s.witness is not None:
        s.tell("drew_snow", {"seat": seat})
        s.tell("found", {"seat": seat, "face": s.c.faces[s.faces[tile]]}, (seat,))


def tell_storm_tile(s: SecondIceState, seat: int) -> None:
    """The tile is drawn landscape up."""
    if s.witness is not None:
        s.tell("storm_tile", {"seat": seat, "landscape": LANDSCAPES[s.c.landscape[s.unplaced]]})
