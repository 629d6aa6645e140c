"""The dig: what the tiles show, who stands where, what was lifted, what lies beside the board."""

from __future__ import annotations

from typing import Final

from nunatak.engine.encoding import HIGHEST, Axis, Layout, one_hot, put, put_rows
from nunatak.games.ice.board.terrain import Terrain
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.components.words import HELD, KINDS_OF_ARTIFACT, LANDSCAPES
from nunatak.games.ice.encoding.moment import PLAYER
from nunatak.games.ice.pieces import NO_CAMP, WHITE_CAMP
from nunatak.games.ice.state import IceState

# What a tile on the board shows.
COVERED: Final = 0
FIRST_LANDSCAPE: Final = 1
FIRST_TYPE: Final = FIRST_LANDSCAPE + len(LANDSCAPES)
EDIFICE: Final = FIRST_TYPE + len(KINDS_OF_ARTIFACT)
BACKS: Final = EDIFICE + 1
SIDES: Final = 6


class SiteCells:
    """The board and its supplies."""

    def __init__(self, layout: Layout, c: Components) -> None:
        add = layout.add
        board = c.site.board
        self.tiles = board.tiles
        self.spaces = board.spaces
        # The cells of a tile by what is seen of it: nothing, its cover, or what it shows where it lies open.
        backs = one_hot(BACKS)
        self.gone = bytes(BACKS)
        self.covered = backs[COVERED]
        self.shown = [backs[shown_by(c, tile)] for tile in range(c.tiles)]
        tile_cell = Axis("tile", board.names[: board.tiles])
        space = Axis("space", board.names)
        back = Axis("back", ["covered", *LANDSCAPES, *KINDS_OF_ARTIFACT, "edifice"])
        self.backs = add("tiles", "what the tile on a cell shows; nothing where it is gone", [tile_cell, back])
        sides = Axis("side", [f"side {side}" for side in range(SIDES)])
        # These three lie side by side and follow from the terrain alone.
        self.faults = add("faults", "fault sides of an open tile", [Axis("tile", board.names[: c.fault_cells]), sides])
        self.open = add("open", "spaces that lie open", [space])
        self.crew = add("crew", "archaeologists on a space", [space], HIGHEST)
        self.leaders = add("leaders", "where the leader of a player stands", [PLAYER, space])
        self.held_leaders = add("held_leaders", "leaders that were lifted and not yet put down", [PLAYER])
        self.white_camps = add("white_camps", "tiles with a white camp", [tile_cell])
        self.held_crew = add("held_crew", "archaeologists that were lifted and not yet put down", highest=HIGHEST)
        owner = Axis("owner", [*PLAYER.labels, "white"])
        self.held_camp = add("held_camp", "the camp that was lifted and not yet put down", [owner])
        # What was taken and is not placed: an artifact is public, of a snow tile only the landscape.
        names = [*c.artifact_names, *LANDSCAPES]
        self.unplaced = add("unplaced", "a tile that was taken and not yet placed", [Axis("tile", names)])
        self.unplaced_as = [taken_as(c, tile) for tile in range(c.tiles)]
        self.supply = add("supply", "archaeologists in the supply", highest=HIGHEST)
        self.white_supply = add("white_supply", "white camps in the supply", highest=HIGHEST)
        card = Axis("card", [card.name for card in c.logbook])
        self.pages = add("logbook", "logbook cards turned up so far", [card], HIGHEST)
        self.page = add("page", "the last of them", [card])
        self.pages_left = add("pages_left", "logbook cards to come", highest=HIGHEST)
        self.decrees = add("decrees", "decrees in play", [Axis("decree", [decree.name for decree in c.decrees])])
        self.request_deck = add("request_deck", "cards left in the request deck", highest=HIGHEST)
        self.request_discard = add("request_discard", "requests that were discarded", highest=HIGHEST)

    def write(self, s: IceState, away: list[int], cells: bytearray, at: int) -> None:
        terrain = s.terrain
        if not terrain.told:
            terrain.told = self._tell(terrain)
        cells[at + self.backs : at + self.open + self.spaces] = terrain.told
        crew = s.crew
        first = at + self.crew
        for space in range(self.spaces):
            if crew[space]:
                put(cells, first + space, crew[space])
        for seat in range(s.agreed.players):
            stands = s.leader[seat]
            if stands >= 0:
                cells[at + self.leaders + away[seat] * self.spaces + stands] = 1
            elif stands == HELD:
                cells[at + self.held_leaders + away[seat]] = 1
        for cell in s.white_camps:
            cells[at + self.white_camps + cell] = 1
        put(cells, at + self.held_crew, s.held_crew)
        if s.held_camp == WHITE_CAMP:
            cells[at + self.held_camp + len(PLAYER.labels)] = 1
        elif s.held_camp != NO_CAMP:
            cells[at + self.held_camp + away[s.held_camp]] = 1
        if s.unplaced >= 0:
            cells[at + self.unplaced + self.unplaced_as[s.unplaced]] = 1
        self._write_supplies(s, cells, at)

    def _tell(self, terrain: Terrain) -> bytes:
        """The fields of the tiles, from `tiles` to `open`: the same as long as no tile leaves."""
        told = bytearray(self.open + self.spaces - self.backs)
        tile, is_open, shown = terrain.tile, terrain.is_open, self.shown
        gone, covered = self.gone, self.covered
        rows: list[bytes] = []
        for cell in range(self.tiles):
            if tile[cell] < 0:
                rows.append(gone)
            else:
                rows.append(shown[tile[cell]] if is_open[cell] else covered)
        put_rows(told, 0, rows)
        faults = self.faults - self.backs
        for cell, sides in enumerate(terrain.faults):
            if sides and is_open[cell]:
                for side in range(SIDES):
                    if sides >> side & 1:
                        told[faults + cell * SIDES + side] = 1
        put_rows(told, self.open - self.backs, [bytes(is_open)])
        return bytes(told)

    def _write_supplies(self, s: IceState, cells: bytearray, at: int) -> None:
        put(cells, at + self.supply, s.supply)
        put(cells, at + self.white_supply, s.white_supply)
        for place in range(s.pages):
            cells[at + self.pages + s.logbook[place]] += 1
        if s.pages:
            cells[at + self.page + s.logbook[s.pages - 1]] = 1
        if s.agreed.logbook:
            put(cells, at + self.pages_left, len(s.logbook) - s.pages)
        for place in range(s.agreed.decrees_in_play):
            cells[at + self.decrees + s.decrees[place]] = 1
        put(cells, at + self.request_deck, len(s.request_deck) - s.requests_dealt)
        put(cells, at + self.request_discard, len(s.request_discard))


def shown_by(c: Components, tile: int) -> int:
    """What an open tile shows: its landscape, its type, or only that it is an edifice."""
    if tile < c.snow:
        return FIRST_LANDSCAPE + c.landscape[tile]
    return EDIFICE if tile >= c.first_edifice else FIRST_TYPE + c.type_of[tile]


def taken_as(c: Components, tile: int) -> int:
    """What is seen of a tile that was taken: which artifact it is, or the landscape of a snow tile."""
    if tile < c.snow:
        return len(c.artifact_names) + c.landscape[tile]
    return -1 if tile >= c.first_edifice else c.artifact_index[c.tile_name[tile]]
