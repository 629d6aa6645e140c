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


class Recorded:
    """A recorded game at a table whose first seat is here; the others sit elsewhere, and play as they did."""

    def __init__(self, server: Server, name: str) -> None:
        record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
        others = ("Ben", "Cy", "Di", "Eve")[: len(record["seats"]) - 1]
        seats = [ADA, *({"kind": "link", "name": one} for one in others)]
        self.moves = record["moves"]
        self.made = 0
        self.opened = server.open_table(seats, record["game"], record["seed"], **record["options"])
        self.address = f"ws://127.0.0.1:{server.port}/ws/tables/{self.opened['table']['id']}"

    def play_to(self, move: int) -> None:
        """Plays on until so many moves have been made."""
        with connect(self.address, max_size=None, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "join", "keys": self.opened["keys"], "since": []}))
            decision = hear(socket, "state")["decision"]
            for made in range(self.made, move):
                seat, action = self.moves[made]["seat"], self.moves[made]["action"]
                act = {"type": "act", "seat": seat, "decision": decision, "action": action, "ref": str(made)}
                socket.send(json.dumps(act))
                decision = hear(socket, "done")["decision"]
        self.made = move
