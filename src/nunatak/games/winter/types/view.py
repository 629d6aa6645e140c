"""What a view of Endless Winter contains.  EW-INFO"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from nunatak.games.winter.types.question import WinterQuestion
from nunatak.games.winter.types.words import Figure, Layout, Side, Space, Species, Terrain, Tribe


class WinterVariants(TypedDict):
    draft: str
    glacier_tokens: bool
    rest_tokens: bool


class WinterActing(TypedDict):
    """The turn in progress; only the player whose turn it is knows which cards in hand may not be played."""

    labor_halves: int
    culture_cards: int
    at: Space | None
    types_taken: list[str]
    chief_placed: bool
    # Abilities are counted from 1.
    chief_used: list[int]
    token: str | None
    token_used: list[int]
    may_not_play: NotRequired[list[str]]


class WinterOffered(TypedDict):
    chiefs: list[str]
    setup_cards: list[str]


class StandingFigure(TypedDict):
    seat: int
    figure: Figure


class WinterColumnView(TypedDict):
    """Who stands in a column, and the seat whose figure covers its bottom."""

    figures: list[StandingFigure]
    covered: int | None


class WinterColumns(TypedDict):
    initiate: WinterColumnView
    develop: WinterColumnView
    settle: WinterColumnView
    hunt: WinterColumnView


class WinterCulture(TypedDict):
    open: list[str | None]
    decks: list[int]
    gone: list[str]


class WinterTribeDecks(TypedDict):
    elder: int
    crafter: int
    scout: int
    hunter: int
    shaman: int


class WinterAnimals(TypedDict):
    deck: int
    grounds: list[Species]


class WinterStones(TypedDict):
    left: list[str | None]
    right: list[str | None]


class WinterHex(TypedDict):
    """Camps and influence are by seat; `leading` would get the bonus of an eclipse now."""

    terrain: Terrain
    camps: list[int]
    influence: list[int]
    leading: list[int]
    # A glacier token, or "face_down".
    token: NotRequired[str]


class WinterField(TypedDict):
    """The megalith field: boards on the places of the layout, and the seat of each megalith, or "grey"."""

    layout: Layout
    boards: list[str]
    raised: dict[str, int | Literal["grey"]]


class WinterIdols(TypedDict):
    offering: list[int]
    veneration: list[int]
    # Seats, the highest idol of veneration first.
    rank: list[int]


class WinterRestTokens(TypedDict):
    open: str | None
    face_down: int


class WinterFinal(TypedDict):
    """What the final scoring adds to the VP."""

    offering: int
    veneration: int
    cards: int
    animals: int


class WinterScored(TypedDict):
    """Immediate VP of a round by source; sources without any are left out."""

    cards: NotRequired[int]
    stones: NotRequired[int]
    stacking: NotRequired[int]
    cells: NotRequired[int]
    veneration: NotRequired[int]
    offering: NotRequired[int]
    terrain: NotRequired[int]
    tokens: NotRequired[int]
    missing: NotRequired[int]
    board: NotRequired[int]


class WinterFigures(TypedDict):
    chief: Space | None
    tribe_1: Space | None
    tribe_2: Space | None


class WinterHerd(TypedDict):
    """Animals by species; species of which there is none are left out."""

    giant_sloth: NotRequired[int]
    woolly_rhino: NotRequired[int]
    saber_tooth: NotRequired[int]
    glyptodon: NotRequired[int]
    giant_beaver: NotRequired[int]
    woolly_mammoth: NotRequired[int]
    argentavis: NotRequired[int]


class PlayedCard(TypedDict):
    """A card above a board, and which of its abilities were used, counted from 1."""

    card: str
    used: list[int]


class WinterPlayer(TypedDict):
    tribe: Tribe
    chief: str | None
    side: Side | None
    setup_card: str | None
    food: int
    food_max: int
    tools: int
    vp: int
    # As if the game ended now.
    score: int
    final: WinterFinal
    scored: list[WinterScored]
    figures: WinterFigures
    # What is still on the board.
    camps: int
    settlements: int
    megaliths: int
    next_megalith_grey: bool
    stones: list[str | None]
    animals: WinterHerd
    tipped: WinterHerd
    hand_size: int
    deck_size: int
    discard: list[str]
    above: list[PlayedCard]
    eclipse_size: int
    eclipse_halves: int
    buried_size: int
    # Only of the seat that looks; the deck says what is in it, not in which order (EW-INFO-4).
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]
    eclipse: NotRequired[list[str]]
    buried: NotRequired[list[str]]


class WinterTable(TypedDict):
    """The table, without the pending question."""

    game: Literal["winter"]
    seat: int | None
    variants: WinterVariants
    round: int
    turn: int
    phase: Literal["setup", "action", "eclipse", "over"]
    over: bool
    winners: list[int]
    order: list[int]
    active: int
    acting: WinterActing
    offered: WinterOffered
    columns: WinterColumns
    culture: WinterCulture
    tribe_decks: WinterTribeDecks
    animals: WinterAnimals
    stones: WinterStones
    land: dict[str, WinterHex]
    # Seats by juncture.
    settlements: dict[str, int]
    megaliths: WinterField
    idols: WinterIdols
    rest_tokens: WinterRestTokens
    players: list[WinterPlayer]


class WinterView(WinterTable):
    question: WinterQuestion | None
