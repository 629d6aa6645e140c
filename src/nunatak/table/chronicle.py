"""A game with its log: the play, the stories told of it, and which messages it has taken already."""

from __future__ import annotations

from nunatak.engine import ActionError, Event, Game, Json, Play, Record, Refusal
from nunatak.games import load_game
from nunatak.table.kept import LogEntry, Status, TableRow
from nunatak.table.messages import Act, Done, Undo
from nunatak.table.story import Stories


class OtherRules(Exception):
    """A table that cannot be played on under the rules that are known here."""


class Chronicle:
    """A game as its log tells it. Equal logs give equal chronicles, down to the numbers of the lines told."""

    def __init__(self, game: Game, play: Play) -> None:
        self.game = game
        self.play = play
        self.stories = Stories(play.state.seats())
        self.stories.tell(play.dealt, 0, None)
        self.log: list[LogEntry] = []
        self.notes = 0
        # The answers to the messages that were carried out, by seat and ref, with the question they were sent for.
        self.answers: dict[tuple[int, str], tuple[LogEntry, int, Done]] = {}

    @staticmethod
    def rebuild(row: TableRow, entries: list[LogEntry]) -> Chronicle:
        """The chronicle of a stored table. Raises OtherRules when it no longer replays."""
        try:
            game = load_game(row.game, row.pack or None)
        except (KeyError, ValueError) as error:
            raise OtherRules(f"{row.game} cannot be played here: {error}") from None
        if not game.knows_rules(row.rules):
            raise OtherRules(
                f"begun under version {row.rules} of the rules of {row.game}; "
                f"this house plays versions {game.oldest_rules} to {game.rules_version}"
            )
        record = Record(row.game, row.rules, row.options, [seat.name for seat in row.seats], row.seed)
        record.pack = row.pack
        record.deal = row.deal
        place = "its deal"
        try:
            chronicle = Chronicle(game, Play.redeal(game, record))
            for entry in entries:
                place = f"entry {entry.number} of its log"
                chronicle.repeat(entry)
        except (Refusal, ValueError) as error:
            raise OtherRules(f"{place} does not replay: {error}") from None
        return chronicle

    def decision(self) -> int:
        """The number of the pending question: how many acts and undos there were."""
        return len(self.log) - self.notes

    def move(self) -> int:
        """How many moves stand."""
        return len(self.play.record.moves)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.state.is_over()

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat may step back. Not once the game is over: its record is public from then on."""
        return seat is not None and not self.over() and self.play.can_undo(seat)

    def act(self, seat: int, action: int, ref: str | None) -> LogEntry:
        """Carries out an action. Raises a Refusal, and changes nothing, when the seat may not do that now."""
        events = self.play.act(seat, action)
        made = self.play.record.moves[-1]
        return self._note(LogEntry(self.next(), seat, made.action, made.chance, ref), events)

    def undo(self, seat: int, ref: str | None) -> LogEntry:
        """Takes back the seat's last action."""
        if not self.can_undo(seat):
            raise Refusal("TABLE-UNDO", "refuse-undo-barrier")
        self.play.undo(seat)
        return self._note(LogEntry(self.next(), seat, None, [], ref), [])

    def note(self, seat: int, note: dict[str, Json]) -> LogEntry:
        """Tells everybody of something at the table that is no move of the game."""
        return self._note(LogEntry(self.next(), seat, None, [], None, note), [])

    def next(self) -> int:
        """The number of the next entry of the log."""
        return len(self.log) + 1

    def has(self, entry: LogEntry) -> bool:
        """Whether the log has this very entry."""
        return entry.number < self.next() and self.log[entry.number - 1] == entry

    def repeat(self, entry: LogEntry) -> None:
        """Carries out an entry of the log again."""
        events: list[Event] = []
        if entry.action is None and entry.note is None:
            self.play.undo(entry.seat)
        elif entry.action is not None:
            events = self.play.act(entry.seat, self.game.space.parse(entry.action), entry.chance)
        self._note(entry, events)

    def status(self, now: int) -> Status:
        """How the game stands, for lists of tables."""
        asked = self.play.state.to_decide()
        result = self.play.record.result or None
        return Status(self.decision(), None if asked < 0 else asked, result, now)

    def answered(self, message: Act | Undo) -> tuple[Done, bool] | None:
        """The answer to a message with this ref, and whether it was this message; None if the ref is new."""
        found = self.answers.get((message.seat, message.ref))
        if found is None:
            return None
        entry, decision, done = found
        same = message.decision == decision and isinstance(message, Undo) == (entry.action is None)
        if same and isinstance(message, Act):
            same = self.named(message.action) == entry.action
        return done, same

    def done(self, seat: int, ref: str) -> Done:
        """The answer to a message that was carried out."""
        return self.answers[(seat, ref)][2]

    def named(self, action: int | str | dict[str, object]) -> dict[str, object] | None:
        """The full named form of an action, however it is spelled; None when there is no such action."""
        try:
            return {**self.game.space.name(self.number(action))}
        except ActionError:
            return None

    def number(self, action: int | str | dict[str, object]) -> int:
        """The number of an action, however it is spelled. Raises ActionError when there is none."""
        if isinstance(action, int):
            self.game.space.kind_of(action)
            return action
        return self.game.space.parse(action)  # type: ignore[arg-type]  # it came from JSON

    def _note(self, entry: LogEntry, events: list[Event]) -> LogEntry:
        decision = self.decision()
        self.log.append(entry)
        if entry.note is not None:
            self.notes += 1
            self.stories.mention(entry.note, self.move(), entry.seat)
        elif entry.action is None:
            self.stories.take_back(self.move() + 1, entry.seat)
        else:
            self.stories.tell(events, self.move(), entry.seat)
        if entry.ref is not None:
            done = Done(entry.ref, self.decision(), self.stories.length(entry.seat))
            self.answers[(entry.seat, entry.ref)] = (entry, decision, done)
        return entry
