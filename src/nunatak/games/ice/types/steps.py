"""The steps of I C E as positions hold them: the fields that `step_fields` writes, by name."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from nunatak.engine.types.question import Begun
from nunatak.games.ice.types.words import Guild


class OfBuild(TypedDict):
    camp: int


class OfSecondStep(TypedDict):
    origin: str
    crew: int


class OfExcavation(TypedDict):
    cell: str
    stage: int
    group: int


class OfWindow(TypedDict):
    group: int


class OfDistribution(TypedDict):
    """By place: room, who else could get a piece. How many more, and which pieces are free to go anywhere."""

    places: list[str]
    room: list[int]
    more: int
    may_have_more: list[int]
    free_leader: int
    free_crew: int


class OnCell(TypedDict):
    cell: str


class OfPayment(TypedDict):
    request: str
    chosen: list[str]
    rank: int


class OfPrismatics(TypedDict):
    index: int


class OfLogbook(TypedDict):
    """The seats that have still to do what the card says."""

    card: str
    seats: list[Guild]


class OfTiles(TypedDict):
    tiles: list[str]


class OfCells(TypedDict):
    cells: list[str]


class AtStage(TypedDict):
    stage: int


class SoManyKept(TypedDict):
    kept: int


class SoManyLeft(TypedDict):
    left: int


class FromOrigin(TypedDict):
    origin: str


class OfFlight(TypedDict):
    new: str
    cells: list[str]


class OfFirstCollapse(TypedDict):
    falling: list[str]
    saved: list[str]
    answered: int


class OfGathering(TypedDict):
    done: list[str]


class OfLastRound(TypedDict):
    seats: list[Guild]
    rounds: int


class OfSecondCollapse(TypedDict):
    level: int
    cells: list[str]


class SoManyDone(TypedDict):
    done: int


class OfCaravan(TypedDict):
    left: int
    done: int


class OfCamps(TypedDict):
    camps: list[str]


class OfCampGathering(TypedDict):
    camp: str
    left: int


class BuildBegun(OfBuild, Begun[Literal["build"], Guild]):
    pass


class SecondStepBegun(OfSecondStep, Begun[Literal["second_step"], Guild]):
    pass


class ExcavationBegun(OfExcavation, Begun[Literal["excavation"], Guild]):
    pass


class WindowBegun(OfWindow, Begun[Literal["window_b"], Guild]):
    pass


class DistributionBegun(OfDistribution, Begun[Literal["distribute"], Guild]):
    pass


class CellBegun(OnCell, Begun[Literal["place_group", "relocate"], Guild]):
    pass


class PaymentBegun(OfPayment, Begun[Literal["pay"], Guild]):
    pass


class PrismaticsBegun(OfPrismatics, Begun[Literal["prismatics"], Guild]):
    pass


class LogbookBegun(OfLogbook, Begun[Literal["logbook"], Guild]):
    pass


class ShortageBegun(OfTiles, Begun[Literal["shortage"], Guild]):
    pass


class DisplaceBegun(OfCells, Begun[Literal["displace"], Guild]):
    pass


class FirstStageBegun(AtStage, Begun[Literal["preparation", "morning", "tally"], Guild]):
    pass


class DraftBegun(SoManyKept, Begun[Literal["draft", "pass_on"], Guild]):
    pass


class SpidersBegun(FromOrigin, Begun[Literal["spiders_to"], Guild]):
    pass


class FirstCellBegun(OnCell, Begun[Literal["turn_tile", "rope_down"], Guild]):
    pass


class FlightBegun(OfFlight, Begun[Literal["flee"], Guild]):
    pass


class FirstCollapseBegun(OfFirstCollapse, Begun[Literal["collapse"], Guild]):
    pass


class GatheringBegun(OfGathering, Begun[Literal["gather_some"], Guild]):
    pass


class SendingBegun(SoManyLeft, Begun[Literal["sending"], Guild]):
    pass


class PackBegun(OfTiles, Begun[Literal["pack"], Guild]):
    pass


class LastRoundBegun(OfLastRound, Begun[Literal["last_round"], Guild]):
    pass


class OriginBegun(FromOrigin, Begun[Literal["smilodon_to", "whistle_to"], Guild]):
    pass


class SecondCollapseBegun(OfSecondCollapse, Begun[Literal["collapse"], Guild]):
    pass


class RefugeBegun(OnCell, Begun[Literal["refuge"], Guild]):
    pass


class SecondStageBegun(AtStage, Begun[Literal["sunset", "sunrise"], Guild]):
    pass


class ValidateBegun(SoManyDone, Begun[Literal["validate"], Guild]):
    pass


class CaravanBegun(OfCaravan, Begun[Literal["caravan"], Guild]):
    pass


class CampsBegun(OfCamps, Begun[Literal["camp_order"], Guild]):
    pass


class CampGatheringBegun(OfCampGathering, Begun[Literal["gather"], Guild]):
    pass


# Steps without fields of their own: those of both editions, and of one.
PlainStep: TypeAlias = Literal[
    "keep_requests",
    "exploration",
    "turn",
    "end_of_turn",
    "discard_snow",
    "manta",
    "rune",
    "obliterate",
    "choose_slot",
    "window_c",
    "helping",
    "quake",
    "spiders",
    "smilodon",
    "yacht",
    "whistle",
]
FirstPlainStep: TypeAlias = Literal[
    "gift",
    "charm",
    "distill",
    "overflow",
    "offer",
    "consult",
    "name_edifice",
    "wyvern",
    "whiteout",
    "last_turn",
    "assign",
]
SecondPlainStep: TypeAlias = Literal[
    "provide", "pick_request", "drop_requests", "study_gift", "free_move", "pitch", "snowstorm"
]
SharedBegun: TypeAlias = (
    Begun[PlainStep, Guild]
    | BuildBegun
    | SecondStepBegun
    | ExcavationBegun
    | WindowBegun
    | DistributionBegun
    | CellBegun
    | PaymentBegun
    | PrismaticsBegun
    | LogbookBegun
    | ShortageBegun
    | DisplaceBegun
)
FirstBegun: TypeAlias = (
    SharedBegun
    | Begun[FirstPlainStep, Guild]
    | FirstStageBegun
    | DraftBegun
    | SpidersBegun
    | FirstCellBegun
    | FlightBegun
    | FirstCollapseBegun
    | GatheringBegun
    | SendingBegun
    | PackBegun
    | LastRoundBegun
)
SecondBegun: TypeAlias = (
    SharedBegun
    | Begun[SecondPlainStep, Guild]
    | OriginBegun
    | SecondCollapseBegun
    | RefugeBegun
    | SecondStageBegun
    | ValidateBegun
    | CaravanBegun
    | CampsBegun
    | CampGatheringBegun
)
