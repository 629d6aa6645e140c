"""A server of our own, and games that are played on it to where they make a picture."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from nunatak.bots import make_bot
from nunatak.engine import Observer, Play
from nunatak.games import load_game
from nunatak.server.run import listen

PATIENCE = 300.0
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


class Server:
    """`nunatak play` over a file of tables that nobody will miss."""

    def __init__(self, folder: Path) -> None:
        # A port that was free a moment ago; nothing else is started here.
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        listener.close()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "nunatak.cli.main", "play", "--no-browser", "--no-compile"),
                *("--port", str(self.port), "--database", str(folder / "tables.sqlite")),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Server:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if str(self.port) not in line:
            raise RuntimeError(f"the server does not start: {line}")
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()

    def post(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def review(self, table: str) -> None:
        """Has a finished game looked back at, and waits for it."""
        while self.post(f"/api/tables/{table}/review", {})["status"] != "done":
            time.sleep(0.5)


class Game:
    """A game between people that greedy players play for them, the same every time; all stay at the table."""

    def __init__(self, server: Server, name: str, players: int, seed: int, options: dict[str, Any]) -> None:
        kinds = ["here", *(["link"] * (players - 1))]
        seats = [{"kind": kind, "name": person} for kind, person in zip(kinds, NAMES, strict=False)]
        wish = {"game": name, "seats": seats, "seed": seed, "options": options, "hints": True}
        opened = server.post("/api/tables", wish)
        self.server = server
        self.id: str = opened["table"]["id"]
        self.keys: list[str] = opened["keys"]
        self.host: str = opened["host"]
        game = load_game(name)
        self.mirror = Play.start(game, opened["table"]["options"], seed, [*NAMES[:players]])
        self.bots = [make_bot("greedy", game, seed + seat) for seat in range(players)]
        self.socket: ClientConnection = connect(
            f"{server.url.replace('http', 'ws')}/ws/tables/{self.id}", max_size=None, open_timeout=PATIENCE
        )
        self.say({"type": "join", "keys": self.keys})

    def say(self, message: dict[str, Any]) -> None:
        """Tells the table something."""
        self.socket.send(json.dumps(message))

    def play(self, moves: int | None = None) -> Game:
        """So many moves and on to the next question to the first seat; without a number to the end."""
        made = 0
        while not self.mirror.state.is_over():
            seat = self.mirror.state.to_decide()
            if moves is not None and made >= moves and seat == 0:
                break
            action = self.bots[seat].choose(Observer(self.mirror.state, seat))
            self.mirror.act(seat, action)
            act = {"type": "act", "seat": seat, "decision": made, "action": action, "ref": str(made)}
            while not self._done(act):
                time.sleep(0.1)
            made += 1
        return self

    def _done(self, act: dict[str, Any]) -> bool:
        """Acts; False when the table wants to be left alone for a moment."""
        self.say(act)
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE))
            if told["type"] == "refused" and told["code"] == "too-fast":
                return False
            if told["type"] == "refused":
                raise RuntimeError(f"the table and its mirror differ: {told['message']}")
            if told["type"] == "done" and told["ref"] == act["ref"]:
                return True
