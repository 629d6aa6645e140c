"""Reads where the tiles of a position lie. Every tile is in exactly one place; unmentioned tiles fill what is left.

A snow tile is written `fault/wreck` (landscape and face), or with one of the two where the other does not matter. What
a part of a position wants somewhere is taken from the places it clears, from the discard, or swapped in from elsewhere.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.ice.state import IceState
from nunatak.games.ice.terrain import GONE, Terrain, fault_mask
from nunatak.games.ice.words import FLAKE, LANDSCAPES, TYPES

ANYWHERE: Final = -2  # a level: none is asked for
HAND, HOLD, MARKET, SNOW_DISCARD, ARTIFACT_DISCARD, UNPLACED, BAG, FLAKES = range(-1, -9, -1)


class TileReader:
    """Lays the tiles that a position mentions over those of a state."""

    def __init__(self, s: IceState, position: Reader, whole: bool) -> None:
        self.s = s
        self.c = s.c
        self.position = position
        self.whole = whole
        self.board = s.c.site.board
        self.cells = s.terrain.tile[:]
        self.faces = s.faces[:]
        self.settled: list[int] = []  # tiles whose place the position has fixed
        self.faced: list[int] = []  # snow tiles whose face the position has fixed
        # Tiles that lie nowhere for the moment: those of the places that the position fills itself.
        self.spare: list[int] = [*range(self.c.tiles)] if whole else []
        if whole:
            # Any pairing of faces and landscapes will do: reading the tiles settles it.
            self.faces = [face for face, copies in enumerate(self.c.face_copies) for _ in range(copies)]
            self.faces += self.c.flake_faces
        self.wanted: list[tuple[Reader, list[int], int]] = []

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
            raise self.position.field("tiles").fail(f"{len(self.spare)} tiles lie nowhere")
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
                    raise tiles.field(name).fail("no such cell for a tile")
                self.lift(self.board.index[name])
        if self.position.has("left"):
            left = self.position.field("left")
            levels = {level.name: i for i, level in enumerate(self.board.levels)}
            for name in left.fields():
                if name not in levels:
                    raise left.field(name).fail(f"no such level; there are {', '.join(levels)}")
                level = levels[name]
                kept = [item.one_of(self.board.index, "a cell") for item in left.field(name).items()]
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
                    raise players.field(name).fail(f"no such player; there are {', '.join(s.agreed.seat_names)}")
                player = players.field(name)
                if player.has("hand"):
                    self.spare += s.hand[seat]
                    s.hand[seat] = []
                    found.append((player.field("hand"), seat, HAND))
                if player.has(s.edition.hold_key):
                    self.spare += s.hold[seat]
                    s.hold[seat] = []
                    found.append((player.field(s.edition.hold_key), seat, HOLD))
                if player.has("slots"):
                    slots = player.field("slots")
                    slots.only(TYPES)
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
        """The same for what lies open, what is discarded, and the flakes."""
        s = self.s
        found: list[tuple[Reader, int, int]] = []
        market, bag = s.edition.market_key, s.edition.bag_key
        if self.position.has(market):
            self.spare += s.market
            s.market = []
            found.append((self.position.field(market), ANYWHERE, MARKET))
        if self.position.has(bag or "snow_discard"):
            self.spare += s.snow_discard
            s.snow_discard = []
            if not bag:
                found.append((self.position.field("snow_discard"), ANYWHERE, SNOW_DISCARD))
        if self.position.has(bag or "artifact_discard"):
            self.spare += s.artifact_discard
            s.artifact_discard = []
            if not bag:
                found.append((self.position.field("artifact_discard"), ANYWHERE, ARTIFACT_DISCARD))
        if bag and self.position.has(bag):
            found.append((self.position.field(bag), ANYWHERE, BAG))
        if self.position.has("flakes"):
            self.spare += s.flakes
            s.flakes = []
            found.append((self.position.field("flakes"), ANYWHERE, FLAKES))
        return found

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
        elif where == SNOW_DISCARD:
            s.snow_discard = taken
        elif where == ARTIFACT_DISCARD:
            s.artifact_discard = taken
        elif where == FLAKES:
            s.flakes = taken
        else:
            s.snow_discard = [tile for tile in taken if tile < self.c.snow]
            s.artifact_discard = [tile for tile in taken if tile >= self.c.snow]

    def check_fits(self, item: Reader, tile: int, where: int) -> None:
        """Snow tiles into hands, artifacts onto slots of their type."""
        snow = tile < self.c.snow
        mixed = where == BAG or (where == MARKET and self.s.edition.bag_key != "")
        if not mixed and snow != (where in (HAND, MARKET, SNOW_DISCARD, FLAKES)):
            raise item.fail("a snow tile" if snow else "an artifact" + " cannot lie here")
        if where == FLAKES and self.c.landscape[tile] != FLAKE:
            raise item.fail("only flake tiles lie in the supply")
        if where >= 0 and self.c.type_of[tile] not in (where, 5):
            raise item.fail(f"not an artifact for the slot {TYPES[where]}")

    def take(self, item: Reader, level: int) -> int:
        """A tile that answers the description, from wherever it may be taken."""
        text = item.text()
        landscape, face = self.words(text)
        if landscape < 0 and face < 0:
            if text not in self.c.tile_name[self.c.snow :]:
                raise item.fail(f"{text!r} is neither an artifact nor a landscape, a face or both (fault/wreck)")
        elif level >= self.s.edition.snow_levels:
            raise item.fail("no snow tile can lie on this level")
        best = self.find(text, landscape, face, level)
        if best < 0:
            raise item.fail(f"there is no {text!r} left to put here")
        if face >= 0:
            self.give_face(item, best, face)
        self.settled.append(best)
        return best

    def words(self, text: str) -> tuple[int, int]:
        """Landscape and face of a snow tile's description, -1 for what it leaves open."""
        first, _, second = text.partition("/")
        landscape = LANDSCAPES.index(first) if first in LANDSCAPES else -1
        faces = self.s.edition.faces
        face = faces.index(second or first) if (second or first) in faces else -1
        return landscape, face

    def find(self, text: str, landscape: int, face: int, level: int) -> int:
        """A fitting tile: a spare one, one of the discard, or one that has to be replaced where it lies."""
        s = self.s
        for places in (self.spare, s.snow_discard + s.artifact_discard + s.flakes, self.elsewhere()):
            fitting = [tile for tile in places if self.fits(tile, text, landscape, face, level)]
            # One that has the face already is better than one that has to swap faces.
            fitting.sort(key=lambda tile: tile < self.c.snow and face >= 0 and self.faces[tile] != face)
            if fitting:
                self.remove(fitting[0])
                return fitting[0]
        return -1

    def fits(self, tile: int, text: str, landscape: int, face: int, level: int) -> bool:
        if tile in self.settled:
            return False
        if tile >= self.c.snow:
            return self.c.tile_name[tile] == text and level in (ANYWHERE, self.c.level_of[tile])
        if face >= 0 and not self.may_face(tile, face):
            return False
        if tile == self.c.base_camp and landscape < 0:
            return False
        return (landscape >= 0 or face >= 0) and landscape in (-1, self.c.landscape[tile])

    def may_face(self, tile: int, face: int) -> bool:
        """Whether this face can lie behind this tile: the base camp's may be known, flakes have few."""
        if tile == self.c.base_camp and self.c.base_camp_face >= 0:
            return face == self.c.base_camp_face
        return self.c.landscape[tile] != FLAKE or face in self.c.flake_faces

    def elsewhere(self) -> list[int]:
        """The tiles that lie where the position says nothing about."""
        s = self.s
        found = [tile for tile in self.cells if tile >= 0]
        for seat in range(s.agreed.players):
            found += s.hand[seat]
        return found

    def remove(self, tile: int) -> None:
        """Takes a tile away from where it lies."""
        s = self.s
        if tile in self.spare:
            self.spare.remove(tile)
        elif tile in self.cells:
            self.cells[self.cells.index(tile)] = -2  # a gap to be filled
        s.snow_discard = [other for other in s.snow_discard if other != tile]
        s.artifact_discard = [other for other in s.artifact_discard if other != tile]
        s.flakes = [other for other in s.flakes if other != tile]
        for seat in range(s.agreed.players):
            s.hand[seat] = [other for other in s.hand[seat] if other != tile]

    def give_face(self, item: Reader, tile: int, face: int) -> None:
        """Makes the face lie behind this landscape: faces are paired anew for every game.  ICE2-CMP-2"""
        if self.faces[tile] != face:
            flake = self.c.landscape[tile] == FLAKE
            for other in range(self.c.snow):
                if self.faces[other] == face and self.may_give(other, flake):
                    self.faces[other], self.faces[tile] = self.faces[tile], face
                    break
            else:
                camp = self.c.base_camp
                if self.faces[camp] != face or not self.whole or camp in self.faced or flake:
                    raise item.fail(f"there is no tile with the face {self.s.edition.faces[face]} left")
                self.faces[camp], self.faces[tile] = self.faces[tile], face
        self.faced.append(tile)

    def may_give(self, tile: int, flake: bool) -> bool:
        """Whether a tile can give its face to another one, which is a flake or not."""
        if tile in self.faced or (self.c.landscape[tile] == FLAKE) != flake:
            return False
        return tile != self.c.base_camp or self.c.base_camp_face < 0

    def fill_gaps(self) -> None:
        """Cells whose tile has been taken for another place get one of the same level instead."""
        for cell in range(self.board.tiles):
            if self.cells[cell] != -2:
                continue
            level = self.board.level[cell]
            others = self.spare + self.s.snow_discard + self.s.artifact_discard
            fitting = [tile for tile in others if self.c.level_of[tile] == level and tile not in self.settled]
            if not fitting:
                where = self.board.names[cell]
                raise self.position.fail(
                    f"no {self.board.levels[level].name} tile is free; take one off the board, for instance {where}"
                )
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
                    raise given.field(name).fail("there is no fault tile")
                faults[found] = fault_mask(given.field(name).number(0, 5), s.agreed.fault_offset)
        return faults

    def check_ground(self) -> None:
        """No tile hangs over a hole.  ICE2-GEO-13"""
        for cell in range(self.board.tiles):
            if self.cells[cell] >= 0:
                for below in self.board.rests_on[cell]:
                    if below < self.board.tiles and self.cells[below] < 0:
                        names = self.board.names
                        raise self.position.fail(f"tiles.{names[below]}: {names[cell]} would hang over a hole")
