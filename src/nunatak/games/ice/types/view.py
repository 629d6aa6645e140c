"""What views of both editions of I C E contain.  ICE2-INF, ICE1-INF"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from nunatak.games.ice.types.question import FirstQuestion, SecondQuestion
from nunatak.games.ice.types.words import (
    ArtifactKind,
    ArtifactType,
    Guild,
    Landscape,
    Mode,
    ObjectiveName,
    TriggerToken,
)


class IceTurn(TypedDict):
    """EP spent this turn, how many may be, and what can be done only once a turn and was."""

    spent: int
    limit: int
    used: list[str]


class SnowBack(TypedDict):
    """Of a fault also how it lies: the number of its orientation, and its sides."""

    landscape: Landscape
    fault: NotRequired[int]
    sides: NotRequired[list[int]]


class ArtifactBack(TypedDict):
    type: ArtifactKind


class EdificeBack(TypedDict):
    """Which one, once it has come to light."""

    edifice: str | None


# None for a tile that is fully covered.
Back: TypeAlias = SnowBack | ArtifactBack | EdificeBack | None


class IceDig(TypedDict):
    """What the excavation of a tile would cost now, and why."""

    cost: int
    base: int
    hard: int
    explorers: int


class IceHeld(TypedDict):
    """What an excavation has lifted and not yet put down; a guild's camp is told by its seat."""

    crew: int
    leaders: list[int]
    camp: int | Literal["white"] | None
    tile: str | None
    refuge_from: str | None


class IceLogbook(TypedDict):
    cards: list[str]
    left: int


class IceSlot(TypedDict):
    artifacts: list[str]
    anima: int
    used: bool
    ready: bool


class IceSlots(TypedDict):
    achievement: IceSlot
    exalted: IceSlot
    philosophical: IceSlot
    obliteration: IceSlot
    harmony: IceSlot


class FirstTokens(TypedDict):
    """The activation token of the Incandescents, and the slot it lies on."""

    activation: NotRequired[Literal["ready", "grey", "slot"]]
    on: NotRequired[ArtifactType | None]


class GuildTokens(TypedDict):
    """Of the Striders, of the Providers."""

    crampons: NotRequired[int]
    archaeologists: NotRequired[int]


class SecondTokens(FirstTokens, GuildTokens):
    pass


class IceShared(TypedDict):
    """What both editions show of the table."""

    seat: int | None
    day: int
    first: int
    active: int | None
    order: list[int]
    turn: IceTurn
    over: bool
    winners: list[int]
    tiles: dict[str, Back]
    open: list[str]
    digs: dict[str, IceDig]
    crew: dict[str, int]
    held: IceHeld
    logbook: IceLogbook
    request_deck: int
    request_discard: int


class IceSharedPlayer(TypedDict):
    """What both editions show of a player; tiles and requests in hand only to that player."""

    guild: Guild
    ep: int
    rp: int
    leader: str | None
    planned: bool
    slots: IceSlots
    hand: int
    requests: int
    hand_tiles: NotRequired[list[str]]
    hand_requests: NotRequired[list[str]]


# -- the first edition ------------------------------------------------------------------------------------------------


class FirstVariants(TypedDict):
    """The edifices at work, and how the odd levels lie."""

    first_steps: bool
    draft: bool
    edifices: list[str]
    odd_levels: str


class FirstSupply(TypedDict):
    archaeologists: int
    camps: int
    smilodons: int
    flakes: int


class FirstDecree(TypedDict):
    """What a decree makes of a City is as secret as the City."""

    id: str
    scores: list[int | None]


class Smilodon(TypedDict):
    """The seat that placed it, or nobody."""

    at: str
    by: int | None


class IceObjective(TypedDict):
    """What a lone player or a team has to reach: by seat, or one number for all; None where it is not known yet."""

    id: ObjectiveName
    needed: int
    reached: list[int | None]
    met: bool | None


class FirstValidated(TypedDict):
    request: str
    points: int


class FirstBreakdown(TypedDict):
    """`penalties` is what missed requests cost, `spheres` what the Hall of Spheres brings."""

    tokens: int
    requests: int
    penalties: int
    spheres: int
    decrees: list[int]


class FirstSecrets(TypedDict):
    """Only of the seat that looks, and of everybody once the Cities lie open."""

    hand_requests: NotRequired[list[str]]
    city_artifacts: NotRequired[list[str]]
    paid: NotRequired[list[str]]
    # How much of each request in hand could be paid, and how much it takes.
    near: NotRequired[dict[str, tuple[int, int]]]
    means: NotRequired[dict[str, int]]


class FirstPlayer(IceSharedPlayer, FirstSecrets):
    tokens: FirstTokens
    # EP that come tomorrow.
    pending: int
    used_today: list[str]
    used_twice: list[ArtifactType]
    # How many artifacts were sent home.
    city: int
    validated: list[FirstValidated]
    # None while the City lies face down.
    score: int | None
    breakdown: FirstBreakdown | None


class FirstDrawn(TypedDict):
    """What the player whose turn it is has drawn and not yet chosen from."""

    drawn_tiles: NotRequired[list[str]]
    register_cards: NotRequired[list[str]]


class FirstTable(IceShared, FirstDrawn):
    """The table, without the pending question."""

    game: Literal["ice1"]
    mode: Mode
    variants: FirstVariants
    days: int
    decrees: list[FirstDecree]
    camps: list[str]
    smilodons: list[Smilodon]
    wyvern: str | None
    supply: FirstSupply
    bag: int
    edifices: list[str]
    found: str | None
    led: int | None
    charmed: list[int]
    drawn: int
    register: int
    objectives: list[IceObjective]
    players: list[FirstPlayer]


class FirstView(FirstTable):
    question: FirstQuestion | None


# -- the second edition -----------------------------------------------------------------------------------------------


class SecondVariants(TypedDict):
    first_steps: bool
    blessing: bool
    expert: bool
    friendly_curse: bool
    logbook: bool
    logbook_setup: bool
    fluid_movement: bool
    turned_deep: bool


class SecondSupply(TypedDict):
    archaeologists: int
    white_camps: int


class SecondDecree(TypedDict):
    id: str
    scores: list[int]


class SecondDiscard(TypedDict):
    snow: int
    artifacts: int


class SecondValidated(TypedDict):
    request: str
    day: int
    rank: int
    points: int
    bonus: int


class SecondBreakdown(TypedDict):
    decrees: list[int]
    requests: int
    bonuses: int
    tokens: int
    planning: int


class SecondSecrets(TypedDict):
    """Only of the seat that looks: how much of each request in hand could be paid, and how much it takes."""

    near: NotRequired[dict[str, tuple[int, int]]]
    means: NotRequired[dict[str, int]]


class SecondPlayer(IceSharedPlayer, SecondSecrets):
    tokens: SecondTokens
    camp: str | None
    camp_grey: bool
    fluid: int
    token: TriggerToken
    threshold: int
    curse: int
    study: list[ArtifactType]
    turned: list[ArtifactType]
    hold: list[str]
    validated: list[SecondValidated]
    score: int
    breakdown: SecondBreakdown


class SecondTable(IceShared):
    """The table, without the pending question."""

    game: Literal["ice2"]
    variants: SecondVariants
    days: int
    decrees: list[SecondDecree]
    white_camps: list[str]
    supply: SecondSupply
    icons: list[str]
    row: list[str]
    market: list[str]
    discard: SecondDiscard
    curse_tokens: list[int]
    players: list[SecondPlayer]


class SecondView(SecondTable):
    question: SecondQuestion | None
