"""What Endless Winter asks: the fields of its steps, and the facts of the sentences that ask."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from nunatak.engine.types.question import Begun, Nothing, Question
from nunatak.games.winter.types.catalogue import WinterGain
from nunatak.games.winter.types.words import Column, ColumnPart, Payer, Source, Tribe

# A gain and its number, then the types taken so far or the start cell.
DueGain: TypeAlias = list[str | int]


class SidePrompt(TypedDict):
    chief: str


class CulturePrompt(TypedDict):
    """`played`: so many culture cards this turn. What the sentence speaks of: playing cards, abilities, food."""

    turn: int
    halves: int
    played: int
    plays: bool
    uses: bool
    eats: bool


class OfCard(TypedDict):
    card: str


class ColumnFacts(TypedDict):
    """Only the bottom gives a bonus."""

    column: Column
    part: ColumnPart
    bonus: NotRequired[list[DueGain]]


class ColumnPrompt(TypedDict):
    """What the sentence speaks of: what is due, who could work, whether food helps, what can be done."""

    column: Column
    part: ColumnPart
    halves: int
    due: list[WinterGain]
    who: bool
    eats: bool
    deeds: list[str]


class RestFacts(TypedDict):
    due: list[DueGain]


class RestPrompt(TypedDict):
    due: list[WinterGain]
    halves: int
    draws: bool
    eats: bool
    deeds: list[str]


class TokenPrompt(TypedDict):
    token: str


class EclipseDeckPrompt(TypedDict):
    cards: int


class GainsFacts(TypedDict):
    """`picks` of the parts may be chosen, `must` of them have to be; both are missing when all are due."""

    parts: list[DueGain]
    source: Source
    asked_for: NotRequired[bool]
    picks: NotRequired[int]
    must: NotRequired[int]


class GainsPrompt(TypedDict):
    """Of what is due so many may be picked, 0 for all of it."""

    due: list[WinterGain]
    source: Source
    picks: int


class WaitingFacts(TypedDict):
    """What abilities have waited for; as a word of messages it has no spaces."""

    event: str


class PayCardsFacts(TypedDict):
    of: Payer
    ability: int
    left: int
    types: list[str]
    card: NotRequired[str]


class PayCardsPrompt(TypedDict):
    left: int


class EclipseTerrainFacts(TypedDict):
    claimed: list[str]


class EclipseBoardFacts(TypedDict):
    settlements: int
    collected: list[str]


class CultureBegun(OfCard, Begun[Literal["pay_for_culture"], Tribe]):
    pass


class ColumnBegun(ColumnFacts, Begun[Literal["column"], Tribe]):
    pass


class RestBegun(RestFacts, Begun[Literal["rest"], Tribe]):
    pass


class GainsBegun(GainsFacts, Begun[Literal["gains"], Tribe]):
    pass


class WaitingBegun(WaitingFacts, Begun[Literal["waiting"], Tribe]):
    pass


class PayCardsBegun(PayCardsFacts, Begun[Literal["pay_cards"], Tribe]):
    pass


class EclipseTerrainBegun(EclipseTerrainFacts, Begun[Literal["eclipse_terrain"], Tribe]):
    pass


class EclipseBoardBegun(EclipseBoardFacts, Begun[Literal["eclipse_board"], Tribe]):
    pass


# Steps without fields of their own; the first two ask nobody.
PlainStep: TypeAlias = Literal[
    "course",
    "open_hands",
    "choose_chief",
    "choose_setup",
    "choose_side",
    "culture",
    "rest_token",
    "eclipse_deck",
    "eclipse_cards",
]
WinterBegun: TypeAlias = (
    Begun[PlainStep, Tribe]
    | CultureBegun
    | ColumnBegun
    | RestBegun
    | GainsBegun
    | WaitingBegun
    | PayCardsBegun
    | EclipseTerrainBegun
    | EclipseBoardBegun
)
WinterQuestion: TypeAlias = (
    Question[Literal["choose_chief", "choose_setup", "eclipse_cards"], Nothing, Nothing, WinterBegun]
    | Question[Literal["choose_side"], Nothing, SidePrompt, WinterBegun]
    | Question[Literal["culture"], Nothing, CulturePrompt, WinterBegun]
    | Question[Literal["pay_for_culture"], OfCard, OfCard, WinterBegun]
    | Question[Literal["column"], ColumnFacts, ColumnPrompt, WinterBegun]
    | Question[Literal["rest"], RestFacts, RestPrompt, WinterBegun]
    | Question[Literal["rest_token"], Nothing, TokenPrompt, WinterBegun]
    | Question[Literal["eclipse_deck"], Nothing, EclipseDeckPrompt, WinterBegun]
    | Question[Literal["gains"], GainsFacts, GainsPrompt, WinterBegun]
    | Question[Literal["waiting"], WaitingFacts, WaitingFacts, WinterBegun]
    | Question[Literal["pay_cards"], PayCardsFacts, PayCardsPrompt, WinterBegun]
    | Question[Literal["eclipse_terrain"], EclipseTerrainFacts, Nothing, WinterBegun]
    | Question[Literal["eclipse_board"], EclipseBoardFacts, Nothing, WinterBegun]
)
