"""What can happen in I C E; `telling.py` says which kinds of event bear which of these facts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from nunatak.games.ice.types.words import ArtifactType, CampName, Landscape, Means, TriggerToken


class Dealt(TypedDict):
    """With the variant that reads a logbook card, that card and its landscape."""

    guilds: list[str]
    decrees: list[str]
    first: int
    setup_card: NotRequired[str]
    landscape: NotRequired[Landscape]


class WithRequests(TypedDict):
    seat: int
    requests: list[str]


class WithRequest(TypedDict):
    seat: int
    request: str


class BySeat(TypedDict):
    seat: int


class SoMany(TypedDict):
    seat: int
    count: int


class Sunrise(TypedDict):
    day: int
    first: int


class OfDay(TypedDict):
    day: int


class TurnBegins(TypedDict):
    seat: int
    day: int


class OfCard(TypedDict):
    card: str


Moved = TypedDict("Moved", {"seat": int, "from": str | None, "to": str, "crew": int})
Swapped = TypedDict("Swapped", {"seat": int, "from": str | None, "to": str})
Gathered = TypedDict("Gathered", {"seat": int, "from": list[str], "to": str})
CrewMoved = TypedDict("CrewMoved", {"seat": int, "from": str, "to": str, "count": int})
Shifted = TypedDict("Shifted", {"seat": int, "from": ArtifactType, "to": ArtifactType, "anima": int})
Triggered = TypedDict("Triggered", {"seat": int, "type": ArtifactType, "with": Means})


class AtSpace(TypedDict):
    seat: int
    at: str


class Refuge(TypedDict):
    """None: the camp is back with its guild."""

    seat: int
    at: str | None


class Recruited(TypedDict):
    seat: int
    at: str
    count: int


class Standing(TypedDict):
    at: str
    count: int


class CrewPut(TypedDict):
    seat: int
    crew: list[Standing]
    places: list[str]
    count: int


class LeaderPut(TypedDict):
    """`crew`: archaeologists who came along."""

    seat: int
    at: str
    crew: NotRequired[int]


class Leads(TypedDict):
    seat: int
    leader: int


class Gift(TypedDict):
    seat: int
    to: int
    later: bool


class CampMoved(TypedDict):
    """A guild's camp has an owner; None: it is back in the supply."""

    camp: Literal["white", "guild"]
    at: str | None
    owner: NotRequired[int]


class Built(TypedDict):
    seat: int
    camp: CampName
    at: str


class Digs(TypedDict):
    seat: int
    tile: str
    cost: int


class TookTile(TypedDict):
    """Of a snow tile only its new owner learns the face."""

    seat: int
    tile: str
    artifact: NotRequired[str]


class OfTile(TypedDict):
    seat: int
    tile: str


class Collapsed(TypedDict):
    tiles: list[str]


class WithFace(TypedDict):
    seat: int
    face: str


class Cashed(TypedDict):
    seat: int
    face: str
    ep: int
    tokens: int


class Wreck(TypedDict):
    seat: int
    ep: int
    tokens: int


class GainedEp(TypedDict):
    seat: int
    ep: int


class WithTokens(TypedDict):
    seat: int
    tokens: int


class WithArtifact(TypedDict):
    seat: int
    artifact: str


class Kept(TypedDict):
    seat: int
    artifact: NotRequired[str]


class Counted(TypedDict):
    count: int
    type: str


class City(TypedDict):
    seat: int
    artifacts: list[str]
    requests: list[str]
    counted: list[Counted]


class WithLandscape(TypedDict):
    seat: int
    landscape: Landscape


class SnowComesBack(TypedDict):
    seat: int
    at: str
    landscape: Landscape


class EdificeFound(TypedDict):
    seat: int
    edifice: str
    at: str
    tokens: int


class EdificeNamed(TypedDict):
    seat: int
    edifice: str


class WyvernAt(TypedDict):
    at: str


class WithType(TypedDict):
    seat: int
    type: ArtifactType


class Cursed(TypedDict):
    seat: int
    space: int
    token: TriggerToken


class IconUncovered(TypedDict):
    seat: int
    icon: str
    tokens: int


class Market(TypedDict):
    faces: list[str]


class Payable(TypedDict):
    request: str
    points: int


class More(TypedDict):
    """So many besides, as a message."""

    say: str
    count: int


class Unpaid(TypedDict):
    seat: int
    left: list[Payable]
    dearest: list[Payable | More]


class Validated(TypedDict):
    seat: int
    request: str
    paid: list[str]
    points: int
    tokens: int


class GameOver(TypedDict):
    scores: list[int]
    winners: list[int]
