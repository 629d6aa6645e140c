"""A game with its log: the play, the stories told of it, and which messages it has taken already."""

from __future__ import annotations

from nunatak.engine import ActionError, Event, Game, Json, JsonObject, Play, Record, Refusal
from nunatak.games import load_game
from nunatak.table.kept import LogEntry, Status, TableRow
from nunatak.table.lessons import Lesson, lesson_of
from nunatak.table.lessons.companion import Companion
from nunatak.table.lessons.library import laid_out
from nunatak.table.lessons.tutor import Tutor
from nunatak.table.messages import Act, Done, Undo
from nunatak.table.story import Stories

# The note that tells of another step of a lesson, reached by no answer.
STEP = "table-step"


class OtherRules(Exception):
    """A table that cannot be played on under the rules that are known here."""


class Chronicle:
    """A game as its log tells it. Equal logs give equal chronicles, down to the numbers of the lines told."""

    def __init__(self, game: Game, play: Play, lesson: Lesson | None = None) -> None:
        self.game = game
        self.play = play
        self.tutor = Tutor(lesson) if lesson is not None and lesson.kind == "lesson" else None
        self.companion = Companion(lesson) if lesson is not None and lesson.kind == "game" else None
        self.stories = Stories(play.state.seats())
        self.stories.tell(play.dealt, 0, None)
        self.log: list[LogEntry] = []
        self.notes = 0
        # The answers to the messages that were carried out, by seat and ref, with the question they were sent for.
        self.answers: dict[tuple[int, str], tuple[LogEntry, int, Done]] = {}
        if self.companion is not None:
            self.companion.follow(play.state, None, play.dealt)

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
        record.start = row.start or {}
        lesson = None if row.lesson is None else lesson_of(row.game, row.lesson)
        if row.lesson is not None and lesson is None:
            raise OtherRules(f"there is no lesson {row.lesson} of {row.game} any more")
        place = "its deal"
        try:
            chronicle = Chronicle(game, Play.redeal(game, record), lesson)
            for entry in entries:
                place = f"entry {entry.number} of its log"
                chronicle.repeat(entry)
        except (Refusal, ValueError) as error:
            raise OtherRules(f"{place} does not replay: {error}") from None
        return chronicle

    def decision(self) -> int:
        """The number of the pending question: how many acts and undos there were, and turns of a lesson's page."""
        return len(self.log) - self.notes

    def mover(self) -> int:
        """The seat that made the last move that stands; -1 before the first."""
        moves = self.play.record.moves
        return moves[-1].seat if moves else -1

    def move(self) -> int:
        """How many moves stand."""
        return len(self.play.record.moves)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.state.is_over()

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat may step back. Not once the game is over: its record is public from then on.

        In a lesson, where nothing is at stake, a learner may go back as far as they like.
        """
        if self.tutor is not None:
            return seat is not None and self.tutor.can_go_back()
        return seat is not None and not self.over() and self.play.can_undo(seat)

    def act(self, seat: int, action: int, ref: str | None) -> LogEntry:
        """Carries out an action. Raises a Refusal, and changes nothing, when the seat may not do that now."""
        chance = None if self.tutor is None else self.tutor.chance()
        events = self._play_on(seat, action, chance)
        made = self.play.record.moves[-1]
        return self._note(LogEntry(self.next(), seat, made.action, made.chance, ref), events)

    def undo(self, seat: int, ref: str | None) -> LogEntry:
        """Takes back the seat's last action."""
        if not self.can_undo(seat):
            raise Refusal("TABLE-UNDO", "refuse-undo-barrier")
        return self._take_back(LogEntry(self.next(), seat, None, [], ref))

    def turn_to(self, seat: int, at: int) -> LogEntry:
        """Turns to another step of the lesson, and lays out its board if that is another one."""
        tutor = self.tutor
        assert tutor is not None
        note: dict[str, Json] = {"kind": STEP, "to": at}
        board = tutor.lesson.steps[at].board
        if at <= tutor.at or board != tutor.step().board:
            note["start"] = laid_out(self.game, tutor.lesson.starts[board], tutor.lesson.steps[at].where).position()
        entry = LogEntry(self.next(), seat, None, [], None, note)
        self._turn(note)
        return self._note(entry, [])

    def note(self, seat: int, note: dict[str, Json]) -> LogEntry:
        """Tells everybody of something at the table that is no move of the game."""
        return self._note(LogEntry(self.next(), seat, None, [], None, note), [])

    def shown(self) -> int:
        """The answer that the companion of a lesson shows: the first of its own that can be given now."""
        assert self.tutor is not None
        step, legal = self.tutor.step(), self.play.state.legal()
        for answer in step.show:
            if self.number(answer) in legal:
                return self.number(answer)
        raise ValueError(f"{step.where}: nothing of what it shows can be done")

    def next(self) -> int:
        """The number of the next entry of the log."""
        return len(self.log) + 1

    def has(self, entry: LogEntry) -> bool:
        """Whether the log has this very entry."""
        return entry.number < self.next() and self.log[entry.number - 1] == entry

    def repeat(self, entry: LogEntry) -> None:
        """Carries out an entry of the log again."""
        events: list[Event] = []
        if entry.note is not None:
            if entry.note["kind"] == STEP:
                self._turn(entry.note)
        elif entry.action is None:
            self._take_back(entry)
            return
        else:
            events = self._play_on(entry.seat, self.game.space.parse(entry.action), entry.chance)
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

    def _play_on(self, seat: int, action: int, chance: list[int] | None) -> list[Event]:
        """Carries out an action; a tutor or a companion takes note of it."""
        moment = None if self.tutor is None else self.tutor.moment(self.play)
        events = self.play.act(seat, action, chance)
        if self.tutor is not None and moment is not None:
            self.tutor.follow(moment, seat, self.play.record.moves[-1].action, events)
            self.tutor.pass_over(self.play.state)
        if self.companion is not None:
            self.companion.follow(self.play.state, seat, events)
        return events

    def _take_back(self, entry: LogEntry) -> LogEntry:
        """Takes the seat's last action back; in a lesson, everything since the step before began."""
        if self.tutor is None:
            self.play.undo(entry.seat)
            self.stories.take_back(self.move() + 1, entry.seat)
            return self._note(entry, [])
        moment = self.tutor.back()
        if moment.play is self.play:
            self._untell(moment.mark.moves)
        else:
            self._untell(0)
            for number, (by, events) in enumerate(moment.told, 1):
                self.stories.tell([*events], number, by)
        self.play = moment.play
        self.play.go_back(moment.mark)
        return self._note(entry, [])

    def _turn(self, note: JsonObject) -> None:
        """Turns to a step of the lesson as a note says."""
        tutor, at, start = self.tutor, note.get("to"), note.get("start")
        if tutor is None or not isinstance(at, int) or not 0 <= at < len(tutor.lesson.steps):
            raise ValueError("the lesson has no such step")
        moment = tutor.moment(self.play)
        if isinstance(start, dict):
            self._untell(0)
            record = self.play.record.opening()
            record.start = start
            # A board may have variants of its own.
            record.options = _options_of(start)
            self.play = Play.from_start(self.game, record)
        tutor.turn_to(at, moment, anew=start is not None)
        tutor.pass_over(self.play.state)

    def _untell(self, moves: int) -> None:
        """Tells everybody that the moves after the first few no longer stand."""
        made = self.play.record.moves
        for number in range(len(made), moves, -1):
            self.stories.take_back(number, made[number - 1].seat)

    def _note(self, entry: LogEntry, events: list[Event]) -> LogEntry:
        decision = self.decision()
        self.log.append(entry)
        if entry.note is not None:
            # Another step puts another question, as a move does.
            self.notes += entry.note["kind"] != STEP
            told = {name: fact for name, fact in entry.note.items() if name != "start"}
            self.stories.mention(told, self.move(), entry.seat)
        elif entry.action is not None:
            self.stories.tell(events, self.move(), entry.seat)
        if entry.ref is not None:
            done = Done(entry.ref, self.decision(), self.stories.length(entry.seat))
            self.answers[(entry.seat, entry.ref)] = (entry, decision, done)
        return entry


def _options_of(start: JsonObject) -> JsonObject:
    options = start.get("options")
    if not isinstance(options, dict):
        raise ValueError("a position that a board begins from names its options")
    return options
