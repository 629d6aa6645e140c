"""Servers to test against, and players who talk to them over real sockets."""

from __future__ import annotations

import fcntl
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import termios
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar.di import Provide
from websockets.sync.client import ClientConnection, connect

from nunatak.server.app import create_app
from nunatak.server.run import listen
from nunatak.server.settings import Settings
from tests.ports import free_port

# Nothing here takes long; whoever has waited for this long has waited in vain, however busy the machine is.
PATIENCE = 300.0
# A bot that is to be found thinking thinks for so long.
VERY_LONG = 36_000.0
REFS = itertools.count()
Message = dict[str, Any]

SERVE = """
import sys
from nunatak.server.run import serve
from nunatak.server.settings import Settings
sys.exit(serve(port=int(sys.argv[1]), browser=False, settings=Settings(database=sys.argv[2], bot_seconds=0,
    messages_per_second=1e6, messages_at_once=10**6, tables_per_minute=1e6, join_seconds=300)))
"""


def quick(database: Path, **changes: Any) -> Settings:
    """Settings for tests: bots do not wait, and nobody is too fast."""
    values: dict[str, Any] = {
        "bot_seconds": 0.0,
        "messages_per_second": 1e6,
        "messages_at_once": 10**6,
        "tables_per_minute": 1e6,
        "join_seconds": PATIENCE,
    }
    return Settings(database=str(database), **{**values, **changes})


class House:
    """What tests ask of a running server, wherever it runs."""

    port: int

    def __init__(self) -> None:
        self.http = httpx.Client(base_url="http://127.0.0.1", timeout=PATIENCE)

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(self.url(path), **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(self.url(path), json=body, **more)

    def open(self, *kinds: str, seed: int | None = 1, **options: Any) -> Message:
        """Opens a table of Roam with seats of these kinds (a bot's name means that bot)."""
        seats = [
            {"kind": kind, "name": f"P{i}"} if kind in ("here", "link") else {"kind": "bot", "bot": kind}
            for i, kind in enumerate(kinds)
        ]
        answer = self.post("/api/tables", {"game": "roam", "seats": seats, "options": options, "seed": seed})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def player(self, opened: Message, *seats: int, since: list[Message] | None = None) -> Player:
        """Somebody who has joined the table with the keys of these seats."""
        player = Player(self.port, opened["table"]["id"])
        player.join([opened["keys"][seat] for seat in seats], since)
        return player


class Running(House):
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.app = create_app(settings)
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            log_level="warning",
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)

    def __enter__(self) -> Running:
        self.thread.start()
        wait_until(lambda: self.server.started)
        return self

    def in_memory(self) -> int:
        """How many tables the server holds in memory."""
        tables = self.app.dependencies["tables"]
        assert isinstance(tables, Provide)
        return len(tables.dependency().live)

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Process(House):
    """A server in a process of its own, to be killed."""

    def __init__(self, database: Path) -> None:
        super().__init__()
        self.port = free_port()
        self.database = database
        self.start()

    def start(self) -> None:
        """Starts it, or starts it again with the same file on the same port."""
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Nunatak is at" in line, line + self.process.stdout.read()

    def kill(self) -> None:
        """Ends it as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Closes what the process wrote to."""
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.kill()
        self.hang_up()


class Player:
    """A client: hears everything, notes the latest states, and checks that no story has a gap."""

    def __init__(self, port: int, table: str, **more: Any) -> None:
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(url, compression=None, max_queue=None, open_timeout=PATIENCE, **more)
        )
        self.raw: list[str] = []
        self.states: dict[int | None, Message] = {}
        self.stories: dict[int | None, list[Message]] = {}
        self.thinking: dict[int, bool] = {}
        self.presence: Message = {}

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.states[message["seat"]] = message
        if message["type"] == "presence":
            self.presence = message
        if message["type"] == "thinking":
            self.thinking[message["seat"]] = message["thinking"]
        if message["type"] == "events":
            story = self.stories.setdefault(message["seat"], [])
            if message["after"] == 0:
                story.clear()
            assert message["after"] == len(story), "a gap in the story"
            story.extend(message["events"])
            assert [line["seq"] for line in story] == [*range(1, len(story) + 1)]
        return message

    def until(self, kind: str, **fields: Any) -> Message:
        """Hears until such a message comes, and returns it."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    def join(self, keys: list[str], since: list[Message] | None = None) -> Message:
        """Joins, and hears the whole greeting."""
        for heard in since or []:
            # What an earlier connection heard; the numbers alone matter here.
            story = [{"seq": n} for n in range(1, heard["seq"] + 1)]
            self.stories[heard["seat"]] = story
        self.say({"type": "join", "keys": keys, "since": since or []})
        welcome = self.until("welcome")
        for seat in welcome["seats"] or [None]:
            self.until("state", seat=seat)
        self.until("presence")
        return welcome

    def act(self, seat: int, action: Any = None, **fields: Any) -> Message:
        """Acts (by default with the first legal action) and returns the answer."""
        state = self.states[seat]
        if action is None:
            action = state["actions"][0]["id"]
        return self.ask({"type": "act", "seat": seat, "decision": state["decision"], "action": action, **fields})

    def act_randomly(self, seat: int, rng: random.Random) -> Message:
        """Acts with any legal action."""
        return self.act(seat, rng.choice(self.states[seat]["actions"])["id"])

    def undo(self, seat: int, **fields: Any) -> Message:
        """Takes back, and returns the answer."""
        return self.ask({"type": "undo", "seat": seat, "decision": self.states[seat]["decision"], **fields})

    def ask(self, message: Message) -> Message:
        """Sends an act or undo and hears everything up to its answer."""
        message.setdefault("ref", f"{next(REFS)}")
        self.say(message)
        while True:
            answer = self.hear()
            if answer["type"] in ("done", "refused") and answer["ref"] == message["ref"]:
                return answer

    def asked(self) -> int | None:
        """The seat that has to decide, as far as this player knows."""
        question = next(iter(self.states.values()))["asked"]
        return None if question is None else question["seat"]


def wait_until(condition: Any, seconds: float = PATIENCE) -> None:
    """Waits for something that happens elsewhere."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def facts_of(pid: int) -> list[str]:
    """What the system tells of a process: its state, its parent, and so on."""
    return facts_in(Path(f"/proc/{pid}"))


def facts_in(folder: Path) -> list[str]:
    """What the system tells of a process or of one of its threads."""
    return (folder / "stat").read_text().rsplit(")", 1)[1].split()


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet fetched does not."""
    try:
        return facts_of(pid)[0] != "Z"
    except OSError:
        return False


def freeze(pid: int) -> None:
    """Stops a process in its tracks, and waits until it stands still.

    With all its threads: one that has not yet come to a halt would still take in what is written to it.
    """
    os.kill(pid, signal.SIGSTOP)
    wait_until(lambda: all(facts_in(thread)[0] == "T" for thread in Path(f"/proc/{pid}/task").iterdir()))


def unread(pid: int) -> int:
    """How many bytes lie in the pipe from which a process is told what to do."""
    pipe = os.open(f"/proc/{pid}/fd/0", os.O_RDONLY | os.O_NONBLOCK)
    try:
        return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
    finally:
        os.close(pipe)


def worked(pid: int) -> float:
    """How many seconds of a processor a process has used."""
    return sum(map(int, facts_of(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def minds_of(server: int) -> list[int]:
    """The thinking processes that a server has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int(facts_of(int(folder.name))[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server and b"nunatak.server.thinking" in command and alive(int(folder.name)):
            found.append(int(folder.name))
    return found
