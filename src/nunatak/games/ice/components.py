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
from nunatak.games.ice.actions import Words
from nunatak.games.ice.edition import Edition
from nunatak.games.ice.site import Site
from nunatak.games.ice.terrain import GONE, Terrain
from nunatak.games.ice.words import (
    BASE_CAMP,
    DECREE_KINDS,
    FAULT,
    FLAKE,
    FORMS,
    KINDS_OF_ARTIFACT,
    LANDSCAPES,
    NUNATAK,
    PRISMATIC,
    REQUEST_KINDS,
    TYPES,
    TYPES_LISTED,
)

PROVENANCE: Final = "SDPFR"
IN_SUPPLY: Final = -1  # the level of tiles that lie beside the board

# What a request can be paid with: artifacts by type, form and anima; prismatic ones by slot and anima; study tokens.
ARTIFACT_ITEMS: Final = 30
PRISMATIC_ITEMS: Final = 10
STUDY_ITEM: Final = ARTIFACT_ITEMS + PRISMATIC_ITEMS
ITEMS: Final = STUDY_ITEM + 5
ITEM_NAMES: Final = (
    [f"{name}-f{form}-a{anima}" for name in TYPES for form in (1, 2, 3) for anima in (1, 2)]
    + [f"prismatic-a{anima}-on-{name}" for name in TYPES for anima in (1, 2)]
    + [f"study-{name}" for name in TYPES]
)
ITEM_TYPE: Final = [i // 6 for i in range(ARTIFACT_ITEMS)] + [PRISMATIC] * PRISMATIC_ITEMS + [0, 1, 2, 3, 4]
ITEM_FORM: Final = [i // 2 % 3 + 1 for i in range(ARTIFACT_ITEMS)] + [0] * (PRISMATIC_ITEMS + 5)
ITEM_ANIMA: Final = [i % 2 + 1 for i in range(STUDY_ITEM)] + [1] * 5


class Request:
    """A request card: what it asks for and what it is worth.  ICE2-REQ-11 to ICE2-REQ-16"""

    def __init__(
        self,
        name: str,
        kind: int,
        types: list[int],
        rewards: list[int],
        copies: int,
        origin: str,
        kind_name: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.kind_name = kind_name
        self.types = types
        self.rewards = rewards  # RP by the number of forms paid for a forms request, else only the first counts
        self.copies = copies
        self.provenance = origin

    def data(self) -> dict[str, Json]:
        """The card as plain data, for the page."""
        types: list[Json] = [TYPES[t] for t in self.types]
        rewards: list[Json] = [*self.rewards]
        return {
            "id": self.name,
            "kind": self.kind_name,
            "types": types,
            "rewards": rewards,
            "copies": self.copies,
            "provenance": self.provenance,
        }


class Decree:
    """A decree card: what it counts at the end.  ICE2-DEC-1 to ICE2-DEC-5"""

    def __init__(self, name: str, kind: int, artifact: int, rates: list[int], origin: str) -> None:
        self.name = name
        self.kind = kind
        self.artifact = artifact  # the type of a type decree, else -1
        self.rates = rates  # RP each; for sets of five and four types; for three and two forms
        self.provenance = origin

    def data(self) -> dict[str, Json]:
        """The card as plain data, for the page."""
        rates: list[Json] = [*self.rates]
        return {
            "id": self.name,
            "kind": DECREE_KINDS[self.kind],
            "type": TYPES[self.artifact] if self.artifact >= 0 else None,
            "rates": rates,
            "provenance": self.provenance,
        }


class LogbookCard:
    """A logbook card: what it does, how often, with what; and the landscape that the set-up variant reads."""

    def __init__(self, name: str, title: str, does: str, count: int, on: str, icon: int, origin: str) -> None:
        self.name = name
        self.title = title
        self.does = does
        self.count = count
        self.on = on
        self.icon = icon
        self.provenance = origin

    def data(self) -> dict[str, Json]:
        """The card as plain data, for the page."""
        return {
            "id": self.name,
            "name": self.title,
            "does": self.does,
            "count": self.count,
            "on": self.on,
            "icon": LANDSCAPES[self.icon] if self.icon >= 0 else None,
            "provenance": self.provenance,
        }


class Edifice:
    """An edifice tile: a rule for the next game of the group.  ICE1-EDI-5"""

    def __init__(self, name: str, title: str, origin: str) -> None:
        self.name = name
        self.title = title
        self.provenance = origin

    def data(self) -> dict[str, Json]:
        """The tile as plain data, for the page."""
        return {"id": self.name, "name": self.title, "provenance": self.provenance}


class Components:
    """All pieces of an edition, and the tables that the rules look things up in."""

    def __init__(self, edition: Edition, pack: dict[str, Json]) -> None:
        check_pack(pack, edition.tables)
        self.edition = edition
        game = edition.name
        board = read_table(game, "board", pack)
        self.site = Site(edition, board)
        # By tile number.
        self.landscape: list[int] = []
        self.type_of: list[int] = []  # -1 for a snow tile
        self.form: list[int] = []
        self.anima: list[int] = []
        self.level_of: list[int] = []
        self.tile_name: list[str] = []  # of artifacts; copies share it
        self.tile_provenance: list[str] = []
        self.face_copies = [0] * len(edition.faces)
        self.flake_faces: list[int] = []  # the faces of the tiles in the supply
        self.base_camp_face = -1
        self._read_snow(read_table(game, "snow_tiles", pack))
        self.snow = len(self.landscape)
        self._read_artifacts(read_table(game, "artifacts", pack))
        self.first_edifice = len(self.landscape)
        self.edifices: list[Edifice] = []
        if "edifices" in edition.tables:
            self._read_edifices(read_table(game, "edifices", pack))
        self.edifice_index = {edifice.name: i for i, edifice in enumerate(self.edifices)}
        self.tiles = len(self.landscape)
        # What a snow or prismatic tile makes hard to excavate, and what tiles the logbook speaks of.
        self.is_nunatak = [landscape == NUNATAK for landscape in self.landscape]
        self.base_camp = self.landscape.index(BASE_CAMP)
        self.requests = _requests(read_table(game, "requests", pack), edition.request_kinds)
        self.request_index = {request.name: i for i, request in enumerate(self.requests)}
        self.decrees = _decrees(read_table(game, "decrees", pack))
        self.first_steps_decrees = _first_steps(read_table(game, "decrees", pack))
        self.decree_index = {decree.name: i for i, decree in enumerate(self.decrees)}
        self.logbook = _logbook(read_table(game, "logbook", pack))
        self.logbook_index = {card.name: i for i, card in enumerate(self.logbook)}
        self.starting_rp, self.first_steps_rp, self.guild_data = _guilds(
            read_table(game, "guilds", pack), edition.guilds
        )
        spaces = self.site.board
        self.removable = spaces.start[edition.digs_down_to]  # the cells whose tiles can leave
        self.fault_cells = spaces.start[edition.snow_levels]
        no_faults = [0] * self.fault_cells
        # The site without any tile, and with every cell filled, worked out once for all games.
        self.bare_ground = Terrain.of(spaces, [GONE] * spaces.tiles, no_faults)
        self.untouched = Terrain.of(spaces, [*range(spaces.tiles)], no_faults)
        self.artifact_names = [*dict.fromkeys(self.tile_name[self.snow : self.first_edifice])]
        self.artifact_index = {name: i for i, name in enumerate(self.artifact_names)}
        self.items = edition.items
        self.item_index = {name: i for i, name in enumerate(self.items)}
        names = [request.name for request in self.requests]
        words = Words(
            spaces.names,
            spaces.tiles,
            edition.guilds,
            edition.faces,
            edition.means,
            names,
            self.artifact_names,
            self.items,
        )
        self.actions = edition.actions(words, self)
        for level in range(spaces.depth):
            wanted = spaces.start[level + 1] - spaces.start[level]
            found = sum(1 for tile in range(self.tiles) if self.level_of[tile] == level)
            if wanted != found:
                raise DataError(f"{game}/artifacts.toml", f"{found} tiles for {wanted} cells of level {level}")

    def _read_snow(self, table: Reader) -> None:
        index = {name: i for i, name in enumerate(LANDSCAPES)}
        for item in table.field("landscape").items():
            landscape = item.field("id").one_of(index, "a landscape")
            level = IN_SUPPLY if landscape == FLAKE else 0
            for _ in range(item.field("count").number(0, 48)):
                self._add_tile(landscape, -1, 0, 0, level, LANDSCAPES[landscape], "S")
        faces = {name: i for i, name in enumerate(self.edition.faces)}
        for item in table.field("face").items():
            face = item.field("id").one_of(faces, "a face")
            self.face_copies[face] = item.field("count").number(0, 48)
            if item.has("flakes"):
                self.flake_faces += [face] * item.field("flakes").number(0, 10)
        flakes = self.landscape.count(FLAKE)
        if sum(self.face_copies) != len(self.landscape) - flakes:
            raise table.field("face").fail(
                f"{sum(self.face_copies)} faces for {len(self.landscape) - flakes} landscapes"
            )
        if len(self.flake_faces) != flakes:
            raise table.field("face").fail(f"{len(self.flake_faces)} faces for {flakes} flake tiles")
        if self.edition.base_camp_face:
            self.base_camp_face = table.field("faces").field("base_camp_face").one_of(faces, "a face")

    def _read_artifacts(self, table: Reader) -> None:
        levels = {level.name: i for i, level in enumerate(self.edition.levels)}
        kinds = {name: i for i, name in enumerate(KINDS_OF_ARTIFACT)}
        for item in table.field("tile").items():
            kind = item.field("type").one_of(kinds, "a type of artifact")
            form = item.field("form").number(0, 3)
            if (form == 0) != (kind == PRISMATIC):
                raise item.field("form").fail("prismatic artifacts, and only they, have no form")
            level = item.field("level").one_of(levels, "a level")
            anima = item.field("anima").number(1, 2)
            origin = provenance(item.field("provenance"))
            for _ in range(item.field("copies").number(0, 64)):
                self._add_tile(-1, kind, form, anima, level, item.field("id").text(), origin)

    def _read_edifices(self, table: Reader) -> None:
        for item in table.field("edifice").items():
            origin = provenance(item.field("provenance"))
            edifice = Edifice(item.field("id").text(), item.field("name").text(), origin)
            self.edifices.append(edifice)
            self._add_tile(-1, -1, 0, 0, len(self.edition.levels) - 1, edifice.name, origin)
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

    def data(self) -> dict[str, Json]:
        """Everything printed, as plain data, for the page."""
        artifacts: list[Json] = []
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
                        "level": self.edition.levels[self.level_of[tile]].name,
                        "copies": self.tile_name.count(told),
                        "provenance": self.tile_provenance[tile],
                    }
                )
        landscapes: list[Json] = [
            {"id": name, "copies": self.landscape.count(i)} for i, name in enumerate(LANDSCAPES) if i in self.landscape
        ]
        faces: list[Json] = [
            {"id": name, "copies": self.face_copies[i] + self.flake_faces.count(i)}
            for i, name in enumerate(self.edition.faces)
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


def provenance(item: Reader) -> str:
    """Where a value comes from: a text that begins with one of the letters of the data files."""
    text = item.text()
    if text[:1] not in PROVENANCE:
        raise item.fail(f"expected to begin with one of {', '.join(PROVENANCE)}")
    return text


def _requests(table: Reader, names: list[str]) -> list[Request]:
    kinds = {name: i for i, name in enumerate(REQUEST_KINDS) if name in names}
    types = {name: i for i, name in enumerate(TYPES)}
    found: list[Request] = []
    for item in table.field("request").items():
        kind = item.field("kind").one_of(kinds, "a kind of request")
        listed = [part.one_of(types, "a type") for part in item.field("types").items()]
        if len(listed) != TYPES_LISTED[kind]:
            raise item.field("types").fail(f"this kind of request lists {TYPES_LISTED[kind]} types")
        terms = table.field("kinds").field(REQUEST_KINDS[kind])
        if kind == FORMS:
            by_forms = terms.field("reward_by_forms")
            rewards = [by_forms.field(str(n)).number(0, 99) for n in (1, 2, 3)]
        else:
            rewards = [terms.field("reward").number(0, 99)]
        name = item.field("id").text()
        copies = item.field("copies").number(0, 54)
        origin = provenance(item.field("provenance"))
        found.append(Request(name, kind, listed, rewards, copies, origin, REQUEST_KINDS[kind]))
    total = sum(request.copies for request in found)
    table.field("meta").field("total_cards").number(total, total)
    table.field("meta").field("distinct_cards").number(len(found), len(found))
    return found


def _decrees(table: Reader) -> list[Decree]:
    kinds = {name: i for i, name in enumerate(DECREE_KINDS)}
    types = {name: i for i, name in enumerate(TYPES)}
    fields = [["rp_per_anima"], ["rp_per_token"], ["rp_per_token"], ["rp_for_5_types", "rp_for_4_types"]]
    fields += [["rp_for_3_forms", "rp_for_2_forms"], ["rp_per_artifact"], ["rp_per_artifact"], ["rp_per_artifact"]]
    fields += [["rp_per_pair"], ["rp_per_request"], ["rp_for_3_forms", "rp_for_2_forms"]]
    found: list[Decree] = []
    for item in table.field("decree").items():
        kind = item.field("kind").one_of(kinds, "a kind of decree")
        artifact = item.field("type").one_of(types, "a type") if item.has("type") else -1
        rates = [item.field(key).number(0, 99) for key in fields[kind]]
        found.append(Decree(item.field("id").text(), kind, artifact, rates, provenance(item.field("provenance"))))
    table.field("meta").field("total_cards").number(len(found), len(found))
    return found


def _first_steps(table: Reader) -> list[int]:
    """The decrees of a first game, where they are marked.  ICE1-DEC-2"""
    items = table.field("decree").items()
    return [i for i, item in enumerate(items) if item.has("first_steps") and item.field("first_steps").flag()]


def _logbook(table: Reader) -> list[LogbookCard]:
    icons = {name: i for i, name in enumerate(LANDSCAPES)}
    found = [
        LogbookCard(
            item.field("id").text(),
            item.field("name").text(),
            item.field("does").text(),
            item.field("count").number(1, 9),
            item.field("on").text(),
            item.field("setup_icon").one_of(icons, "a landscape") if item.has("setup_icon") else -1,
            provenance(item.field("effect_provenance")),
        )
        for item in table.field("card").items()
    ]
    table.field("meta").field("total_cards").number(len(found), len(found))
    return found


def _guilds(table: Reader, names: list[str]) -> tuple[list[int], int, list[Json]]:
    starting: list[int] = []
    told: list[Json] = []
    for name, item in zip(names, table.field("guild").items(), strict=True):
        if item.field("id").text() != name:
            raise item.field("id").fail(f"expected {name}: the guilds come in a fixed order")
        starting.append(item.field("starting_rp").number(0, 35))
        origin = provenance(item.field("starting_rp_provenance"))
        told.append({"id": name, "name": item.field("name").text(), "rp": starting[-1], "provenance": origin})
    return starting, table.field("meta").field("first_steps_starting_rp").number(0, 35), told
