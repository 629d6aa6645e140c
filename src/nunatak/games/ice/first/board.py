"""The printed dig site of the first edition, compared with the formulae.  ICE1-BRD-4"""

from __future__ import annotations

from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice.board.geometry import Board
from nunatak.games.ice.components.printed import Layout


class FirstLayout(Layout):
    """The board, with its printed table."""

    def check(self, board: Board, table: Reader) -> None:
        check_board(board, table)


def check_board(board: Board, table: Reader) -> None:
    """Complains with the place of the first difference. The table turns the axes: (x, y, z) is (-v, -u, -w)."""
    cells = table.field("board").field("cells").items()
    for item in cells:
        space = item.field("id").one_of(board.index)
        u, v, w = board.cell[space]
        for axis, value in (("x", -v), ("y", -u), ("z", -w)):
            item.field(axis).number(value, value)
        level = board.level[space] + 1
        item.field("level").number(level, level)
        if (item.field("kind").text() == "tile") != board.is_tile(space):
            raise item.field("kind").fail("wrong-formula-other")
        if item.has("edge") and item.field("edge").flag() != board.edge[space]:
            raise item.field("edge").fail("wrong-formula-other")
        beyond: list[Json] = [board.names[y] if y >= 0 else "" for y in board.sides[space]]
        if item.field("nbr").data != beyond:
            raise item.field("nbr").fail("wrong-formula", value=beyond)
        _same(item.field("below"), [board.names[y] for y in board.rests_on[space]])
        above = [y for y in board.adjacent[space] if board.level[y] < board.level[space]]
        _same(item.field("above"), [board.names[y] for y in above])
    table.field("meta").field("tile_positions").number(board.tiles, board.tiles)
    table.field("meta").field("rim_cells").number(board.spaces - board.tiles, board.spaces - board.tiles)
    if len(cells) != board.spaces:
        raise table.field("board").fail("wrong-adds-up", got=len(cells), count=board.spaces)


def _same(item: Reader, computed: list[str]) -> None:
    if sorted(str(part.data) for part in item.items()) != sorted(computed):
        raise item.fail("wrong-formula", value=str(computed))
