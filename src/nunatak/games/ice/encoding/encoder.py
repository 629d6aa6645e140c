"""The observation of I C E, as far as both editions share it."""

from __future__ import annotations

from nunatak.engine.encoding import Encoder, Layout
from nunatak.games.ice.components.components import Components
from nunatak.games.ice.encoding.guilds import GuildCells
from nunatak.games.ice.encoding.moment import MomentCells, distances
from nunatak.games.ice.encoding.question import QuestionCells
from nunatak.games.ice.encoding.site import SiteCells
from nunatak.games.ice.state import IceState


class IceEncoder(Encoder):
    """Players come in turn order from whoever looks; an edition adds its own fields to the layout first."""

    def __init__(self, version: int, layout: Layout, c: Components, fields: dict[str, list[tuple[str, str]]]) -> None:
        self.moment = MomentCells(layout, [*fields])
        self.site = SiteCells(layout, c)
        self.guilds = GuildCells(layout, c)
        self.question = QuestionCells(layout, c, fields)
        super().__init__(version, layout, c.actions.space)

    def write_shared(self, s: IceState, seat: int, cells: bytearray, at: int) -> list[int]:
        """Writes what both editions have, and returns how far each seat sits from the one that looks."""
        players = s.agreed.players
        away = distances(seat, players)
        self.moment.write(s, away, cells, at)
        self.site.write(s, away, cells, at)
        for other in range(players):
            self.guilds.write(s, other, away[other], cells, at)
        self.guilds.write_own(s, seat, cells, at)
        if s.steps and s.steps[-1].seat == seat:
            self.question.write(s, seat, away, cells, at)
        return away
