"""What everybody may know of a table."""

from __future__ import annotations

import msgspec

from nunatak.server.bodies import Result, Seat, TableSummary
from nunatak.server.store import TableRow


def summary(row: TableRow) -> TableSummary:
    """The public part of a stored table."""
    return TableSummary(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=[Seat(seat.kind, seat.name, seat.bot) for seat in row.seats],
        seeded=row.seeded,
        decision=row.status.decision,
        asked=row.status.asked,
        over=row.status.asked is None,
        result=None if row.status.result is None else msgspec.convert(row.status.result, Result),
        created=row.created,
        played=row.status.played,
    )
