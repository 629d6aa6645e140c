"""What is printed for an edition, and the numbers of its rules: everything about it that no game changes."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.ice.board.geometry import Board, Level
from nunatak.games.ice.components.actions import Actions, Words
from nunatak.games.ice.components.items import ITEM_NAMES
from nunatak.games.ice.components.words import MEANS
from nunatak.games.ice.types.words import Guild, Means, RequestKind

TABLES: Final = ["board", "guilds", "snow_tiles", "artifacts", "requests", "decrees", "logbook"]


class Layout:
    """The board: its levels, and how deep one digs."""

    def __init__(
        self,
        *,
        levels: list[Level],
        digs_down_to: int,
        snow_levels: int = 1,
        regions: bool = False,
        clockwise: bool = False,
        edges_fall: bool = False,
    ) -> None:
        self.levels = levels
        self.digs_down_to = digs_down_to  # how many levels can be excavated and lost
        self.snow_levels = snow_levels  # on how many levels snow tiles can come to lie
        self.regions = regions  # whether a city of regions lies at the bottom
        self.clockwise = clockwise  # which way the sides of a tile are counted
        self.edges_fall = edges_fall  # whether a lone tile on the edge falls

    def check(self, board: Board, table: Reader) -> None:
        """Compares the computed geometry with the printed table."""
        raise NotImplementedError


class Vocabulary:
    """The words of an edition: what its pieces and its actions are called."""

    def __init__(
        self,
        *,
        guilds: list[Guild],
        faces: list[str],
        request_kinds: list[RequestKind],
        tables: list[str] = TABLES,
        means: list[Means] = MEANS,
        items: list[str] = ITEM_NAMES,
        base_camp_face: bool = False,
    ) -> None:
        self.guilds = guilds
        self.faces = faces  # of snow tiles
        self.request_kinds = request_kinds
        self.tables = tables  # the component tables
        self.means = means  # by which an effect can be triggered
        self.items = items  # what requests are paid with
        self.base_camp_face = base_camp_face  # whether everybody knows the face of the base-camp tile

    def actions(self, words: Words, edifices: list[str]) -> Actions:
        """The actions of the edition."""
        raise NotImplementedError


class Numbers:
    """How much of everything there is."""

    def __init__(
        self,
        *,
        days: int,
        start_ep: list[int],
        max_ep: int,
        excavation_base: list[int],
        archaeologists: int,
        white_camps: list[int],
        hand_limit: int,
        requests_dealt: int,
        requests_kept: int,
        first_steps_dealt: int,
        first_steps_kept: int,
        request_limit: int = 99,
        first_validation: int = 1,
    ) -> None:
        self.days = days
        self.start_ep = start_ep  # by number of players
        self.max_ep = max_ep
        self.excavation_base = excavation_base  # EP by level
        self.archaeologists = archaeologists
        self.white_camps = white_camps  # by number of players, the one on the base-camp tile included
        self.hand_limit = hand_limit
        self.requests_dealt = requests_dealt
        self.requests_kept = requests_kept
        self.first_steps_dealt = first_steps_dealt
        self.first_steps_kept = first_steps_kept
        self.request_limit = request_limit
        self.first_validation = first_validation  # the first day on which a request can be validated


class Keys:
    """How positions call what the editions use for different things."""

    def __init__(self, *, camps: str, hold: str, row: str, market: str) -> None:
        self.camps = camps
        self.hold = hold
        self.row = row
        self.market = market


class Printed:
    """An edition as it comes out of the box."""

    def __init__(self, name: str, *, layout: Layout, vocabulary: Vocabulary, numbers: Numbers, keys: Keys) -> None:
        self.name = name
        self.layout = layout
        self.vocabulary = vocabulary
        self.numbers = numbers
        self.keys = keys
