"""Playing a record again."""

from __future__ import annotations

from nunatak.engine.actions import ActionError
from nunatak.engine.errors import RecordError, Refusal
from nunatak.engine.events import Event
from nunatak.engine.game import Game
from nunatak.engine.play import Play
from nunatak.engine.record import Record


class Replay:
    """Walks through a record move by move; `play` is the game as it stood after the moves made so far."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.name:
            raise RecordError("game", "wrong-record-game", recorded=record.game, game=game.name)
        if not game.knows_rules(record.rules):
            raise RecordError(
                "rules",
                "wrong-record-rules",
                rules=record.rules,
                game=game.name,
                oldest=game.oldest_rules,
                newest=game.rules_version,
            )
        self.record = record
        self.play = Play.redeal(game, record)

    def at(self) -> int:
        """How many moves have been made."""
        return len(self.play.record.moves)

    def has_next(self) -> bool:
        """Whether the record holds a further move."""
        return self.at() < len(self.record.moves)

    def next(self) -> list[Event]:
        """Makes the next move and returns what happened. Raises RecordError, with the move, when it cannot be made."""
        i = self.at()
        move = self.record.moves[i]
        try:
            action = self.play.game.space.parse(move.action)
            return self.play.act(move.seat, action, move.chance)
        except (Refusal, ActionError, RecordError) as error:
            raise RecordError(f"moves[{i}]", str(error)) from None

    def to_end(self, moves: int | None = None) -> Play:
        """Makes the first `moves` moves, or all of them, and returns the game as it stands."""
        last = len(self.record.moves) if moves is None else moves
        if not 0 <= last <= len(self.record.moves):
            raise RecordError("at", "wrong-record-moves", moves=len(self.record.moves), got=last)
        while self.at() < last:
            self.next()
        return self.play

    def verify(self) -> None:
        """Replays everything and compares the outcome with the record, byte for byte."""
        self.to_end()
        if self.play.record.result != self.record.result:
            raise RecordError(
                "result", "wrong-record-result", recorded=self.record.result, replayed=self.play.record.result
            )
        if self.play.record.to_bytes() != self.record.to_bytes():
            raise RecordError("record", "wrong-record-bytes")
