"""What goes into a table and what comes out of it, whoever carries it.

Inputs are the messages of clients and what has become of the effects. Effects are carried out in the order in which
they come. After `Append`, `KeepSeat` and `ReadAgain` the table waits for `Written` or `NotWritten`: only then does it
say what depends on the disk, so that nobody is ever told of a move that a power cut could take back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from nunatak.table.chronicle import Chronicle
from nunatak.table.kept import LogEntry, SeatRow, Status, TableRow
from nunatak.table.messages import ClientMessage, ServerMessage, Verdict
from nunatak.table.question import Question
from nunatak.table.sight import Retelling


@dataclass(frozen=True, slots=True)
class Alarm:
    """What time alone changes: a person is away (by seat), all have left, a bot's answer is due (by decision)."""

    kind: Literal["away", "left", "due"]
    number: int = 0


# -- what goes in --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opened:
    """The table begins: it waits for people from now on, and bots may think already."""


@dataclass(frozen=True, slots=True)
class Said:
    """A client says something. Clients are numbered by whoever carries their messages."""

    client: int
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Gone:
    """A client is no longer connected."""

    client: int


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """The host gives a seat to somebody else."""

    number: int
    seat: SeatRow


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """The same people play again, at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Written:
    """What the table waits for is on disk."""


@dataclass(frozen=True, slots=True)
class NotWritten:
    """It is not, or nobody knows: this is what the disk really has."""

    row: TableRow
    chronicle: Chronicle


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has thought about a decision, for so many seconds. Without an action it could not."""

    decision: int
    bot: str
    action: int | None
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Advised:
    """The advice on a decision that a client has asked for: the best answers, best first; none if it has failed."""

    client: int
    decision: int
    verdicts: list[Verdict]


@dataclass(frozen=True, slots=True)
class Rang:
    """The time of an alarm has come."""

    alarm: Alarm


Input: TypeAlias = Opened | Said | Gone | SeatGiven | PlayedAgain | Written | NotWritten | Thought | Advised | Rang


# -- what comes out ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tell:
    """A message for some clients."""

    clients: tuple[int, ...]
    message: ServerMessage


@dataclass(frozen=True, slots=True)
class Append:
    """An entry for the log, with how the game stands after it and what becomes of the entry's seat (None: nothing)."""

    entry: LogEntry
    status: Status
    seat: SeatRow | None


@dataclass(frozen=True, slots=True)
class KeepSeat:
    """Who sits at a seat from now on, to be written."""

    number: int
    seat: SeatRow


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """The game is to be taken from the log: what is in memory cannot be trusted. `NotWritten` answers it."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A bot's question; the answer is `Thought`. A table asks one bot at a time."""

    question: Question


@dataclass(frozen=True, slots=True)
class StopAsking:
    """Nobody waits any more for the bot's answer."""


@dataclass(frozen=True, slots=True)
class Advise:
    """A client's question to the strongest bot; the answer is `Advised`. A client asks one at a time."""

    client: int
    question: Question


@dataclass(frozen=True, slots=True)
class StopAdvising:
    """The client waits no more for advice."""

    client: int


@dataclass(frozen=True, slots=True)
class Show:
    """Moves that a client wants to see again. The retelling takes a while and needs nothing of the table."""

    client: int
    retelling: Retelling


@dataclass(frozen=True, slots=True)
class Wake:
    """An alarm to be rung after so many seconds."""

    alarm: Alarm
    seconds: float


@dataclass(frozen=True, slots=True)
class CallOff:
    """An alarm that need not ring."""

    alarm: Alarm


# What the table waits for.
Durable: TypeAlias = Append | KeepSeat | ReadAgain
Effect: TypeAlias = (
    Tell | Append | KeepSeat | ReadAgain | Ask | StopAsking | Advise | StopAdvising | Show | Wake | CallOff
)
