"""A table: its game, the people around it, and what each of them hears.

It is a machine without wires: `receive` takes what has happened and returns what is to be done, in order. It has no
socket, no loop, no disk and no clock; whoever carries it has those. One message at a time changes a table. It is
applied, written, and only then told to anybody; if it cannot be written, the game is taken from the log again as if
the message had never come.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from nunatak.bots.house import levels_of
from nunatak.engine import ActionError, Json, Observer, Refusal
from nunatak.table import sight
from nunatak.table.attendance import Attendance
from nunatak.table.change import Change
from nunatak.table.chronicle import Chronicle
from nunatak.table.company import Client, Company
from nunatak.table.effects import (
    Advised,
    Append,
    Durable,
    Effect,
    Gone,
    Input,
    KeepSeat,
    NotWritten,
    Opened,
    PlayedAgain,
    Rang,
    ReadAgain,
    Said,
    SeatGiven,
    Show,
    Thought,
    Written,
)
from nunatak.table.hinting import Hints, refuse_hint
from nunatak.table.kept import SeatRow, TableRow
from nunatak.table.keys import fits
from nunatak.table.leafing import SCRIPT, refuse_try, refuse_wish
from nunatak.table.lessons.tutor import Tutor
from nunatak.table.messages import (
    PROTOCOL,
    Act,
    ClientMessage,
    Done,
    Hint,
    Join,
    LessonWish,
    Look,
    Ping,
    Pong,
    Refused,
    Return,
    Seated,
    Shown,
    StandIn,
    Thinking,
    Undo,
    Welcome,
    Why,
)
from nunatak.table.question import bot_question, hint_question
from nunatak.table.reasons import why_not
from nunatak.table.refusals import before_joining, by_the_rules, refused
from nunatak.table.standing_in import returned, stood_in
from nunatak.table.story import Listener
from nunatak.table.turn import Turn, pace_of, seconds_left

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Times:
    """How long a table waits, in seconds."""

    # Whoever has been gone for this long can be replaced by a bot.
    away: float = 60.0
    # Bots stop thinking when nobody has been at their table for this long, and go on when somebody comes.
    left: float = 15.0
    # A bot's decision takes at least this long; None: the first of a turn as long as its level says, the others as long
    # as it thinks.
    bot: float | None = None


class Table:
    """A table. `row` is what the disk holds; while something is being written, `chronicle` may be one move ahead."""

    def __init__(self, row: TableRow, chronicle: Chronicle, times: Times) -> None:
        self.row = row
        self.chronicle = chronicle
        self.times = times
        self.out: list[Effect] = []
        self.company = Company(self.out)
        self.attendance = Attendance(self.company, times.away, times.left, self.out)
        self.turn = Turn(self.out)
        self.hints = Hints(self.out)
        # The seat whose bot is said to be thinking.
        self.thinking: int | None = None
        self.change: Change | None = None
        # What has come while something was being written.
        self.waiting: deque[Input] = deque()
        self.now = 0

    def receive(self, message: Input, now: int) -> list[Effect]:
        """What follows from something that happens at `now` (seconds since 1970), to be carried out in this order.

        While something is being written, whatever else comes waits and is answered afterwards.
        """
        self.now = now
        if isinstance(message, Written | NotWritten):
            self._settle(message)
        else:
            self.waiting.append(message)
        while self.waiting and self.change is None:
            self._take(self.waiting.popleft())
        effects = [*self.out]
        self.out.clear()
        return effects

    def busy(self) -> bool:
        """Whether the table waits for the disk."""
        return self.change is not None

    def idle(self) -> bool:
        """Whether nobody is here, no bot is asked and nothing is being written."""
        return not self.company.clients and self.turn.question is None and self.change is None

    def _take(self, message: Input) -> None:
        if isinstance(message, Said):
            self._hear(message.client, message.message)
        elif isinstance(message, Thought):
            if self.turn.is_about(message.decision, message.bot):
                self.turn.answer(message.action, message.seconds)
                self._let_bot_act()
        elif isinstance(message, Gone):
            self._leave(message.client)
        elif isinstance(message, Rang):
            self._time_has_passed(message)
        elif isinstance(message, Advised):
            hinted = self.hints.answer(message)
            if hinted is not None:
                self.company.tell(message.client, hinted)
        elif isinstance(message, SeatGiven):
            then = partial(self._seat_is_given, message.number, message.seat)
            self._write(KeepSeat(message.number, message.seat), then, nothing)
        elif isinstance(message, PlayedAgain):
            self.row = replace(self.row, next=message.table)
            self.company.tell_all(Seated(self.row.summary()))
        elif isinstance(message, Opened):
            self.attendance.note(self.row.seats)
            self._wake_bot()

    def _hear(self, number: int, message: ClientMessage) -> None:
        client = self.company.clients.get(number)
        if isinstance(message, Join):
            self._join(number, message)
        elif client is None:
            self.company.tell(number, before_joining(message))
        elif isinstance(message, Act | Undo):
            self._move(number, client, message)
        elif isinstance(message, Look):
            self._look(number, client, message)
        elif isinstance(message, Hint):
            self._hint(number, client, message)
        elif isinstance(message, Why):
            self.company.tell(number, why_not(self.row, self.chronicle, client, message))
        elif isinstance(message, StandIn | Return):
            self._change_player(number, client, message)
        elif isinstance(message, LessonWish):
            self._leaf(number, client, message)
        elif isinstance(message, Ping):
            self.company.tell(number, Pong())

    # -- coming and going -------------------------------------------------------------------------------------

    def _join(self, number: int, message: Join) -> None:
        """Seats a client where its keys fit, and tells it everything from where it left off."""
        seats = [i for i, seat in enumerate(self.row.seats) if any(fits(key, seat.key) for key in message.keys)]
        host = any(fits(key, self.row.host) for key in message.keys)
        client = self.company.clients[number] = Client(seats, host)
        self._greet(number, client, {heard.seat: heard.seq for heard in message.since})
        self._tell_presence()
        if self.thinking is not None:
            self.company.tell(number, Thinking(self.thinking, True))
        self._wake_bot()

    def _leave(self, number: int) -> None:
        self.hints.stop(number)
        if self.company.clients.pop(number, None) is not None:
            self._tell_presence()

    def _greet(self, number: int, client: Client, heard: dict[Listener, int]) -> None:
        self.company.tell(number, Welcome(PROTOCOL, self.row.summary(), [*client.seats], client.host))
        for listener in client.listens():
            after = heard.get(listener, 0)
            if after > self.chronicle.stories.length(listener):
                after = 0
            self.company.tell(number, sight.events(self.chronicle, listener, after))
            self.company.tell(number, sight.state(self.chronicle, listener))

    def _tell_presence(self) -> None:
        self.attendance.note(self.row.seats)
        self.company.tell_all(self.attendance.presence(self.row.seats))

    def _time_has_passed(self, message: Rang) -> None:
        alarm = message.alarm
        if alarm.kind == "due":
            if self.turn.question is not None and self.turn.question.decision == alarm.number:
                self.turn.due = True
                self._let_bot_act()
        elif self.attendance.rang(alarm):
            self.company.tell_all(self.attendance.presence(self.row.seats))
            self._wake_bot()

    def _look(self, number: int, client: Client, message: Look) -> None:
        """Shows a client some moves again."""
        if message.seat is not None and message.seat not in client.seats:
            self.company.tell(number, refused("not-your-seat", where="seat"))
            return
        retelling = sight.Retelling(self.chronicle, message.seat, message.count, message.upto)
        self.out.append(Show(number, retelling))

    # -- moves ------------------------------------------------------------------------------------------------

    def _move(self, number: int, client: Client, message: Act | Undo) -> None:
        """Carries out a client's act or undo, or says why not."""
        seat, ref = message.seat, message.ref
        answer = self._answer_at_once(client, message)
        if answer is not None:
            self.company.tell(number, answer)
            if isinstance(answer, Refused) and answer.code == "stale":
                # Whoever answers another question should see how the table really stands.
                self.company.tell(number, sight.state(self.chronicle, seat))
            return
        action = None if isinstance(message, Undo) else message.action
        then, instead = partial(self._is_done, number, seat, ref), partial(self._is_not_saved, number, seat, ref)
        try:
            self._act(seat, action, ref, then, instead)
        except Refusal as refusal:
            self.company.tell(number, by_the_rules(refusal, ref))
        except ActionError as error:
            self.company.tell(number, refused("bad-message", ref, where=error.where, message=str(error)))

    def _answer_at_once(self, client: Client, message: Act | Undo) -> Done | Refused | None:
        """The answer to a message that changes nothing; None if it may change something."""
        ref = message.ref
        if message.seat not in client.seats:
            return refused("not-your-seat", ref, where="seat")
        known = self.chronicle.answered(message)
        if known is not None:
            done, same = known
            return done if same else refused("duplicate", ref, where="ref")
        if self.chronicle.over():
            return refused("game-over", ref)
        if message.decision != self.chronicle.decision():
            return refused("stale", ref, where="decision")
        if self.row.seats[message.seat].stand_in is not None:
            return refused("bot-plays", ref, where="seat")
        return refuse_try(self.chronicle, message) if isinstance(message, Act) else None

    def _is_done(self, number: int, seat: int, ref: str) -> None:
        self.company.tell(number, self.chronicle.done(seat, ref))

    def _is_not_saved(self, number: int, seat: int, ref: str) -> None:
        self.company.tell(number, refused("not-saved", ref))
        self.company.tell(number, sight.state(self.chronicle, seat))

    def _act(
        self,
        seat: int,
        action: int | str | dict[str, object] | None,
        ref: str | None,
        then: Callable[[], None],
        instead: Callable[[], None],
    ) -> None:
        """Carries out an action, or without one takes the last back.

        Raises Refusal or ActionError, and changes nothing, when that cannot be done.
        """
        chronicle = self.chronicle
        heard = chronicle.stories.lengths()
        try:
            if action is None:
                entry = chronicle.undo(seat, ref)
            else:
                entry = chronicle.act(seat, chronicle.number(action), ref)
        except (Refusal, ActionError):
            raise
        except Exception:
            log.exception("table %s: the rules failed at entry %d", self.row.id, chronicle.next())
            self._write(ReadAgain(), then, instead)
            return
        self._write(Append(entry, chronicle.status(self.now), None), partial(self._has_moved, heard, then), instead)

    def _leaf(self, number: int, client: Client, message: LessonWish) -> None:
        """Leafs through a lesson, or shows what a step asks for."""
        chronicle, seat = self.chronicle, message.seat
        refusal = refuse_wish(chronicle, client, message)
        if refusal is not None:
            self.company.tell(number, refusal)
            if refusal.code == "stale":
                self.company.tell(number, sight.state(chronicle, seat))
            return
        tutor = chronicle.tutor
        assert tutor is not None
        instead = partial(self.company.tell, number, refused("not-saved"))
        if message.wish == "show":
            self.company.tell(number, Shown(seat, message.decision, chronicle.shown()))
        elif message.wish == "back":
            self._act(seat, None, None, nothing, instead)
        elif message.wish == "skip" and not tutor.step().reads():
            self._act(seat, chronicle.shown(), None, nothing, instead)
        else:
            heard = chronicle.stories.lengths()
            entry = chronicle.turn_to(seat, 0 if message.wish == "again" else tutor.at + 1)
            self._write(
                Append(entry, chronicle.status(self.now), None), partial(self._has_moved, heard, nothing), instead
            )

    def _has_moved(self, heard: dict[Listener, int], then: Callable[[], None]) -> None:
        self.hints.stop_all()
        self._tell_what_happened(heard)
        self._wake_bot()
        then()

    def _note(
        self,
        seat: int,
        note: dict[str, Json],
        becomes: SeatRow | None,
        then: Callable[[], None],
        instead: Callable[[], None],
    ) -> None:
        """Writes and tells what is no move; `becomes` is what becomes of the seat with it."""
        heard = self.chronicle.stories.lengths()
        entry = self.chronicle.note(seat, note)
        self._write(
            Append(entry, self.chronicle.status(self.now), becomes), partial(self._is_noted, heard, then), instead
        )

    def _is_noted(self, heard: dict[Listener, int], then: Callable[[], None]) -> None:
        self._tell_what_happened(heard)
        then()

    def _write(self, effect: Durable, then: Callable[[], None], instead: Callable[[], None]) -> None:
        self.out.append(effect)
        self.change = Change(effect, then, instead)

    def _settle(self, message: Written | NotWritten) -> None:
        """Says what depends on what was written, or why it has not happened."""
        change, self.change = self.change, None
        if change is None:
            raise RuntimeError(f"table {self.row.id} has given nothing to write")
        if isinstance(message, Written):
            self.row = change.added_to(self.row)
            change.then()
        else:
            self.row, self.chronicle = message.row, message.chronicle
            if change.is_in(message.row, message.chronicle):
                change.then()
            else:
                change.instead()
                self._wake_bot()

    def _tell_what_happened(self, heard: dict[Listener, int]) -> None:
        for listener, clients in self.company.listeners().items():
            if self.chronicle.stories.length(listener) > heard[listener]:
                self.company.tell_some(clients, sight.events(self.chronicle, listener, heard[listener]))
            self.company.tell_some(clients, sight.state(self.chronicle, listener))

    # -- bots and seats ---------------------------------------------------------------------------------------

    def _wake_bot(self) -> None:
        """Lets a bot think if it is asked and somebody is here, and stop thinking otherwise."""
        state = self.chronicle.play.state
        asked = state.to_decide()
        if self.chronicle.tutor is not None:
            self._wake_script(self.chronicle.tutor, asked)
            return
        bot = self.row.seats[asked].player() if asked >= 0 and not self.attendance.left else None
        if bot is None:
            self.turn.stop()
            self._announce(None)
            return
        decision = self.chronicle.decision()
        if not self.turn.is_about(decision, bot):
            if self.chronicle.mover() != asked:
                self.turn.spent = 0.0
            question = bot_question(bot, Observer(state.copy(), asked), decision, self.row.seed)
            question.seconds = seconds_left(bot, self.chronicle.game.name, self.turn.spent)
            self.turn.ask(question, self._pace(bot, asked))
            if self.turn.ready() is not None:
                # Behind what waits already: somebody may want to take a move back.
                self.waiting.append(Thought(decision, bot, self.turn.action))
        self._announce(asked)

    def _wake_script(self, tutor: Tutor, asked: int) -> None:
        """In a lesson it is the lesson that answers for the others, at the pace of a bot; nobody thinks."""
        decision = self.chronicle.decision()
        if not tutor.due or asked < 0 or self.attendance.left:
            self.turn.stop()
            self._announce(None)
        elif not self.turn.is_about(decision, SCRIPT):
            question = bot_question(SCRIPT, Observer(self.chronicle.play.state.copy(), asked), decision, self.row.seed)
            self.turn.ask(question, self._pace(SCRIPT, asked), self.chronicle.number(tutor.due[0].action))
            if self.turn.ready() is not None:
                self.waiting.append(Thought(decision, SCRIPT, self.turn.action))

    def _pace(self, bot: str, asked: int) -> float:
        """How long an answer takes at least."""
        # Only a turn takes its time: the page lets people follow what it is made of.
        going_on = self.times.bot is None and self.chronicle.mover() == asked
        return 0.0 if going_on else pace_of(bot, self.chronicle.game.name, self.times.bot)

    def _let_bot_act(self) -> None:
        ready = self.turn.ready()
        if ready is not None:
            seat, action = ready
            self._act(seat, action, None, nothing, self.turn.retry)

    def _announce(self, thinking: int | None) -> None:
        if self.thinking is not None and self.thinking != thinking:
            self.company.tell_all(Thinking(self.thinking, False))
        if thinking is not None and self.thinking != thinking:
            self.company.tell_all(Thinking(thinking, True))
        self.thinking = thinking

    def _hint(self, number: int, client: Client, message: Hint) -> None:
        """Lets the strongest bot think for a client whose seat is asked; where several people play they are told so."""
        refusal = refuse_hint(self.row, self.chronicle, client, message)
        if refusal is not None:
            self.company.tell(number, refusal)
            return
        think = partial(self._think_for, number, message)
        if len(self.row.people()) > 1 and self.hints.told != (message.seat, message.decision):
            note: dict[str, Json] = {"kind": "table-hint", "seat": message.seat}
            instead = partial(self.company.tell, number, refused("not-saved"))
            self._note(message.seat, note, None, think, instead)
        else:
            think()

    def _think_for(self, number: int, message: Hint) -> None:
        self.hints.told = (message.seat, message.decision)
        level = levels_of(self.chronicle.game.name)[-1].name
        observer = Observer(self.chronicle.play.state.copy(), message.seat)
        self.hints.think(number, hint_question(level, observer, message.decision, self.row.seed))

    def _change_player(self, number: int, client: Client, message: StandIn | Return) -> None:
        """Lets a bot play for the person at a seat, or gives the seat back; and tells everybody."""
        if self.chronicle.over():
            self.company.tell(number, refused("game-over"))
            return
        if isinstance(message, StandIn):
            seat = stood_in(self.row.seats, self.attendance.away, client, message)
            note: dict[str, Json] = {"kind": "table-stand-in", "seat": message.seat, "bot": message.bot}
        else:
            seat = returned(self.row.seats, client, message)
            note = {"kind": "table-return", "seat": message.seat}
        if isinstance(seat, Refused):
            self.company.tell(number, seat)
            return
        instead = partial(self.company.tell, number, refused("not-saved"))
        self._note(message.seat, note, seat, self._player_has_changed, instead)

    def _player_has_changed(self) -> None:
        self.hints.stop_all()
        self.company.tell_all(Seated(self.row.summary()))
        self._wake_bot()

    def _seat_is_given(self, number: int, seat: SeatRow) -> None:
        """Whoever sat there watches from now on."""
        self.chronicle.play.record.seats[number] = seat.name
        self.company.tell_all(Seated(self.row.summary()))
        for i, client in [*self.company.clients.items()]:
            if number in client.seats:
                client.seats = [held for held in client.seats if held != number]
                self._greet(i, client, {})
        self._tell_presence()
        self._wake_bot()


def nothing() -> None:
    """What follows where nobody waits for an answer."""
