"""The logbook: a card in the morning, carried out player by player.  ICE2-LOG, ICE1-LOG

What a card does is data (`does`, `count`, `on` in logbook.toml); here stands the procedure behind each word that both
editions use.
"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.cards import LogbookCard
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.refusing.grounds import refused
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.logbook_crew import Helping, put_archaeologists
from nunatak.games.ice.steps.storm import Quake


def open_logbook(s: IceState) -> None:
    """Turns up the top card and starts carrying it out.  ICE2-SRI-5, ICE2-LOG-1, ICE2-LOG-2, ICE1-DAY-5"""
    number = s.logbook[s.pages]
    s.pages += 1
    s.reveal()
    card = s.c.logbook[number]
    s.tell("logbook", {"card": card.name})
    order = s.agreed.clockwise_from(s.first)
    once = card.does in s.edition.logbook.carried_out_once
    s.edition.logbook.opens(s, card)
    s.push(Logbook(s.first, number, order[:1] if once else order))


class Logbook(IceStep):
    """Carries a card from one player to the next; `seats` are those still to come."""

    def __init__(self, seat: int, card: int, seats: list[int]) -> None:
        super().__init__("logbook", seat)
        self.card = card
        self.seats = seats

    def proceed(self, s: IceState) -> bool:
        players = s.agreed.players
        acted = ((self.seats[0] if self.seats else self.seat) - 1) % players
        if s.edition.course.settles(s, acted):
            return True
        if not self.seats:
            s.pop()
            s.edition.logbook.closes(s)
            return True
        s.replace(Logbook(self.seat, self.card, self.seats[1:]))
        carry_out(s, s.c.logbook[self.card], self.seats[0])
        return True

    def refuse(self, s: IceState, action: int) -> Refusal:
        return refused(s, grounds.IN_THE_MORNING, "ice-refuse-logbook-first")

    def parts(self) -> list[int | list[int]]:
        return [self.card, self.seats]


def carry_out(s: IceState, card: LogbookCard, seat: int) -> None:
    """What a card does for one player; questions go on the stack."""
    if card.does == "archaeologists_on":
        put_archaeologists(s, seat, card.on)
    elif card.does == "archaeologist_with_leader":
        if s.supply and (s.leader[seat] >= 0 or s.camps()):
            s.push(Helping(seat))
    elif card.does == "discard_tile":
        if s.edition.tiles.quake_targets(s):
            s.push(Quake(seat))
    else:
        s.edition.logbook.carry_out(s, card, seat)
