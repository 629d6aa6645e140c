"""Tables at which a recorded game is played again, as far as a test wants it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from .conftest import ADA, PATIENCE, Server

RECORDS = Path(__file__).parents[1] / "records"


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == kind:
            return message


def make_moves(server: Server, opened: dict[str, Any], moves: list[tuple[int, Any]]) -> dict[str, Any]:
    """Somebody with all keys makes these moves, each a seat and its action; returns the table, to be sat down at."""
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{opened['table']['id']}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "join", "keys": opened["keys"], "since": []}))
        decision = hear(socket, "state")["decision"]
        for seat, action in moves:
            act = {"type": "act", "seat": seat, "decision": decision, "action": action, "ref": f"move-{decision}"}
            socket.send(json.dumps(act))
            decision = hear(socket, "done")["decision"]
    return opened


def moves_of(name: str) -> tuple[dict[str, Any], list[tuple[int, Any]]]:
    """A recorded game, and its moves."""
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return record, [(move["seat"], move["action"]) for move in record["moves"]]


class Recorded:
    """A recorded game at a table whose first seat is here; the others sit elsewhere, and play as they did."""

    def __init__(self, server: Server, name: str) -> None:
        record, self.moves = moves_of(name)
        others = ("Ben", "Cy", "Di", "Eve")[: len(record["seats"]) - 1]
        seats = [ADA, *({"kind": "link", "name": one} for one in others)]
        self.made = 0
        self.server = server
        self.opened = server.open_table(seats, record["game"], record["seed"], **record["options"])

    def play_to(self, move: int) -> None:
        """Plays on until so many moves have been made."""
        make_moves(self.server, self.opened, self.moves[self.made : move])
        self.made = move
