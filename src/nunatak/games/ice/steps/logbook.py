"""The logbook: a card at Sunrise, carried out player by player.  ICE2-LOG

What a card does is data (`does`, `count`, `on` in logbook.toml); here stands the procedure behind each word.
"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.components import LogbookCard
from nunatak.games.ice.playing import unled_tiles
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.logbook_camps import CampOrder, Helping, Pitch, can_pitch
from nunatak.games.ice.steps.logbook_caravan import Caravan, can_trade, draw_from_discard, lay_market
from nunatak.games.ice.steps.logbook_crew import FreeMove, put_archaeologists
from nunatak.games.ice.steps.logbook_storm import Quake, Snowstorm, storm_cells
from nunatak.games.ice.words import FACES

# Cards carried out once, by the first player; all others by every player in turn order.
ONCE = ["archaeologists_on", "gather_at_camps"]
KNOWN = [
    "draw_snow", "caravan", "archaeologists_on", "free_move", "gather_at_camps", "pitch_camp",
    "archaeologist_with_leader", "discard_tile", "put_snow_back",
]  # fmt: skip


def open_logbook(s: IceState) -> None:
    """Turns up the top card and starts carrying it out.  ICE2-SRI-5, ICE2-LOG-1, ICE2-LOG-2"""
    number = s.logbook[s.pages]
    s.pages += 1
    s.reveal()
    card = s.c.logbook[number]
    s.tell("logbook", {"card": card.name})
    order = s.table.clockwise_from(s.first)
    if card.does == "caravan":
        lay_market(s)
    s.steps.append(Logbook(s.first, number, order[:1] if card.does in ONCE else order))


class Logbook(IceStep):
    """Carries a card from one player to the next; `seats` are those still to come."""

    def __init__(self, seat: int, card: int, seats: list[int]) -> None:
        super().__init__("logbook", seat)
        self.card = card
        self.seats = seats

    def proceed(self, s: IceState) -> bool:
        if not self.seats:
            s.steps.pop()
            if s.market:
                s.snow_discard = s.snow_discard + s.market
                s.market = []
            return True
        s.steps[-1] = Logbook(self.seat, self.card, self.seats[1:])
        carry_out(s, s.c.logbook[self.card], self.seats[0])
        return True

    def refuse(self, s: IceState, action: int) -> Refusal:
        return Refusal("ICE2-LOG-3", "ice-refuse-logbook-first")

    def parts(self) -> list[int | list[int]]:
        return [self.card, self.seats]


def carry_out(s: IceState, card: LogbookCard, seat: int) -> None:
    """What a card does for one player; questions go on the stack."""
    if card.does == "draw_snow":
        for _ in range(card.count):
            draw_snow(s, seat)
    elif card.does == "caravan":
        if can_trade(s, seat):
            s.steps.append(Caravan(seat, card.count, 0))
    elif card.does == "archaeologists_on":
        put_archaeologists(s, seat, card.on)
    elif card.does == "free_move":
        if s.leader[seat] >= 0 and s.terrain.steps_from(s.leader[seat]):
            s.steps.append(FreeMove(seat))
    elif card.does == "gather_at_camps":
        camps = s.camps()
        if camps:
            s.steps.append(CampOrder(seat, camps))
    elif card.does == "pitch_camp":
        if can_pitch(s, seat):
            s.steps.append(Pitch(seat))
    elif card.does == "archaeologist_with_leader":
        if s.supply and (s.leader[seat] >= 0 or s.camps()):
            s.steps.append(Helping(seat))
    elif card.does == "discard_tile":
        if unled_tiles(s):
            s.steps.append(Quake(seat))
    elif card.does == "put_snow_back":
        if s.snow_discard and storm_cells(s):
            s.unplaced = draw_from_discard(s)
            tell_storm_tile(s, seat)
            s.steps.append(Snowstorm(seat))


def draw_snow(s: IceState, seat: int) -> None:
    """A random tile of the snow discard comes into the hand.  LOG-01"""
    if not s.snow_discard:
        return
    tile = draw_from_discard(s)
    s.hand[seat] = [*s.hand[seat], tile]
    if s.witness is not None:
        s.tell("drew_snow", {"seat": seat})
        s.tell("found", {"seat": seat, "face": FACES[s.faces[tile]]}, (seat,))


def tell_storm_tile(s: IceState, seat: int) -> None:
    """The tile is drawn landscape up."""
    if s.witness is not None:
        landscape: Json = s.c.tile_name[s.unplaced]
        s.tell("storm_tile", {"seat": seat, "landscape": landscape})
