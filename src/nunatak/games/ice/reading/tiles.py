"""Reads where the tiles of a position lie. Every tile is in exactly one place; unmentioned tiles fill what is left.

What a part of a position wants somewhere is taken from the places it clears, from the discard, or swapped in from
elsewhere.
"""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.ice.board.terrain import GONE, Terrain, fault_mask
from nunatak.games.ice.components.words import TYPES
from nunatak.games.ice.reading.tile_finder import ANYWHERE, GAP, TileFinder

# Where tiles lie besides on slots, which have the numbers of their types; editions add piles of their own.
HAND, HOLD, MARKET, UNPLACED = range(-1, -5, -1)


class TileReader(TileFinder):
    """Lays the tiles that a position mentions over those of a state."""

    def read(self) -> None:
        """Reads all tiles and sets them in the state."""
        s = self.s
        self.clear_cells()
        lists = self.clear_lists()
        self.fill_cells()
        for reader, owner, slot in lists:
            self.fill_list(reader, owner, slot)
        self.fill_gaps()
        snow = [tile for tile in self.spare if tile < self.c.snow]
        artifacts = [tile for tile in self.spare if tile >= self.c.snow]
        if self.whole and self.spare:
            raise self.position.field("tiles").fail("wrong-ice-nowhere", count=len(self.spare))
        s.snow_discard = s.snow_discard + snow
        s.artifact_discard = s.artifact_discard + artifacts
        s.faces = self.faces
        faults = self.read_faults()
        self.check_ground()
        s.terrain = Terrain.of(self.board, self.cells, faults)
        s.anima = [sum(self.c.anima[tile] for tile in slot) for slot in s.slots]

    # -- clearing ---------------------------------------------------------------------------------------------

    def clear_cells(self) -> None:
        """Takes the tiles of mentioned cells up, and of those that are no longer left."""
        if self.position.has("tiles"):
            tiles = self.position.field("tiles")
            for name in tiles.fields():
                if name not in self.board.index or self.board.index[name] >= self.board.tiles:
                    raise tiles.field(name).fail("wrong-no-space")
                self.lift(self.board.index[name])
        if self.position.has("left"):
            left = self.position.field("left")
            levels: dict[str, int] = {level.name: i for i, level in enumerate(self.board.levels)}
            for name in left.fields():
                if name not in levels:
                    raise left.field(name).fail("wrong-no-such", known=", ".join(levels))
                level = levels[name]
                kept = [item.one_of(self.board.index) for item in left.field(name).items()]
                for cell in range(self.board.start[level], self.board.start[level + 1]):
                    if cell not in kept:
                        self.lift(cell)

    def lift(self, cell: int) -> None:
        """Takes up the tile of a cell."""
        if self.cells[cell] >= 0:
            self.spare.append(self.cells[cell])
            self.cells[cell] = GONE

    def clear_lists(self) -> list[tuple[Reader, int, int]]:
        """Empties the hands, slots, holds and piles that the position mentions; returns what to fill them with."""
        s = self.s
        found: list[tuple[Reader, int, int]] = []
        if self.position.has("players"):
            players = self.position.field("players")
            for name in players.fields():
                seat = s.agreed.seat_index.get(name, -1)
                if seat < 0:
                    raise players.field(name).fail("wrong-no-such", known=", ".join(s.agreed.seat_names))
                player = players.field(name)
                if player.has("hand"):
                    self.spare += s.hand[seat]
                    s.hand[seat] = []
                    found.append((player.field("hand"), seat, HAND))
                if player.has(s.c.keys.hold):
                    self.spare += s.hold[seat]
                    s.hold[seat] = []
                    found.append((player.field(s.c.keys.hold), seat, HOLD))
                if player.has("slots"):
                    slots = player.field("slots")
                    slots.only([*TYPES])
                    for kind, name_of_kind in enumerate(TYPES):
                        if slots.has(name_of_kind):
                            self.spare += s.slots[seat * 5 + kind]
                            s.slots[seat * 5 + kind] = []
                            found.append((slots.field(name_of_kind), seat, kind))
        found += self.clear_piles()
        if self.position.has("unplaced"):
            if s.unplaced >= 0:
                self.spare.append(s.unplaced)
                s.unplaced = -1
            if not self.position.field("unplaced").is_null():
                found.append((self.position.field("unplaced"), ANYWHERE, UNPLACED))
        return found

    def clear_piles(self) -> list[tuple[Reader, int, int]]:
        """The same for what lies open, and for the piles that the edition has."""
        market = self.c.keys.market
        if not self.position.has(market):
            return []
        self.spare += self.s.market
        self.s.market = []
        return [(self.position.field(market), ANYWHERE, MARKET)]

    # -- filling ----------------------------------------------------------------------------------------------

    def fill_cells(self) -> None:
        """Puts the tiles that the position names on their cells."""
        if not self.position.has("tiles"):
            return
        tiles = self.position.field("tiles")
        for name in tiles.fields():
            item = tiles.field(name)
            if item.is_null():
                continue
            cell = self.board.index[name]
            self.cells[cell] = self.take(item, self.board.level[cell])

    def fill_list(self, reader: Reader, seat: int, where: int) -> None:
        """Fills a hand, slot, hold or pile."""
        s = self.s
        if where == UNPLACED:
            s.unplaced = self.take(reader, ANYWHERE)
            return
        taken = [self.take(item, ANYWHERE) for item in reader.items()]
        for item, tile in zip(reader.items(), taken, strict=True):
            self.check_fits(item, tile, where)
        if where >= 0:
            s.slots[seat * 5 + where] = taken
        elif where == HAND:
            s.hand[seat] = taken
        elif where == HOLD:
            s.hold[seat] = taken
        elif where == MARKET:
            s.market = taken
        else:
            self.fill_pile(where, taken)

    def fill_pile(self, where: int, taken: list[int]) -> None:
        """Fills one of the edition's own piles."""
        raise NotImplementedError

    def check_fits(self, item: Reader, tile: int, where: int) -> None:
        """Snow tiles into hands, artifacts onto slots of their type."""
        if not self.may_lie(tile, where):
            what = "a snow tile" if tile < self.c.snow else "an artifact"
            raise item.fail("wrong-ice-not-here", thing=what)
        if where >= 0 and self.c.type_of[tile] not in (where, 5):
            raise item.fail("wrong-ice-slot", slot=TYPES[where])

    def may_lie(self, tile: int, where: int) -> bool:
        """Whether a hand or a pile takes snow tiles, if this is one, or else artifacts."""
        return (tile < self.c.snow) == (where in (HAND, MARKET))

    def fill_gaps(self) -> None:
        """Cells whose tile has been taken for another place get one of the same level instead."""
        for cell in range(self.board.tiles):
            if self.cells[cell] != GAP:
                continue
            level = self.board.level[cell]
            others = self.spare + self.s.snow_discard + self.s.artifact_discard
            fitting = [tile for tile in others if self.c.level_of[tile] == level and tile not in self.settled]
            if not fitting:
                where = self.board.names[cell]
                raise self.position.fail("wrong-ice-no-tile", level=self.board.levels[level].name, place=where)
            self.remove(fitting[0])
            self.cells[cell] = fitting[0]

    # -- checking ---------------------------------------------------------------------------------------------

    def read_faults(self) -> list[int]:
        """How fault tiles are turned; those that the position does not mention keep or get orientation 0."""
        s = self.s
        faults = [0] * self.c.fault_cells
        for cell in range(self.c.fault_cells):
            if self.cells[cell] >= 0 and self.c.is_fault(self.cells[cell]):
                faults[cell] = s.terrain.faults[cell] or fault_mask(0, s.agreed.fault_offset)
        if self.position.has("faults"):
            given = self.position.field("faults")
            for name in given.fields():
                found = self.board.index.get(name, -1)
                if not 0 <= found < self.c.fault_cells or not faults[found]:
                    raise given.field(name).fail("wrong-ice-no-fault")
                faults[found] = fault_mask(given.field(name).number(0, 5), s.agreed.fault_offset)
        return faults

    def check_ground(self) -> None:
        """No tile hangs over a hole.  ICE2-GEO-13"""
        for cell in range(self.board.tiles):
            if self.cells[cell] >= 0:
                for below in self.board.rests_on[cell]:
                    if below < self.board.tiles and self.cells[below] < 0:
                        names = self.board.names
                        raise self.position.fail("wrong-ice-hangs", below=names[below], above=names[cell])
