"""The HTTP part."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from nunatak.bots import bot_names, guests
from nunatak.bots.house import levels_of
from nunatak.engine import Game
from nunatak.games import game_names, is_ours, load_game
from nunatak.server.bodies import (
    BotLevel,
    ChangedSeat,
    GameDetails,
    GameOption,
    GameSummary,
    Health,
    LessonSummary,
    LessonTable,
    MyKeys,
    MyTable,
    NewSeat,
    NewTable,
    OpenedTable,
    PlayOn,
    Rematch,
    ReviewState,
    TableSummary,
    Whereabouts,
)
from nunatak.server.covers import cover_of
from nunatak.server.failures import RequestError
from nunatak.server.pace import Paces
from nunatak.server.page import HEADERS
from nunatak.server.settings import Settings
from nunatak.server.tables import Tables
from nunatak.server.whereabouts import command_for_others, is_this_machine, listens_to_others, network_addresses
from nunatak.table import NoGame
from nunatak.table.lessons import course_of
from nunatak.table.messages import LARGEST, PROTOCOL, Looked
from nunatak.table.seating import known_game
from nunatak.text.others import messages_of

# Of the moves of a game: after how many, how many, and through whose eyes (none: a spectator's).
After: TypeAlias = Annotated[int, QueryParameter(ge=0, le=LARGEST)]
Moments: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100)]
Eyes: TypeAlias = FromQuery[int | None]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameSummary]:
    """The games that can be played, with what can be chosen."""
    return [GameSummary(**about(load_game(name))) for name in game_names()]


@get("/api/games/{name:str}", sync_to_thread=False)
def show_game(name: FromPath[str]) -> GameDetails:
    """A game with its printed components."""
    game = named_game(name)
    return GameDetails(**about(game), catalogue=game.catalogue(), words=game.words())


@get("/api/games/{name:str}/cover", sync_to_thread=False)
def show_cover(name: FromPath[str]) -> Response[bytes]:
    """The picture of a game of another package."""
    cover = cover_of(named_game(name))
    if cover is None:
        raise RequestError(404, "no-page", "There is no picture of this game.")
    return Response(cover.read_bytes(), media_type="image/svg+xml", headers=HEADERS)


@get("/api/games/{name:str}/lessons", sync_to_thread=False)
def list_lessons(name: FromPath[str]) -> list[LessonSummary]:
    """The course of a game, in the order in which it is best taken; empty when it has none."""
    lessons = course_of(named_game(name).name).lessons
    return [LessonSummary(one.id, one.kind, one.title(), one.idea(), one.minutes, one.enough) for one in lessons]


@post("/api/games/{name:str}/lessons")
async def open_lesson(
    name: FromPath[str],
    data: JSONBody[LessonTable],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    openings: NamedDependency[Paces],
) -> OpenedTable:
    """Opens a table at which a lesson is given."""
    refuse_haste(openings, request, "new tables")
    return await tables.teach(named_game(name).name, data)


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


@get("/api/tables/{table_id:str}/moments")
async def show_moments(
    table_id: FromPath[str], tables: NamedDependency[Tables], after: After = 0, count: Moments = 1, seat: Eyes = None
) -> Looked:
    """Moves of a game again, after so many: as a spectator sees them or, once it is over, as a seat saw them."""
    return await tables.moments(table_id, seat, after, count)


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


@post("/api/tables/{table_id:str}/rematch")
async def play_again(
    table_id: FromPath[str],
    data: JSONBody[Rematch],
    request: Request[Any, Any, Any],
    tables: NamedDependency[Tables],
    openings: NamedDependency[Paces],
) -> TableSummary:
    """The table at which those of a finished game play again; it is opened for the first who asks."""
    refuse_haste(openings, request, "new tables")
    return await tables.rematch(table_id, data)


@get("/api/whereabouts", sync_to_thread=True)
def show_whereabouts(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Whereabouts:
    """How others reach this server; told only to the machine it runs on."""
    here = request.client is not None and is_this_machine(request.client.host)
    if not here or not is_this_machine(request.url.hostname or ""):
        raise RequestError(403, "not-here", "This is told only to the machine that the server runs on.")
    addresses = [f"http://{address}:{request.url.port}" for address in network_addresses()]
    return Whereabouts(listens_to_others(settings), addresses, command_for_others(request.url.port))


@get("/api/health")
async def show_health(tables: NamedDependency[Tables]) -> Health:
    """That the server lives and can read its store."""
    return Health("ok", version("nunatak"), PROTOCOL, await tables.store.count(), tables.thinking())


def named_game(name: str) -> Game:
    """The game that an address names."""
    try:
        return known_game(name)
    except NoGame as error:
        raise RequestError(404, "no-game", error.problem, "name") from None


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
        "guests": guests(),
        "levels": [BotLevel(one.name, one.seconds, one.rating) for one in levels_of(game.name)],
        "messages": None if is_ours(game.name) else messages_of(game.name),
        "cover": cover_of(game) is not None,
    }


ROUTES = [
    list_games,
    show_game,
    show_cover,
    list_lessons,
    open_lesson,
    open_table,
    show_table,
    my_tables,
    change_seat,
    show_record,
    show_moments,
    show_review,
    begin_review,
    play_on,
    play_again,
    show_whereabouts,
    show_health,
]
