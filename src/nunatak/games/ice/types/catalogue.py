"""The printed pieces of I C E, as the page is told of them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from nunatak.games.ice.types.words import (
    ArtifactKind,
    ArtifactType,
    DecreeKind,
    Guild,
    Landscape,
    LevelName,
    RequestKind,
)


class IceSpace(TypedDict):
    """A cell of a level or of its rim; or a region of the city, which has several cells and no sides."""

    id: str
    level: int
    tile: bool
    cell: NotRequired[tuple[int, int, int]]
    at: NotRequired[tuple[float, float]]
    sides: NotRequired[list[str | None]]
    cells: NotRequired[list[tuple[int, int, int]]]
    rests_on: list[str]
    covered_by: list[str]
    adjacent: list[str]
    # Only of cells that hold tiles.
    edge: NotRequired[bool]


class IceIcon(TypedDict):
    id: str
    region: str
    covered_by: list[str]
    tokens: int


class IceBoard(TypedDict):
    spaces: list[IceSpace]
    icons: list[IceIcon]
    levels: list[LevelName]
    directions: list[str]


class IceLandscape(TypedDict):
    id: Landscape
    copies: int


class IceFace(TypedDict):
    id: str
    copies: int


class IceArtifact(TypedDict):
    """The prismatic artifacts have no form."""

    id: str
    type: ArtifactKind
    form: int | None
    anima: int
    level: LevelName
    copies: int
    provenance: str


class IceRequest(TypedDict):
    """A forms request has a reward for each number of forms."""

    id: str
    kind: RequestKind
    types: list[ArtifactType]
    rewards: list[int]
    copies: int
    provenance: str


class IceDecree(TypedDict):
    id: str
    kind: DecreeKind
    type: ArtifactType | None
    rates: list[int]
    provenance: str


class IceLogbookCard(TypedDict):
    """Only cards of the second edition bear the landscape that its set-up variant reads."""

    id: str
    name: str
    does: str
    count: int
    on: str
    icon: Landscape | None
    provenance: str


class IceEdifice(TypedDict):
    id: str
    name: str
    provenance: str


class IceGuild(TypedDict):
    id: Guild
    name: str
    rp: int
    provenance: str


class IcePieces(TypedDict):
    """What both editions have; only the first has any edifices."""

    board: IceBoard
    landscapes: list[IceLandscape]
    faces: list[IceFace]
    artifacts: list[IceArtifact]
    requests: list[IceRequest]
    decrees: list[IceDecree]
    logbook: list[IceLogbookCard]
    edifices: list[IceEdifice]
    guilds: list[IceGuild]


class FirstCatalogue(IcePieces):
    # The other boards, by how the odd levels lie; views say which one is on the table.
    other_boards: dict[str, IceBoard]


class SecondCatalogue(IcePieces):
    # The board whose deep level is turned by half (ICE2-GEO-6); views say so.
    turned_board: IceBoard
