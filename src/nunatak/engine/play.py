"""A game being played: a state with its record, its story and its way back."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from nunatak.engine.errors import OptionError, PositionError, RecordError, Refusal
from nunatak.engine.events import Event, Witness
from nunatak.engine.game import Game
from nunatak.engine.json import Json
from nunatak.engine.options import Options
from nunatak.engine.record import Move, Record
from nunatak.engine.state import State


class Mark:
    """A moment of a game: its state, and how many moves had been made."""

    def __init__(self, state: State, moves: int) -> None:
        self.state = state
        self.moves = moves


class Play:
    """Takes the seats' actions one by one, records them and allows undo up to the last barrier."""

    def __init__(self, game: Game, record: Record, state: State, dealt: list[Event]) -> None:
        self.game = game
        self.record = record
        self.state = state
        # What the deal told: the opening lines of the log.
        self.dealt = dealt
        # States to go back to, oldest first, all left by the same seat since the last barrier.
        self._past: list[State] = []
        self._undoer = -1

    @staticmethod
    def start(game: Game, options: Options | None, seed: int, seats: list[str] | None = None) -> Play:
        """Deals a new game and starts its record."""
        complete = game.complete_options({} if options is None else options)
        witness = Witness()
        state = game.new(complete, seed, witness)
        names = [f"seat {i + 1}" for i in range(state.seats())] if seats is None else seats
        if len(names) != state.seats():
            raise RecordError("seats", "wrong-record-names", names=len(names), seats=state.seats())
        record = Record(game.name, game.rules_version, complete, names, seed)
        record.pack = game.pack
        record.deal = witness.take_drawn()
        return Play(game, record, state, witness.take_events())

    @staticmethod
    def redeal(game: Game, record: Record) -> Play:
        """Deals the game of a record again, from the chance answers it holds; its moves are not played."""
        if record.start:
            return Play.from_start(game, record)
        witness = Witness([*record.deal])
        try:
            state = game.new(record.options, record.seed, witness, record.rules)
        except OptionError as error:
            raise RecordError(f"options.{error.where}", error.reason, **error.facts) from None
        if witness.script:
            raise RecordError("deal", "wrong-record-chance-left", count=len(witness.script))
        if len(record.seats) != state.seats():
            raise RecordError("seats", "wrong-record-names", names=len(record.seats), seats=state.seats())
        witness.script = None
        fresh = record.opening()
        fresh.deal = witness.take_drawn()
        return Play(game, fresh, state, witness.take_events())

    @staticmethod
    def from_start(game: Game, record: Record) -> Play:
        """Sets up the position that a record begins from; there is no deal, and nothing was told of it."""
        try:
            state = game.from_position(record.start)
        except PositionError as error:
            raise RecordError(f"start.{error.where}", error.reason, **error.facts) from None
        agreed = state.agreement()
        if (agreed.rules, agreed.options) != (record.rules, record.options):
            raise RecordError("start", "wrong-record-start")
        if len(record.seats) != state.seats():
            raise RecordError("seats", "wrong-record-names", names=len(record.seats), seats=state.seats())
        state.witness = Witness()
        return Play(game, record.opening(), state, [])

    def act(self, seat: int, action: SupportsIndex, chance: list[int] | None = None) -> list[Event]:
        """Carries out a seat's action and returns what happened; `chance` dictates the answers (for replays).

        Raises a Refusal, and changes nothing, when the seat may not do that now.
        """
        state = self.state
        if state.is_over():
            raise Refusal("TABLE-OVER", "refuse-game-over")
        if state.to_decide() != seat:
            raise Refusal("TABLE-TURN", "refuse-not-your-turn", {"asked": state.to_decide()})
        number = index(action)
        if number not in state.legal():
            raise state.refuse(number)
        before = state.copy()
        before.witness = state.witness
        witness = state.witness
        assert witness is not None
        if chance is not None:
            witness.script = [*chance]
        state.carry_out(number)
        if witness.script:
            raise RecordError("chance", "wrong-record-chance-left", count=len(witness.script))
        witness.script = None
        if seat != self._undoer or state.disclosed != before.disclosed:
            self._past.clear()
        if state.disclosed == before.disclosed:
            self._past.append(before)
        self._undoer = seat
        self.record.moves.append(Move(seat, self.game.space.name(number), witness.take_drawn()))
        self._note_result()
        return witness.take_events()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action: nothing was revealed or drawn, and nobody else has acted."""
        return seat == self._undoer and bool(self._past)

    def undo(self, seat: int) -> None:
        """Takes back the seat's last action."""
        if not self.can_undo(seat):
            raise Refusal("TABLE-UNDO", "refuse-undo-barrier")
        self.state = self._past.pop()
        self.record.moves.pop()
        self._note_result()

    def mark(self) -> Mark:
        """This moment of the game, to be gone back to whatever happens after it."""
        return Mark(self.state.copy(), len(self.record.moves))

    def go_back(self, mark: Mark) -> None:
        """Goes back to a moment of this game. What was seen since cannot be unseen: this is for lessons alone."""
        witness = self.state.witness
        self.state = mark.state.copy()
        self.state.witness = witness
        del self.record.moves[mark.moves :]
        self._past.clear()
        self._note_result()

    def _note_result(self) -> None:
        self.record.result = {}
        if self.state.is_over():
            scores: list[Json] = [*self.state.scores()]
            winners: list[Json] = [*self.state.winners()]
            self.record.result = {"scores": scores, "winners": winners}
