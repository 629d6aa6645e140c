"""Finds the tiles that a position asks for: spare ones, discarded ones, or others that swap places with them.

A snow tile is written `fault/wreck` (landscape and face), or with one of the two where the other does not matter.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.ice.components.words import FLAKE, LANDSCAPES
from nunatak.games.ice.state import IceState

ANYWHERE: Final = -2  # a level: none is asked for
GAP: Final = -2  # a cell whose tile has been taken for another place


class TileFinder:
    """The tiles of a state while a position is laid over it: which are spare, which have found their place."""

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

    def take(self, item: Reader, level: int) -> int:
        """A tile that answers the description, from wherever it may be taken."""
        text = item.text()
        landscape, face = self.words(text)
        if landscape < 0 and face < 0:
            if text not in self.c.tile_name[self.c.snow :]:
                raise item.fail("wrong-ice-tile", got=repr(text))
        elif level >= self.c.printed.layout.snow_levels:
            raise item.fail("wrong-ice-no-snow")
        best = self.find(text, landscape, face, level)
        if best < 0:
            raise item.fail("wrong-ice-not-left", thing=repr(text))
        if face >= 0:
            self.give_face(item, best, face)
        self.settled.append(best)
        return best

    def words(self, text: str) -> tuple[int, int]:
        """Landscape and face of a snow tile's description, -1 for what it leaves open."""
        first, _, second = text.partition("/")
        landscape = LANDSCAPES.index(first) if first in LANDSCAPES else -1
        faces = self.c.faces
        face = faces.index(second or first) if (second or first) in faces else -1
        return landscape, face

    def find(self, text: str, landscape: int, face: int, level: int) -> int:
        """A fitting tile: a spare one, one of the discard, or one that has to be replaced where it lies."""
        for places in (self.spare, self.lying_about(), self.elsewhere()):
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

    def lying_about(self) -> list[int]:
        """The tiles that nobody has."""
        return self.s.snow_discard + self.s.artifact_discard

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
            self.cells[self.cells.index(tile)] = GAP
        s.snow_discard = [other for other in s.snow_discard if other != tile]
        s.artifact_discard = [other for other in s.artifact_discard if other != tile]
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
                    raise item.fail("wrong-ice-face-left", face=self.c.faces[face])
                self.faces[camp], self.faces[tile] = self.faces[tile], face
        self.faced.append(tile)

    def may_give(self, tile: int, flake: bool) -> bool:
        """Whether a tile can give its face to another one, which is a flake or not."""
        if tile in self.faced or (self.c.landscape[tile] == FLAKE) != flake:
            return False
        return tile != self.c.base_camp or self.c.base_camp_face < 0
