"""Places: terrain, megalith boards, sacred stones, glacier and rest tokens."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader
from nunatak.games.winter.components.cards import abilities_data, gains_data
from nunatak.games.winter.components.reading import check_provenance, few_abilities, named_items
from nunatak.games.winter.effects.ability import EXTRA
from nunatak.games.winter.effects.notation import read_ability, read_bonus, read_gains
from nunatak.games.winter.effects.score import Score, read_score
from nunatak.games.winter.field import HEIGHT, WIDTH, MegalithField
from nunatak.games.winter.geometry import HEXES
from nunatak.games.winter.names import (
    BOARDS,
    FIRST_LAND,
    GLACIER,
    GLACIER_TOKENS,
    LAYOUTS,
    REST_TOKENS,
    START,
    STONES,
    TERRAIN,
)
from nunatak.games.winter.types.catalogue import (
    MegalithBoard,
    MegalithCell,
    MegalithLayout,
    WinterMegaliths,
    WinterRestToken,
    WinterTerrain,
)
from nunatak.games.winter.types.words import Arrow

_ARROWS: Final[dict[Arrow, int]] = {"N": -WIDTH, "E": 1, "S": WIDTH, "W": -1}


class Terrain:
    """The tiles: how many of each type, what they give in an eclipse, how many are laid.  EW-SETUP-15, EW-ECL-10"""

    def __init__(self, table: Reader) -> None:
        self.titles: list[str] = []
        self.counts: list[int] = []
        self.bonus: list[list[int]] = []
        for i, item in enumerate(named_items(table, "type", TERRAIN)):
            if item.field("land").flag() != (i >= FIRST_LAND):
                raise item.field("land").fail("wrong-winter-land")
            self.titles.append(item.field("name").text())
            self.counts.append(item.field("count").number(1, 18))
            self.bonus.append(read_gains(item.field("eclipse_bonus")))
        total = sum(self.counts)
        table.field("meta").field("total").number(total, total)
        if len(table.field("tile").items()) != total:
            raise table.field("tile").fail("wrong-count-only", count=total)
        self.glaciers = [0, 0]
        self.random_land = [0, 0]
        for players in (2, 3, 4):
            setup = table.field("setup").field(str(players))
            check_provenance(setup)
            self.glaciers.append(setup.field("glaciers").number(0, self.counts[GLACIER]))
            self.random_land.append(setup.field("random_land").number(0, total))
            each = setup.field("one_of_each_land_type").number(0, len(TERRAIN))
            if each + self.glaciers[players] + self.random_land[players] != HEXES - self.counts[START]:
                raise setup.fail("wrong-count-only", count=HEXES - 1)

    def data(self) -> list[WinterTerrain]:
        """The types of terrain as plain data."""
        return [
            {"id": name, "name": title, "count": count, "bonus": gains_data(bonus)}
            for name, title, count, bonus in zip(TERRAIN, self.titles, self.counts, self.bonus, strict=True)
        ]


class MegalithBoards:
    """The four boards and the layouts of the field.  EW-SETUP-18, EW-MEG-5, EW-MEG-6"""

    def __init__(self, table: Reader) -> None:
        meta = table.field("meta")
        self.width = meta.field("width").number(2, WIDTH)
        self.height = meta.field("height").number(2, HEIGHT)
        self.start_bonus = read_ability(meta.field("start_bonus"), extra_allowed=True).parts
        if self.start_bonus != [EXTRA, 1, 0]:
            raise meta.field("start_bonus").fail("wrong-winter-start-bonus")
        self.cells: list[list[list[int]]] = []
        self.starts: list[int] = []
        self.arrows: list[list[int]] = []
        for item in named_items(table, "board", BOARDS):
            self._add_board(item)
        self.places: list[list[list[int]]] = []
        self.recommended: list[int] = []
        for item in named_items(table, "layout", LAYOUTS):
            self.recommended.append(item.field("recommended_players").number(2, 4))
            places = [[xy.number(0, 8) for xy in place.items()] for place in item.field("places").items()]
            outside = any((x + 1) * self.width > WIDTH or (y + 1) * self.height > HEIGHT for x, y in places)
            if len(places) != len(BOARDS) or outside or len({(x, y) for x, y in places}) < len(BOARDS):
                raise item.field("places").fail("wrong-winter-places", width=WIDTH, height=HEIGHT)
            self.places.append(places)

    def _add_board(self, item: Reader) -> None:
        cells: list[list[int]] = []
        starts = 0
        rows = item.field("cells").items()
        for row in rows:
            for cell in row.items():
                if cell.text() == "start":
                    starts |= 1 << len(cells)
                    cells.append(self.start_bonus)
                else:
                    cells.append(read_bonus(cell))
        if len(rows) != self.height or len(cells) != self.width * self.height:
            raise item.field("cells").fail("wrong-winter-rows", height=self.height, width=self.width)
        by_name: dict[str, int] = {str(name): step for name, step in _ARROWS.items()}
        arrows = [arrow.text() for arrow in item.field("arrows").items()]
        if len(arrows) != 2 or any(arrow not in by_name for arrow in arrows):
            raise item.field("arrows").fail("wrong-winter-two-ways")
        self.cells.append(cells)
        self.starts.append(starts)
        self.arrows.append([by_name[arrow] for arrow in arrows])

    def lay(self, layout: int, boards: list[int]) -> MegalithField:
        """The field with these boards on the places of a layout."""
        places = self.places[layout]
        return MegalithField(layout, boards, self.width, self.height, places, self.cells, self.starts, self.arrows)

    def data(self) -> WinterMegaliths:
        """Boards and layouts as plain data."""
        names = {step: name for name, step in _ARROWS.items()}
        boards: list[MegalithBoard] = []
        for name, cells, starts, arrows in zip(BOARDS, self.cells, self.starts, self.arrows, strict=True):
            told: list[MegalithCell] = [
                {"start": bool(starts >> i & 1), "bonus": gains_data(c)} for i, c in enumerate(cells)
            ]
            boards.append({"id": name, "cells": told, "arrows": [names[step] for step in arrows]})
        layouts: list[MegalithLayout] = []
        for name, places, players in zip(LAYOUTS, self.places, self.recommended, strict=True):
            layouts.append({"id": name, "places": [(across, down) for across, down in places], "players": players})
        return {"width": self.width, "height": self.height, "boards": boards, "layouts": layouts}


def read_stones(table: Reader) -> list[Score]:
    """What each sacred stone scores.  EW-STONE-11"""
    scores: list[Score] = []
    for i, item in enumerate(named_items(table, "stone", STONES)):
        era = 1 + i // 10
        item.field("era").number(era, era)
        scores.append(read_score(item.field("score")))
    return scores


def read_glacier_tokens(table: Reader) -> list[list[int]]:
    """The bonus of each glacier token.  EW-MODG-3"""
    return [read_gains(item.field("bonus")) for item in named_items(table, "token", GLACIER_TOKENS)]


class RestToken:
    """A rest token: one or two effects, each usable once.  EW-MODR-3"""

    def __init__(self, item: Reader) -> None:
        self.name = item.field("id").text()
        self.effects = few_abilities(item.field("effects"))

    def data(self) -> WinterRestToken:
        """The token as plain data."""
        return {"id": self.name, "effects": abilities_data(self.effects)}


def read_rest_tokens(table: Reader) -> list[RestToken]:
    """The rest tokens by their number."""
    return [RestToken(item) for item in named_items(table, "token", REST_TOKENS)]
