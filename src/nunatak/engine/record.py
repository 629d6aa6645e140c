"""A record: everything needed to play a game again, to the byte, on any machine."""

from __future__ import annotations

import json
from typing import Final

from nunatak.engine.errors import RecordError
from nunatak.engine.json import Json, JsonObject, canonical
from nunatak.engine.options import Options

FORMAT: Final = 1


class Move:
    """An intent and its outcome: who did what, and what chance answered."""

    def __init__(self, seat: int, action: dict[str, Json], chance: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance

    def data(self) -> dict[str, Json]:
        """The move as plain data; `chance` is left out when nothing was drawn."""
        told: dict[str, Json] = {"seat": self.seat, "action": self.action}
        if self.chance:
            told["chance"] = [*self.chance]
        return told


class Record:
    """A game as it was played: name, rules version, options, seats, seed, the deal, every move, the result.

    A game that began from a position instead of a deal has that position as its `start`.
    """

    def __init__(self, game: str, rules: int, options: Options, seats: list[str], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.seed = seed
        self.pack: JsonObject = {}
        self.deal: list[int] = []
        self.start: JsonObject = {}
        self.moves: list[Move] = []
        self.result: JsonObject = {}

    def opening(self) -> Record:
        """The record as it was before the first move."""
        fresh = Record(self.game, self.rules, self.options, self.seats, self.seed)
        fresh.pack = self.pack
        fresh.deal = self.deal
        fresh.start = self.start
        return fresh

    def data(self) -> JsonObject:
        """The record as plain data."""
        moves: list[Json] = [move.data() for move in self.moves]
        told: JsonObject = {
            "nunatak": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": [*self.seats],
            "seed": self.seed,
            "deal": [*self.deal],
            "moves": moves,
        }
        if self.pack:
            told["pack"] = self.pack
        if self.start:
            told["start"] = self.start
        if self.result:
            told["result"] = self.result
        return told

    def to_bytes(self) -> bytes:
        """The record as the bytes of a file: one move a line, so that differences read well."""
        head = self.data()
        moves = head.pop("moves")
        assert isinstance(moves, list)
        lines = [f"{json.dumps(key)}:{canonical(value).decode()}" for key, value in sorted(head.items())]
        body = ",\n".join(canonical(move).decode() for move in moves)
        listed = f'"moves":[\n{body}\n]' if moves else '"moves":[]'
        return ("{" + ",\n".join([*lines, listed]) + "}\n").encode()

    @staticmethod
    def from_data(data: Json) -> Record:
        """Reads a record, or says in which field it is malformed."""
        head = _object(data, "record")
        if head.get("nunatak") != FORMAT:
            raise RecordError("nunatak", "wrong-record-format", format=FORMAT, got=repr(head.get("nunatak")))
        known = {"nunatak", "game", "rules", "options", "seats", "seed", "deal", "start", "moves", "pack", "result"}
        for key in head:
            if key not in known:
                raise RecordError(key, "wrong-no-such-field")
        record = Record(
            _text(head.get("game"), "game"),
            _number(head.get("rules"), "rules"),
            _object(head.get("options"), "options"),
            [_text(name, f"seats[{i}]") for i, name in enumerate(_list(head.get("seats"), "seats"))],
            _number(head.get("seed"), "seed"),
        )
        record.deal = _numbers(head.get("deal"), "deal")
        record.pack = _object(head.get("pack", {}), "pack")
        record.start = _object(head.get("start", {}), "start")
        record.result = _object(head.get("result", {}), "result")
        for i, item in enumerate(_list(head.get("moves"), "moves")):
            where = f"moves[{i}]"
            move = _object(item, where)
            for key in move:
                if key not in ("seat", "action", "chance"):
                    raise RecordError(f"{where}.{key}", "wrong-no-such-field")
            record.moves.append(
                Move(
                    _number(move.get("seat"), f"{where}.seat"),
                    _object(move.get("action"), f"{where}.action"),
                    _numbers(move.get("chance", []), f"{where}.chance"),
                )
            )
        return record

    @staticmethod
    def from_bytes(content: bytes) -> Record:
        """Reads the bytes of a record file."""
        try:
            data: Json = json.loads(content)
        except ValueError as error:
            raise RecordError("record", "wrong-json", problem=str(error)) from None
        return Record.from_data(data)


def _object(data: Json, where: str) -> JsonObject:
    if not isinstance(data, dict):
        raise RecordError(where, "wrong-object", got=repr(data))
    return data


def _list(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise RecordError(where, "wrong-list", got=repr(data))
    return data


def _text(data: Json, where: str) -> str:
    if not isinstance(data, str):
        raise RecordError(where, "wrong-text", got=repr(data))
    return data


def _number(data: Json, where: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise RecordError(where, "wrong-any-whole", got=repr(data))
    return data


def _numbers(data: Json, where: str) -> list[int]:
    return [_number(item, f"{where}[{i}]") for i, item in enumerate(_list(data, where))]
