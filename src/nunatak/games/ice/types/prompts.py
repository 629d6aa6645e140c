"""The facts of the sentences with which I C E asks."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from nunatak.games.ice.types.words import ArtifactType, CampName, Guild, Landscape

# Whose piece is put down next.
Piece: TypeAlias = Guild | Literal["archaeologist"]
# The camp in hand; the first edition has no white ones.
HeldCamp: TypeAlias = Guild | Literal["white"]


class TurnPrompt(TypedDict):
    """EP left, spent this turn, and how many may be."""

    ep: int
    spent: int
    limit: int


class LastTurnPrompt(TypedDict):
    ep: int


class LeftPrompt(TypedDict):
    """How many more."""

    left: int


class KeepPrompt(LeftPrompt):
    keep: int


class DraftPrompt(TypedDict):
    kept: int


class CrewPrompt(TypedDict):
    """How many archaeologists."""

    crew: int


class PiecePrompt(CrewPrompt):
    piece: Piece


class DistributePrompt(PiecePrompt):
    places: list[str]


# All who stand on one space go elsewhere.
LeavePrompt = TypedDict("LeavePrompt", {"from": str, "crew": int})


class WindowPrompt(CrewPrompt):
    """What could be used before the pieces fall: snow tiles, crampons."""

    supply: int
    usable: list[str]


class SupplyPrompt(TypedDict):
    supply: int


class BuildPrompt(TypedDict):
    camp: CampName


class HeldCampPrompt(TypedDict):
    camp: HeldCamp


class GatherPrompt(LeftPrompt):
    camp: str


class FallPrompt(TypedDict):
    tiles: list[str]


class RefugePrompt(TypedDict):
    tile: str
    must: bool


class SlotPrompt(TypedDict):
    artifact: str
    anima: int


class PrismaticPrompt(TypedDict):
    type: ArtifactType
    anima: int


class PayPrompt(TypedDict):
    request: str
    chosen: list[str]


# A request, and what it would be paid with.
Proposed = TypedDict("Proposed", {"request": str, "with": list[str]})


class ProposalPrompt(TypedDict):
    """The requests that would be paid, and the points they come to."""

    proposal: list[Proposed]
    points: int


class ValidatePrompt(ProposalPrompt, LeftPrompt):
    pass


class RequestsPrompt(TypedDict):
    requests: list[str]


class DrawnPrompt(TypedDict):
    """Snow tiles by face, artifacts by name."""

    drawn: list[str]


class LandscapePrompt(TypedDict):
    landscape: Landscape


class TilePrompt(TypedDict):
    at: str


class WyvernPrompt(TypedDict):
    """None while it has not come."""

    at: str | None


class WhiteoutPrompt(TypedDict):
    """Where the leader is: a space, or "home"."""

    leader_at: str
