"""How long a bot's answer takes at least: as its level says, or as the server says for all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nunatak.bots.house import levels_of
from nunatak.games import game_names
from nunatak.server.bodies import NewTable, SeatWish
from nunatak.server.settings import Settings
from nunatak.server.store import open_store
from nunatak.server.tables import Tables
from nunatak.server.thinking import UNHURRIED, pace_of


@pytest.mark.parametrize("game", game_names())
def test_every_level_has_its_own_pace(game: str) -> None:
    levels = levels_of(game)
    assert [pace_of(level.name, game, None) for level in levels] == [level.pace for level in levels]
    assert pace_of("greedy", game, None) == pace_of("search@10", game, None) == UNHURRIED


@pytest.mark.parametrize("bot", ["random", "visitor", "legend"])
def test_a_pace_for_all_holds_for_every_bot(bot: str) -> None:
    assert pace_of(bot, "roam", 0.25) == 0.25
    assert pace_of(bot, "roam", 0.0) == 0.0


@pytest.mark.parametrize("bot", ["visitor", "legend"])
def test_a_table_asks_a_bot_at_its_pace(database: Path, bot: str) -> None:
    async def asked() -> float:
        settings = Settings(database=str(database))
        store = open_store(settings.database)
        tables = Tables(store, settings)
        try:
            opened = await tables.open(NewTable("roam", [SeatWish("bot", bot=bot), SeatWish("bot", bot=bot)]))
            table = await tables.get(opened.table.id)
            table.wake_bot()
            question = table.bot.thinks_about
            assert question is not None
            return question.pace
        finally:
            await tables.close()
            await store.close()

    assert asyncio.run(asked()) == next(level.pace for level in levels_of("roam") if level.name == bot)
