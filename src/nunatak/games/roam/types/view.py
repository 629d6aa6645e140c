"""What a view of Roam contains.  ROAM-INFO"""

from __future__ import annotations

from typing import Literal, TypedDict

from nunatak.games.roam.types.question import RoamQuestion
from nunatak.games.roam.types.words import Border, Colour


class RoamVariants(TypedDict):
    artifacts: bool
    outpost: bool
    towers: bool


class RoamSlot(TypedDict):
    """A place of the field; its card is None once the deck has run out. Tokens are counted by seat."""

    card: str | None
    counts: list[int]


class RoamDeck(TypedDict):
    left: int
    top: str | None


class RoamAuction(TypedDict):
    """The bids so far; `highest` is None while nobody has bid."""

    slot: int
    speaker: int
    waiting: list[int]
    highest: int | None
    leader: int


class PartyMember(TypedDict):
    card: str
    awake: bool


class OwnedArtifact(TypedDict):
    artifact: str
    ready: bool


class RoamBreakdown(TypedDict):
    cards: int
    artifacts: int
    outpost: int


class RoamPlayer(TypedDict):
    colour: Colour
    border: Border
    coins: int
    supply: int
    party: list[PartyMember]
    artifacts: list[OwnedArtifact]
    outpost: bool
    score: int
    breakdown: RoamBreakdown


class RoamTable(TypedDict):
    """The table, without the pending question."""

    game: Literal["roam"]
    seat: int | None
    variants: RoamVariants
    round: int
    first: int
    active: int
    order: list[int]
    woken: bool
    ending: bool
    # Complete rounds in a row in which no token was added and no location claimed.
    still_rounds: int
    # Such a round has passed and nothing has been added since: whoever can land a token must.
    stands_still: bool
    over: bool
    winners: list[int]
    slots: list[RoamSlot]
    # Owners by square, the lower token first.
    tokens: dict[str, list[int]]
    deck: RoamDeck
    row: list[str]
    stack: int
    outpost: int | None
    auction: RoamAuction | None
    players: list[RoamPlayer]


class RoamView(RoamTable):
    question: RoamQuestion | None
