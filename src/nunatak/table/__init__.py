"""A table as a machine without wires: messages in, messages out.

`Table.receive` takes what has happened (a client said something, a bot has thought, an entry is on disk) and returns
what is to be done. The standard library is all it needs, so that it runs wherever Python does, a browser included.
"""

from __future__ import annotations

from nunatak.table.chronicle import Chronicle, OtherRules
from nunatak.table.kept import LogEntry, SeatRow, Status, TableRow
from nunatak.table.seating import Dealt, deal, deal_again, deal_lesson
from nunatak.table.table import Table, Times
from nunatak.table.wishes import LessonTable, NewTable, NoGame, PlayOn, SeatWish, WishError

__all__ = [
    "Chronicle",
    "Dealt",
    "LessonTable",
    "LogEntry",
    "NewTable",
    "NoGame",
    "OtherRules",
    "PlayOn",
    "SeatRow",
    "SeatWish",
    "Status",
    "Table",
    "TableRow",
    "Times",
    "WishError",
    "deal",
    "deal_again",
    "deal_lesson",
]
