"""A WebSocket connection to a table: reads messages, checks them, and hands them on."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from nunatak.server.carrier import Carrier
from nunatak.server.client import Client, Goodbye
from nunatak.server.failures import NoTable, split_place
from nunatak.server.pace import Bucket
from nunatak.server.settings import Settings
from nunatak.server.shapes import ClientShapes, plain
from nunatak.server.store import StoreError
from nunatak.server.tables import Tables
from nunatak.table import OtherRules
from nunatak.table.messages import ClientMessage, Join
from nunatak.table.refusals import before_joining, refused

log = logging.getLogger(__name__)

decoder = msgspec.json.Decoder(ClientShapes)

# So many messages over the limit in a row are no accident.
MOST_TOO_FAST = 200

Socket = WebSocket[object, object, AppState]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables], settings: NamedDependency[Settings]
) -> None:
    """The life of a connection."""
    await socket.accept()
    client = Client()
    sender = asyncio.create_task(send(socket, client))
    connection = Connection(socket, client, tables, table_id, settings)
    try:
        await connection.run()
    except Exception:
        log.exception("table %s: a connection failed", table_id)
        client.dismiss(1011, "something went wrong on the server")
    finally:
        if connection.carrier is not None:
            connection.carrier.leave(client)
        client.dismiss(1000, "")
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(sender, 5)


async def send(socket: Socket, client: Client) -> None:
    """Sends what waits, in order, until the end."""
    # A peer that is gone is noticed by the reading side as well; here it only ends the sending.
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        while True:
            item = await client.unsent.get()
            if isinstance(item, Goodbye):
                await socket.close(item.code, item.reason)
                return
            await socket.send_data(item.decode(), mode="text")


class Connection:
    """What one client says, message by message."""

    def __init__(self, socket: Socket, client: Client, tables: Tables, table_id: str, settings: Settings) -> None:
        self.socket = socket
        self.client = client
        self.tables = tables
        self.table_id = table_id
        self.settings = settings
        self.carrier: Carrier | None = None
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.too_fast = 0

    async def run(self) -> None:
        """Takes messages until the client leaves or is sent away."""
        while not self.client.leaving:
            try:
                patience = self.settings.join_seconds if self.carrier is None else None
                data = await asyncio.wait_for(self._receive(), patience)
            except TimeoutError:
                self.client.dismiss(1008, "no join in time")
                return
            if data is None:
                return
            if not self.bucket.take():
                self._slow_down()
                continue
            self.too_fast = 0
            try:
                message = plain(decoder.decode(data))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._not_understood(data, error)
                continue
            await self._take(message)

    async def _receive(self) -> str | bytes | None:
        """The next message; None when the client has gone."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _take(self, message: ClientMessage) -> None:
        if isinstance(message, Join):
            await self._join(message)
        elif self.carrier is None:
            self.client.say(before_joining(message))
        else:
            await self.carrier.take(self.client, message)

    async def _join(self, message: Join) -> None:
        try:
            while self.carrier is None or not await self.carrier.join(self.client, message):
                self.carrier = await self.tables.get(self.table_id)
        except NoTable:
            self.client.say(refused("no-table"))
            self.client.dismiss(4404, "no such table")
        except OtherRules as error:
            log.warning("table %s: %s", self.table_id, error)
            self.client.say(refused("other-rules"))
            self.client.dismiss(4409, "other rules")
        except StoreError as error:
            log.error("table %s: %s", self.table_id, error)
            self.client.dismiss(1013, "the table cannot be read; join again later")

    def _not_understood(self, data: str | bytes, error: Exception) -> None:
        problem, where = split_place(str(error))
        if isinstance(error, RecursionError):
            problem = "nested too deeply"
        self.client.say(refused("bad-message", find_ref(data), where=where, message=problem))

    def _slow_down(self) -> None:
        self.too_fast += 1
        if self.too_fast == 1:
            self.client.say(refused("too-fast"))
        elif self.too_fast > MOST_TOO_FAST:
            self.client.dismiss(1008, "too fast")


class OnlyRef(msgspec.Struct):
    """The one field worth reading in a message that is wrong otherwise."""

    ref: str | None = None


def find_ref(data: str | bytes) -> str | None:
    """The ref of a malformed message, so that its sender knows which one was meant."""
    try:
        ref = msgspec.json.decode(data, type=OnlyRef).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return None if ref is None else ref[:64]
