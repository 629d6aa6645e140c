"""The printed pieces of Endless Winter, as the page is told of them: every ability is read into a small tree."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from nunatak.engine.json import Json
from nunatak.games.winter.types.words import Arrow, Column, Layout, Scope, Species, Terrain, TribeCard, TypeRule


class WinterGain(TypedDict):
    """One gain: "draw 1", "gain food 2", "labor 1.5" (counted in halves)."""

    gain: str
    count: NotRequired[int]
    halves: NotRequired[int]
    types: NotRequired[TypeRule]


class WinterPrice(TypedDict):
    what: Literal["food", "tool", "labor", "card"]
    count: int
    types: NotRequired[TypeRule]


class HowMany(TypedDict):
    low: int
    high: int


class WinterAbility(TypedDict):
    text: str
    scope: Scope
    event: NotRequired[str]
    column: NotRequired[Column | Literal["any"]]
    pay: list[WinterPrice]
    choose: NotRequired[HowMany]
    gains: list[WinterGain]


class WinterCard(TypedDict):
    """A kind of card; only culture cards have an era."""

    id: str
    name: str
    copies: int
    era: int | None
    labor_halves: int
    end_vp: int
    abilities: list[WinterAbility]
    provenance: Json


class WinterChief(TypedDict):
    id: str
    name: str
    a: list[WinterAbility]
    b: list[WinterAbility]
    provenance: Json


class WinterSpecies(TypedDict):
    id: Species
    name: str
    count: int
    wild: bool
    benefit: list[WinterGain]
    set_values: list[int]
    provenance: Json


class WinterSetupCard(TypedDict):
    id: str
    name: str
    food: int
    tools: int
    tribe: TribeCard
    animals: list[Species]
    camp: bool
    provenance: Json


class WinterColumn(TypedDict):
    id: Column
    name: str
    top: list[WinterAbility]
    middle: list[WinterAbility]
    bottom: list[WinterGain]


class WinterStoneSlot(TypedDict):
    food: int
    tools: int
    bonus: list[WinterGain]


class WinterPlayerBoard(TypedDict):
    food_max: int
    camps: int
    labor_boundaries: list[int]
    tool_max: int
    rest: list[WinterGain]
    rest_labor_halves: int
    stone_slots: list[WinterStoneSlot]
    megalith_slots: list[list[WinterGain]]
    settlement_slots: list[list[WinterGain]]


class OfferingTrack(TypedDict):
    rates: list[int]
    bonus: list[list[WinterGain]]


class VenerationTrack(TypedDict):
    vp: list[int]
    tables: list[list[int]]


class WinterIdolBoard(TypedDict):
    offering: OfferingTrack
    veneration: VenerationTrack


class WinterTurnOrder(TypedDict):
    setup: list[WinterGain]
    eclipse: list[WinterGain]


class WinterTerrain(TypedDict):
    id: Terrain
    name: str
    count: int
    bonus: list[WinterGain]


class MegalithCell(TypedDict):
    start: bool
    bonus: list[WinterGain]


class MegalithBoard(TypedDict):
    id: str
    cells: list[MegalithCell]
    arrows: list[Arrow]


class MegalithLayout(TypedDict):
    """Where the four boards lie, across and down, and for how many players it is recommended."""

    id: Layout
    places: list[tuple[int, int]]
    players: int


class WinterMegaliths(TypedDict):
    width: int
    height: int
    boards: list[MegalithBoard]
    layouts: list[MegalithLayout]


class WinterScore(TypedDict):
    """What a stone scores: so many VP for every so many, or by a table."""

    text: str
    counter: str
    kinds: list[str]
    each: NotRequired[int]
    every: NotRequired[int]
    table: NotRequired[list[int]]


class WinterStone(TypedDict):
    id: str
    era: int
    score: WinterScore


class WinterGlacierToken(TypedDict):
    id: str
    bonus: list[WinterGain]


class WinterRestToken(TypedDict):
    id: str
    effects: list[WinterAbility]


class WinterCatalogue(TypedDict):
    cards: list[WinterCard]
    chiefs: list[WinterChief]
    species: list[WinterSpecies]
    setup_cards: list[WinterSetupCard]
    columns: list[WinterColumn]
    player_board: WinterPlayerBoard
    idol_board: WinterIdolBoard
    turn_order: list[WinterTurnOrder]
    terrain: list[WinterTerrain]
    megaliths: WinterMegaliths
    stones: list[WinterStone]
    glacier_tokens: list[WinterGlacierToken]
    rest_tokens: list[WinterRestToken]
