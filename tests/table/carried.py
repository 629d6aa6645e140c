"""A table carried without wires: its log is a list, its clients are numbers, its bots think at once.

Nothing but the standard library is imported here, because a browser's Python runs it too.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import fields, replace
from hashlib import sha256
from typing import Any

from nunatak.engine import Chance
from nunatak.table import Dealt, LogEntry, NewTable, SeatRow, SeatWish, Table, Times, deal
from nunatak.table.effects import (
    Alarm,
    Append,
    Ask,
    CallOff,
    Effect,
    Input,
    KeepSeat,
    Opened,
    Rang,
    Said,
    SeatGiven,
    Show,
    Tell,
    Thought,
    Wake,
    Written,
)
from nunatak.table.messages import Act, ClientMessage, Join, Look, ServerMessage, State, Undo
from nunatak.table.question import Question
from nunatak.table.thought import choose

NOW = 1_700_000_000


def dealt_for(*kinds: str, game: str = "roam", seed: int = 1, hints: bool | None = None, **options: Any) -> Dealt:
    """A table with seats of these kinds (a bot's name means that bot), always under the same name."""
    seats = [
        SeatWish(kind, name=f"P{i}") if kind in ("here", "link") else SeatWish("bot", bot=kind)  # type: ignore[arg-type]
        for i, kind in enumerate(kinds)
    ]
    dealt = deal(NewTable(game, seats, options, seed, hints), NOW)
    dealt.row = replace(dealt.row, id="table")
    return dealt


class Carried:
    """A table and what has come of it. Without `disk` nothing is written, without `minds` no bot thinks."""

    def __init__(self, dealt: Dealt, times: Times | None = None, *, disk: bool = True, minds: bool = True) -> None:
        self.dealt = dealt
        self.table = Table(dealt.row, dealt.chronicle, Times(bot=0.0) if times is None else times)
        self.disk = disk
        self.minds = minds
        self.effects: list[Effect] = []
        self.log: list[LogEntry] = []
        self.alarms: dict[Alarm, float] = {}
        self.receive(Opened())

    def receive(self, message: Input) -> list[Effect]:
        """Everything that follows from a message, what has become of its effects included."""
        begun = len(self.effects)
        coming: deque[Input] = deque([message])
        while coming:
            for effect in self.table.receive(coming.popleft(), NOW):
                self.effects.append(effect)
                follows = self.carry_out(effect)
                if follows is not None:
                    coming.append(follows)
        return self.effects[begun:]

    def carry_out(self, effect: Effect) -> Input | None:
        """Does what is to be done, and says what there is to tell the table about it."""
        if isinstance(effect, Append | KeepSeat) and self.disk:
            if isinstance(effect, Append):
                self.log.append(effect.entry)
            return Written()
        if isinstance(effect, Ask) and self.minds:
            return thought(effect.question)
        if isinstance(effect, Wake):
            self.alarms[effect.alarm] = effect.seconds
        elif isinstance(effect, CallOff):
            del self.alarms[effect.alarm]
        return None

    def say(self, client: int, message: ClientMessage) -> list[ServerMessage]:
        """What a client hears after it has said something."""
        return heard_by(client, self.receive(Said(client, message)))

    def join(self, client: int, *seats: int) -> list[ServerMessage]:
        """A client comes with the keys of these seats."""
        keys = [key for number, key in enumerate(self.dealt.keys) if number in seats and key is not None]
        return self.say(client, Join(keys))

    def ring(self, alarm: Alarm) -> list[Effect]:
        """The time of an alarm that was set has come."""
        del self.alarms[alarm]
        return self.receive(Rang(alarm))

    def asked(self) -> int:
        """The seat that has to decide."""
        return self.table.chronicle.play.state.to_decide()

    def decision(self) -> int:
        """The number of the pending question."""
        return self.table.chronicle.decision()

    def act(self, client: int, action: int | None = None, ref: str | None = None) -> list[ServerMessage]:
        """A client answers for the seat that is asked, by default with the first legal action."""
        legal = self.table.chronicle.play.state.legal()
        name = f"act {self.decision()}" if ref is None else ref
        return self.say(client, Act(self.asked(), self.decision(), legal[0] if action is None else action, name))

    def undo(self, client: int, seat: int, ref: str | None = None) -> list[ServerMessage]:
        """A client takes back the last action of a seat."""
        return self.say(client, Undo(seat, self.decision(), f"undo {self.decision()}" if ref is None else ref))


def heard_by(client: int, effects: list[Effect]) -> list[ServerMessage]:
    """What a client is told."""
    return [effect.message for effect in effects if isinstance(effect, Tell) and client in effect.clients]


def thought(question: Question) -> Thought:
    """The answer of the bot that is asked."""
    return Thought(question.decision, question.bot, choose(question.bot, question.seed, question.sealed()))


# -- a whole game, for comparing one Python with another -----------------------------------------------------


def transcript(game: str, seed: int, bots: list[str]) -> list[str]:
    """All that is said and written while a person, seen by a spectator, plays a game against bots; as lines of JSON."""
    carried = Carried(dealt_for("here", *("greedy" for _ in bots), game=game, seed=seed))
    for number, bot in enumerate(bots, 1):
        carried.receive(SeatGiven(number, SeatRow("bot", bot, bot, None)))
    person, spectator, chance = 1, 2, Chance(seed)
    carried.join(person, 0)
    carried.join(spectator)
    while carried.asked() >= 0:
        table = carried.table
        if table.chronicle.can_undo(0) and chance.below(4) == 0:
            carried.undo(person, 0)
        else:
            carried.act(person, chance.choice(table.chronicle.play.state.legal()))
    carried.say(person, Look(0, 20))
    return [line for effect in carried.effects for line in told(effect)]


def told(effect: Effect) -> list[str]:
    """What leaves the table with an effect."""
    if isinstance(effect, Tell):
        return [written(effect.message)]
    if isinstance(effect, Append):
        return [written(effect.entry)]
    if isinstance(effect, Ask):
        return [effect.question.sealed().decode()]
    return [written(effect.retelling.show())] if isinstance(effect, Show) else []


def written(data: Any) -> str:
    """A message or an entry as one line."""
    return json.dumps(data, default=fields_of, ensure_ascii=False)


def fields_of(data: Any) -> dict[str, Any]:
    """The fields of a dataclass, its own dataclasses left as they are."""
    return {field.name: getattr(data, field.name) for field in fields(data)}


def fingerprints(lines: list[str]) -> list[str]:
    """A short name for each line, by its content."""
    return [sha256(line.encode()).hexdigest()[:12] for line in lines]


def last_state(messages: list[ServerMessage]) -> State:
    """The last picture of the table among some messages."""
    return next(message for message in reversed(messages) if isinstance(message, State))
