"""What can happen in Roam; `telling.py` says which kinds of event bear which of these facts."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class BySeat(TypedDict):
    seat: int


class Dealt(TypedDict):
    slots: list[str]
    first: int


class TurnBegins(TypedDict):
    seat: int
    round: int


class Woke(TypedDict):
    seat: int
    price: int


class WithCard(TypedDict):
    seat: int
    card: str


class Turned(TypedDict):
    seat: int
    card: str
    awake: bool


class Placed(TypedDict):
    seat: int
    card: str
    squares: list[str]
    skipped: list[str]
    coins: int


class Filled(TypedDict):
    """How a token on an empty square was paid for, or whose token it has replaced."""

    seat: int
    square: str
    coins: int
    pay: NotRequired[str]
    replaced: NotRequired[int]


Moved = TypedDict("Moved", {"seat": int, "owner": int, "from": str, "to": str})


class Surrounded(TypedDict):
    seat: int
    square: str


class Holder(TypedDict):
    seat: int
    tokens: int


class Explored(TypedDict):
    slot: int
    counts: list[int]
    holders: list[Holder]


class Passed(TypedDict):
    seat: int
    slot: int
    forced: bool


class BidMade(TypedDict):
    seat: int
    slot: int
    coins: int


class Claimed(TypedDict):
    seat: int
    slot: int
    card: str
    price: int
    consoled: list[int]


class OfSlot(TypedDict):
    slot: int


class Refilled(TypedDict):
    slot: int
    card: str


class Bought(TypedDict):
    seat: int
    artifact: str
    price: int


class ArtifactShown(TypedDict):
    place: int
    artifact: str


class StoodStill(TypedDict):
    rounds: int


class GameOver(TypedDict):
    scores: list[int]
    winners: list[int]
