"""What Roam asks: the fields of its steps, and the facts of the sentences that ask."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from nunatak.engine.types.question import Begun, Nothing, Question
from nunatak.games.roam.types.words import Colour


class StartPrompt(TypedDict):
    """The supply, and whether whoever can land a token must (ROAM-END-5)."""

    tokens: int
    must_land: bool


class PatternCells(TypedDict):
    """Squares of a pattern as offsets from its anchor, rows first."""

    solid: list[list[int]]
    empty: list[list[int]]


class AnchorFacts(TypedDict):
    card: str
    turns: int
    stranded: bool


class AnchorPrompt(PatternCells):
    card: str
    turns: int
    must_land: bool


class SolidFacts(TypedDict):
    card: str
    anchor: str
    turns: int
    chosen: list[str]


class SolidPrompt(TypedDict):
    tokens: int
    chosen: list[str]


class ActingFacts(TypedDict):
    """A pattern that could not be placed has no anchor."""

    card: str
    skipped: list[str]
    empty: list[str]
    anchor: NotRequired[str]
    turns: NotRequired[int]


class ActingPrompt(TypedDict):
    card: str
    empty: list[str]
    price: int


class BidFacts(TypedDict):
    slot: int
    waiting: list[Colour]
    highest: int
    leader: Colour


class BidPrompt(TypedDict):
    slot: int
    lowest: int
    highest: int
    leader: int


class ResolvingPrompt(TypedDict):
    slots: list[int]


MoveFacts = TypedDict("MoveFacts", {"from": str, "owner": Colour})
MovePrompt = TypedDict("MovePrompt", {"from": str, "owner": int})


class AnchorBegun(AnchorFacts, Begun[Literal["choose_anchor"], Colour]):
    pass


class SolidBegun(SolidFacts, Begun[Literal["choose_solid"], Colour]):
    pass


class ActingBegun(ActingFacts, Begun[Literal["acting"], Colour]):
    pass


class BidBegun(BidFacts, Begun[Literal["bid"], Colour]):
    pass


class MoveBegun(MoveFacts, Begun[Literal["move_to"], Colour]):
    pass


RoamBegun: TypeAlias = (
    Begun[Literal["end_of_turn", "market", "resolving", "start"], Colour]
    | AnchorBegun
    | SolidBegun
    | ActingBegun
    | BidBegun
    | MoveBegun
)
RoamQuestion: TypeAlias = (
    Question[Literal["market"], Nothing, Nothing, RoamBegun]
    | Question[Literal["start"], Nothing, StartPrompt, RoamBegun]
    | Question[Literal["choose_anchor"], AnchorFacts, AnchorPrompt, RoamBegun]
    | Question[Literal["choose_solid"], SolidFacts, SolidPrompt, RoamBegun]
    | Question[Literal["acting"], ActingFacts, ActingPrompt, RoamBegun]
    | Question[Literal["bid"], BidFacts, BidPrompt, RoamBegun]
    | Question[Literal["resolving"], Nothing, ResolvingPrompt, RoamBegun]
    | Question[Literal["move_to"], MoveFacts, MovePrompt, RoamBegun]
)
