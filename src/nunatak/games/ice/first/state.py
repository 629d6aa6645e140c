"""A game of the first edition at one decision: beasts, flakes, edifices, what is used once a day.  ICE1"""

from __future__ import annotations

from typing import Self

from nunatak.engine.chance import Chance
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.first.agreement import FirstAgreement
from nunatak.games.ice.state import THRESHOLD, IceState


class FirstIceState(IceState):
    """The table with what only the first edition has; a list marked * is replaced, never changed in place."""

    charmed: int  # mask of the other leaders that the active player may lead
    smilodons: list[int]  # * tiles with a Smilodon
    smilodon_by: list[int]  # * who placed each of them, or BY_LOGBOOK
    wyvern: int  # its tile, -1 when it does not play
    flakes: list[int]  # * flake tiles in the supply
    pending: list[int]  # * EP to come at the next Preparation
    daily: list[int]  # * what each seat has used today, of what can be used once a day
    fresh: int  # how many of the last snow tiles in the active player's hand are new
    revealed: int  # mask of the edifices that lie open
    found: int  # the edifice that this expedition has found first, -1 when none
    in_time: bool  # whether the other objectives were met when it was found
    paid: list[int]  # * artifacts of all Cities that have paid a request

    def __init__(self, terms: FirstAgreement, edition: Edition[Self], chance: Chance) -> None:
        super().__init__(terms, edition, chance)
        self.terms = terms  # what is agreed, with what only this edition can agree on

    def copy(self) -> FirstIceState:
        twin = beside(self)
        twin.take_over(self)
        twin.take_pieces(self)
        twin.charmed = self.charmed
        twin.smilodons = self.smilodons
        twin.smilodon_by = self.smilodon_by
        twin.wyvern = self.wyvern
        twin.flakes = self.flakes
        twin.pending = self.pending
        twin.daily = self.daily
        twin.fresh = self.fresh
        twin.revealed = self.revealed
        twin.found = self.found
        twin.in_time = self.in_time
        twin.paid = self.paid
        return twin

    def inaccessible(self, space: int) -> bool:
        """Whether a Smilodon or the Wyvern keeps everybody off a tile.  ICE1-INA"""
        return space == self.wyvern or space in self.smilodons

    def steps_from(self, x: int) -> list[int]:
        """Only to where nothing keeps everybody off.  ICE1-INA-2"""
        steps = self.terrain.steps_from(x)
        if self.smilodons or self.wyvern >= 0:
            return [y for y in steps if not self.inaccessible(y)]
        return steps

    def is_revealed(self, edifice: int) -> bool:
        """ICE1-END-1"""
        return self.revealed >> edifice - self.c.first_edifice & 1 != 0

    def tiles_aside(self) -> list[int]:
        """The flakes."""
        return self.flakes

    def leads(self, seat: int, other: int) -> bool:
        """The own leader, and those won over.  ICE1-SNW-19"""
        return other == seat or self.charmed >> other & 1 != 0

    def slot_ready(self, seat: int, kind: int) -> bool:
        """Once a day; with the Hall of Resonance twice, from four anima on.  ICE1-ART-4, ICE1-EDI-14"""
        anima = self.anima[seat * 5 + kind]
        if self.used[seat] >> kind & 1:
            return self.terms.resonance and anima >= 4 and not self.used[seat] >> kind + 5 & 1
        return anima >= THRESHOLD

    def use_slot(self, seat: int, kind: int) -> None:
        """Marks a slot as used today, or as used twice.  ICE1-ART-5, ICE1-EDI-14"""
        self.used[seat] |= 1 << (kind + 5 if self.used[seat] >> kind & 1 else kind)

    def discard_from_hand(self, seat: int, place: int) -> None:
        """One of the new tiles may be the one that goes."""
        if place >= len(self.hand[seat]) - self.fresh:
            self.fresh -= 1
        super().discard_from_hand(seat, place)

    def gain_snow(self, seat: int, tile: int) -> None:
        """A new tile; with the switch `hand_overflow` a full hand takes none.  ICE1-SNW-4"""
        if self.terms.overflow_at_once and len(self.hand[seat]) >= self.agreed.hand_limit:
            self.snow_discard = [*self.snow_discard, tile]
            return
        super().gain_snow(seat, tile)
        self.fresh += 1

    def use_today(self, seat: int, flag: int) -> None:
        """Notes something that can be used once a day."""
        daily = self.daily[:]
        daily[seat] |= flag
        self.daily = daily


def beside(s: FirstIceState) -> FirstIceState:
    """An empty table of the same game."""
    return FirstIceState(s.terms, s.edition, s.chance.copy())
