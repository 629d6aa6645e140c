"""The HTTP part."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from nunatak.bots import bot_names
from nunatak.bots.house import levels_of
from nunatak.engine import Game
from nunatak.games import game_names, load_game
from nunatak.server.bodies import (
    BotLevel,
    ChangedSeat,
    GameDetails,
    GameOption,
    GameSummary,
    Health,
    MyKeys,
    MyTable,
    NewSeat,
    NewTable,
    OpenedTable,
    PlayOn,
    ReviewState,
    TableSummary,
)
from nunatak.server.failures import RequestError
from nunatak.server.pace import Paces
from nunatak.server.tables import Tables
from nunatak.table import NoGame
from nunatak.table.messages import PROTOCOL
from nunatak.table.seating import known_game


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameSummary]:
    """The games that can be played, with what can be chosen."""
    return [GameSummary(**about(load_game(name))) for name in sorted(game_names())]


@get("/api/games/{name:str}", sync_to_thread=False)
def show_game(name: FromPath[str]) -> GameDetails:
    """A game with its printed components."""
    try:
        game = known_game(name)
    except NoGame as error:
        raise RequestError(404, "no-game", error.problem, "name") from None
    return GameDetails(**about(game), catalogue=game.catalogue())


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    openings: NamedDependency[Paces],
) -> OpenedTable:
    """Opens a table. Its keys are told only in this answer."""
    refuse_haste(openings, request, "new tables")
    return await tables.open(data)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: FromPath[str], tables: NamedDependency[Tables]) -> TableSummary:
    """What everybody may know of a table."""
    return await tables.summary(table_id)


@post("/api/tables/mine", status_code=200)
async def my_tables(data: JSONBody[MyKeys], tables: NamedDependency[Tables]) -> list[MyTable]:
    """The tables that these keys open, last played first."""
    return await tables.mine(data.keys)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[NewSeat], tables: NamedDependency[Tables]
) -> ChangedSeat:
    """Gives a seat to somebody else; only the host can."""
    return await tables.reseat(table_id, seat, data)


@get("/api/tables/{table_id:str}/record")
async def show_record(table_id: FromPath[str], tables: NamedDependency[Tables]) -> Response[bytes]:
    """The record of a finished game."""
    content = await tables.record(table_id)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/review")
async def show_review(table_id: FromPath[str], tables: NamedDependency[Tables]) -> ReviewState:
    """How far the review of a finished game is, and the review once it is done."""
    return await tables.review(table_id, begin=False)


@post("/api/tables/{table_id:str}/review", status_code=200)
async def begin_review(
    table_id: FromPath[str],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    openings: NamedDependency[Paces],
) -> ReviewState:
    """Begins to review a finished game, unless that was done."""
    refuse_haste(openings, request, "reviews")
    return await tables.review(table_id, begin=True)


@post("/api/tables/{table_id:str}/play-on")
async def play_on(
    table_id: FromPath[str],
    data: JSONBody[PlayOn],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    openings: NamedDependency[Paces],
) -> OpenedTable:
    """Opens a table at which a finished game goes on from one of its moves."""
    refuse_haste(openings, request, "new tables")
    return await tables.play_on(table_id, data)


@get("/api/health")
async def show_health(tables: NamedDependency[Tables]) -> Health:
    """That the server lives and can read its store."""
    return Health("ok", version("nunatak"), PROTOCOL, await tables.store.count())


def refuse_haste(openings: Paces, request: Request[Any, Any, Any], what: str) -> None:
    """Refuses an address that asks for too many costly things."""
    if not openings.take(request.client.host if request.client else ""):
        raise RequestError(429, "too-fast", f"Too many {what} from your address. Wait a minute.")


def about(game: Game) -> dict[str, Any]:
    """The fields that a game's short and long description share."""
    return {
        "name": game.name,
        "rules": game.rules_version,
        "players": game.players(),
        "options": [msgspec.convert(option.data(), GameOption) for option in game.options],
        "bots": bot_names(),
        "levels": [BotLevel(one.name, one.seconds, one.rating) for one in levels_of(game.name)],
    }


ROUTES = [
    list_games,
    show_game,
    open_table,
    show_table,
    my_tables,
    change_seat,
    show_record,
    show_review,
    begin_review,
    play_on,
    show_health,
]
