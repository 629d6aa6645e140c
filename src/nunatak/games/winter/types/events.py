"""What can happen in Endless Winter; `telling.py` says which kinds of event bear which of these facts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from nunatak.games.winter.types.words import Column, Idol, Pile, Side, Source, Space, Species, Terrain, TribeCard


class InOrder(TypedDict):
    order: list[int]


class RoundBegins(TypedDict):
    round: int


class TurnBegins(TypedDict):
    seat: int
    round: int
    turn: int


class BySeat(TypedDict):
    seat: int


class GameOver(TypedDict):
    scores: list[int]
    winners: list[int]


class ChoseChief(TypedDict):
    seat: int
    chief: str


class ChoseSide(TypedDict):
    seat: int
    side: Side


class WithCard(TypedDict):
    seat: int
    card: str


class WithCards(TypedDict):
    seat: int
    cards: list[str]


class SoManyCards(TypedDict):
    seat: int
    cards: int


class Drew(TypedDict):
    seat: int
    count: int


class OpenedCulture(TypedDict):
    cards: list[str]


class Used(TypedDict):
    """Abilities are counted from 1."""

    seat: int
    card: str
    ability: int


class UsedChief(TypedDict):
    seat: int
    ability: int


class UsedToken(TypedDict):
    seat: int
    token: str
    effect: int


class TookToken(TypedDict):
    """`next`: not the open one, but the one under it."""

    seat: int
    token: str
    next: bool


class TurnedUp(TypedDict):
    token: str


class PlacedFigure(TypedDict):
    seat: int
    figure: Literal["chief", "tribe"]
    to: Space


class Slid(TypedDict):
    """`first`: the figure is the first at the bottom and covers it."""

    seat: int
    column: Column
    to: Literal["middle", "bottom"]
    first: NotRequired[bool]


class RevealedDeck(TypedDict):
    seat: int
    cards: list[str]
    halves: int


class OfHex(TypedDict):
    seat: int
    hex: str
    terrain: Terrain


Collected = TypedDict("Collected", {"seat": int, "from": str})


class StoneScored(TypedDict):
    seat: int
    stone: str
    vp: int


class TookStone(TypedDict):
    """Slots are counted from 1."""

    seat: int
    stone: str
    slot: int


class TookLesser(TypedDict):
    seat: int
    of: str
    take: str


class Gained(TypedDict):
    seat: int
    what: Literal["food", "tool"]
    count: int
    lost: int


class Labor(TypedDict):
    seat: int
    halves: int
    pool: int


class Scored(TypedDict):
    seat: int
    vp: int
    source: Source


class Worked(TypedDict):
    seat: int
    food: int


class Price(TypedDict):
    what: str
    count: int


class Paid(TypedDict):
    seat: int
    food: int
    tools: int
    halves: int
    price: list[Price]


MovedCamp = TypedDict("MovedCamp", {"seat": int, "from": str, "to": str, "leaves": Terrain, "reaches": Terrain})


class TurnedToken(TypedDict):
    hex: str
    terrain: Terrain
    token: str


class Land(TypedDict):
    hex: str
    terrain: Terrain


class Settled(TypedDict):
    seat: int
    at: str
    hexes: list[Land]
    food_lost: int


class WithAnimal(TypedDict):
    seat: int
    species: Species


class RevealedAnimals(TypedDict):
    species: list[Species]


# A card from hand is told to its owner only, by an event of its own.
Buried = TypedDict("Buried", {"seat": int, "from": Pile, "card": NotRequired[str]})


class DeckEmpty(TypedDict):
    seat: int
    deck: TribeCard


class TookTribe(TypedDict):
    seat: int
    card: TribeCard
    to: Literal["hand", "discard"]


class Raised(TypedDict):
    seat: int
    at: str
    grey: bool


class Advanced(TypedDict):
    seat: int
    idol: Idol
    level: int
