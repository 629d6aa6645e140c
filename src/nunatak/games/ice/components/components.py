"""The printed pieces of I C E, read from `nunatak/data/<edition>` and turned into tables.  ICE2-CMP

Tiles are numbered: the snow tiles first, landscape by landscape, then the artifacts, level by level. Which face lies
behind which landscape is shuffled for every game (ICE2-CMP-2), so a snow tile's face belongs to the state.
"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import DataError
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.engine.tables import check_pack, read_table
from nunatak.games.ice.board.site import Site
from nunatak.games.ice.board.terrain import GONE, Terrain
from nunatak.games.ice.components.actions import Words
from nunatak.games.ice.components.cards import Edifice
from nunatak.games.ice.components.items import ARTIFACT_ITEMS
from nunatak.games.ice.components.printed import Printed
from nunatak.games.ice.components.provenance import provenance
from nunatak.games.ice.components.read_cards import (
    read_decrees,
    read_first_steps,
    read_guilds,
    read_logbook,
    read_requests,
)
from nunatak.games.ice.components.words import (
    BASE_CAMP,
    FAULT,
    FLAKE,
    KINDS_OF_ARTIFACT,
    LANDSCAPES,
    NUNATAK,
    PRISMATIC,
)
from nunatak.games.ice.types.catalogue import IceArtifact, IceFace, IceLandscape, IcePieces

IN_SUPPLY: Final = -1  # the level of tiles that lie beside the board


class Components:
    """All pieces of an edition, and the tables that the rules look things up in."""

    def __init__(self, printed: Printed, pack: dict[str, Json]) -> None:
        layout = printed.layout
        vocabulary = printed.vocabulary
        check_pack(pack, vocabulary.tables)
        self.printed = printed
        self.numbers = printed.numbers
        self.keys = printed.keys
        self.faces = vocabulary.faces
        self.guilds = vocabulary.guilds
        game = printed.name
        board = read_table(game, "board", pack)
        self.site = Site(layout.levels, layout.regions, layout.clockwise, layout.edges_fall, board)
        if not self.site.mirrored:
            layout.check(self.site.board, board)
        # By tile number.
        self.landscape: list[int] = []
        self.type_of: list[int] = []  # -1 for a snow tile
        self.form: list[int] = []
        self.anima: list[int] = []
        self.level_of: list[int] = []
        self.tile_name: list[str] = []  # of artifacts; copies share it
        self.tile_provenance: list[str] = []
        self.face_copies = [0] * len(self.faces)
        self.flake_faces: list[int] = []  # the faces of the tiles in the supply
        self.base_camp_face = -1
        self._read_snow(read_table(game, "snow_tiles", pack))
        self.snow = len(self.landscape)
        self.flakes = [tile for tile in range(self.snow) if self.landscape[tile] == FLAKE]
        self._read_artifacts(read_table(game, "artifacts", pack))
        self.first_edifice = len(self.landscape)
        self.edifices: list[Edifice] = []
        if "edifices" in vocabulary.tables:
            self._read_edifices(read_table(game, "edifices", pack))
        self.edifice_index = {edifice.name: i for i, edifice in enumerate(self.edifices)}
        self.tiles = len(self.landscape)
        # What a snow or prismatic tile makes hard to excavate, and what tiles the logbook speaks of.
        self.is_nunatak = [landscape == NUNATAK for landscape in self.landscape]
        self.base_camp = self.landscape.index(BASE_CAMP)
        self.requests = read_requests(read_table(game, "requests", pack), vocabulary.request_kinds)
        self.request_index = {request.name: i for i, request in enumerate(self.requests)}
        self.decrees = read_decrees(read_table(game, "decrees", pack))
        self.first_steps_decrees = read_first_steps(read_table(game, "decrees", pack))
        self.decree_index = {decree.name: i for i, decree in enumerate(self.decrees)}
        self.logbook = read_logbook(read_table(game, "logbook", pack))
        self.logbook_index = {card.name: i for i, card in enumerate(self.logbook)}
        self.starting_rp, self.first_steps_rp, self.guild_data = read_guilds(
            read_table(game, "guilds", pack), self.guilds
        )
        spaces = self.site.board
        self.removable = spaces.start[layout.digs_down_to]  # the cells whose tiles can leave
        self.fault_cells = spaces.start[layout.snow_levels]
        no_faults = [0] * self.fault_cells
        # The site without any tile, and with every cell filled, worked out once for all games.
        self.bare_ground = Terrain.of(spaces, [GONE] * spaces.tiles, no_faults)
        self.untouched = Terrain.of(spaces, [*range(spaces.tiles)], no_faults)
        self.artifact_names = [*dict.fromkeys(self.tile_name[self.snow : self.first_edifice])]
        self.artifact_index = {name: i for i, name in enumerate(self.artifact_names)}
        self.items = vocabulary.items
        self.item_index = {name: i for i, name in enumerate(self.items)}
        names = [request.name for request in self.requests]
        words = Words(
            spaces.names,
            spaces.tiles,
            [*self.guilds],
            self.faces,
            [*vocabulary.means],
            names,
            self.artifact_names,
            self.items,
        )
        self.actions = vocabulary.actions(words, [edifice.name for edifice in self.edifices])
        for level in range(spaces.depth):
            wanted = spaces.start[level + 1] - spaces.start[level]
            found = sum(1 for tile in range(self.tiles) if self.level_of[tile] == level)
            if wanted != found:
                raise DataError(f"{game}/artifacts.toml[{level}]", "wrong-adds-up", got=found, count=wanted)

    def _read_snow(self, table: Reader) -> None:
        index: dict[str, int] = {name: i for i, name in enumerate(LANDSCAPES)}
        for item in table.field("landscape").items():
            landscape = item.field("id").one_of(index)
            level = IN_SUPPLY if landscape == FLAKE else 0
            for _ in range(item.field("count").number(0, 48)):
                self._add_tile(landscape, -1, 0, 0, level, LANDSCAPES[landscape], "S")
        faces: dict[str, int] = {name: i for i, name in enumerate(self.faces)}
        for item in table.field("face").items():
            face = item.field("id").one_of(faces)
            self.face_copies[face] = item.field("count").number(0, 48)
            if item.has("flakes"):
                self.flake_faces += [face] * item.field("flakes").number(0, 10)
        flakes = self.landscape.count(FLAKE)
        if sum(self.face_copies) != len(self.landscape) - flakes:
            raise table.field("face").fail(
                "wrong-adds-up", got=sum(self.face_copies), count=len(self.landscape) - flakes
            )
        if len(self.flake_faces) != flakes:
            raise table.field("face").fail("wrong-adds-up", got=len(self.flake_faces), count=flakes)
        if self.printed.vocabulary.base_camp_face:
            self.base_camp_face = table.field("faces").field("base_camp_face").one_of(faces)

    def _read_artifacts(self, table: Reader) -> None:
        levels: dict[str, int] = {level.name: i for i, level in enumerate(self.site.board.levels)}
        kinds: dict[str, int] = {name: i for i, name in enumerate(KINDS_OF_ARTIFACT)}
        for item in table.field("tile").items():
            kind = item.field("type").one_of(kinds)
            form = item.field("form").number(0, 3)
            if (form == 0) != (kind == PRISMATIC):
                raise item.field("form").fail("wrong-ice-form")
            level = item.field("level").one_of(levels)
            anima = item.field("anima").number(1, 2)
            origin = provenance(item.field("provenance"))
            for _ in range(item.field("copies").number(0, 64)):
                self._add_tile(-1, kind, form, anima, level, item.field("id").text(), origin)

    def _read_edifices(self, table: Reader) -> None:
        for item in table.field("edifice").items():
            origin = provenance(item.field("provenance"))
            edifice = Edifice(item.field("id").text(), item.field("name").text(), origin)
            self.edifices.append(edifice)
            self._add_tile(-1, -1, 0, 0, len(self.site.board.levels) - 1, edifice.name, origin)
        table.field("meta").field("total").number(len(self.edifices), len(self.edifices))

    def _add_tile(self, land: int, kind: int, form: int, anima: int, level: int, name: str, origin: str) -> None:
        self.landscape.append(land)
        self.type_of.append(kind)
        self.form.append(form)
        self.anima.append(anima)
        self.level_of.append(level)
        self.tile_name.append(name)
        self.tile_provenance.append(origin)

    def item_of(self, tile: int, slot: int) -> int:
        """The means of payment that an artifact on a slot is."""
        kind = self.type_of[tile]
        if kind == PRISMATIC:
            return ARTIFACT_ITEMS + 2 * slot + self.anima[tile] - 1
        return (kind * 3 + self.form[tile] - 1) * 2 + self.anima[tile] - 1

    def is_fault(self, tile: int) -> bool:
        """Whether a tile is a snow tile with fault sides."""
        return self.landscape[tile] == FAULT

    def data(self) -> IcePieces:
        """Everything printed, as plain data, for the page."""
        artifacts: list[IceArtifact] = []
        told = ""
        for tile in range(self.snow, self.first_edifice):
            if self.tile_name[tile] != told:
                told = self.tile_name[tile]
                artifacts.append(
                    {
                        "id": told,
                        "type": KINDS_OF_ARTIFACT[self.type_of[tile]],
                        "form": self.form[tile] or None,
                        "anima": self.anima[tile],
                        "level": self.site.board.levels[self.level_of[tile]].name,
                        "copies": self.tile_name.count(told),
                        "provenance": self.tile_provenance[tile],
                    }
                )
        landscapes: list[IceLandscape] = [
            {"id": name, "copies": self.landscape.count(i)} for i, name in enumerate(LANDSCAPES) if i in self.landscape
        ]
        faces: list[IceFace] = [
            {"id": name, "copies": self.face_copies[i] + self.flake_faces.count(i)} for i, name in enumerate(self.faces)
        ]
        return {
            "board": self.site.data(),
            "landscapes": landscapes,
            "faces": faces,
            "artifacts": artifacts,
            "requests": [request.data() for request in self.requests],
            "decrees": [decree.data() for decree in self.decrees],
            "logbook": [card.data() for card in self.logbook],
            "edifices": [edifice.data() for edifice in self.edifices],
            "guilds": [*self.guild_data],
        }
