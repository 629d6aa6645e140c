"""The pieces on the table that both editions have: the dig site, the guild boards, the decks.  ICE2 section 24"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.board.terrain import Terrain
from nunatak.games.ice.telling import IceTelling

NO_CAMP: Final = -1
WHITE_CAMP: Final = -2  # any other value of a held camp is the seat it belongs to


class Pieces(IceTelling):
    """Lists are indexed by seat or by space; a list marked * is replaced, never changed in place."""

    # They are set by name, where a table is laid out and in `copy`, so that no two can change places.
    terrain: Terrain  # *
    faces: list[int]  # * face of every snow tile
    crew: list[int]  # archaeologists on each space
    supply: int  # archaeologists in the supply
    leader: list[int]  # space of each leader, or OWN_SUPPLY, or HELD
    white_camps: list[int]  # * tiles with a white camp
    white_supply: int
    held_crew: int  # archaeologists of an excavated tile, not yet put down
    held_camp: int  # NO_CAMP, WHITE_CAMP, or the seat whose camp it is
    ep: list[int]
    rp: list[int]  # RP tokens
    planned: int  # mask of seats with a planning token
    used: list[int]  # mask of the types used today
    slots: list[list[int]]  # artifacts at seat * 5 + type; the inner lists *
    anima: list[int]  # their anima, at the same places
    hold: list[list[int]]  # artifacts that paid requests, in the first edition those in the City; inner lists *
    hand: list[list[int]]  # snow tiles; inner lists *
    requests: list[list[int]]  # request hands; inner lists *
    validated: list[list[int]]  # see requests.validated; inner lists *
    activation: int  # the Incandescents' token
    request_deck: list[int]  # * the next card is request_deck[requests_dealt]
    requests_dealt: int
    request_discard: list[int]  # *
    row: list[int]  # * in the first edition the requests drawn from the register, for the active player only
    logbook: list[int]  # * the next card is logbook[pages]
    pages: int
    decrees: list[int]  # * those in play, then the unused ones
    snow_discard: list[int]  # *
    artifact_discard: list[int]  # *
    # * snow tiles laid open by a logbook card; in the first edition tiles drawn by the Alchemists, for them only
    market: list[int]
    unplaced: int  # a tile taken that still has to be put somewhere, -1 when there is none
    day: int
    first: int
    active: int  # whose turn it is, -1 when it is nobody's
    spent: int  # EP spent this turn
    limit: int
    flags: int  # what the active player has used this turn
    led: int  # whose leader the active player leads: the own, or one charmed

    def take_pieces(self, other: Pieces) -> None:
        """For `copy`: everything that both editions have, as it lies in the state that this is a copy of."""
        self.terrain = other.terrain
        self.faces = other.faces
        self.crew = other.crew[:]
        self.supply = other.supply
        self.leader = other.leader[:]
        self.white_camps = other.white_camps
        self.white_supply = other.white_supply
        self.held_crew = other.held_crew
        self.held_camp = other.held_camp
        self.ep = other.ep[:]
        self.rp = other.rp[:]
        self.planned = other.planned
        self.used = other.used[:]
        self.slots = other.slots[:]
        self.anima = other.anima[:]
        self.hold = other.hold[:]
        self.hand = other.hand[:]
        self.requests = other.requests[:]
        self.validated = other.validated[:]
        self.activation = other.activation
        self.request_deck = other.request_deck
        self.requests_dealt = other.requests_dealt
        self.request_discard = other.request_discard
        self.row = other.row
        self.logbook = other.logbook
        self.pages = other.pages
        self.decrees = other.decrees
        self.snow_discard = other.snow_discard
        self.artifact_discard = other.artifact_discard
        self.market = other.market
        self.unplaced = other.unplaced
        self.day = other.day
        self.first = other.first
        self.active = other.active
        self.spent = other.spent
        self.limit = other.limit
        self.flags = other.flags
        self.led = other.led
