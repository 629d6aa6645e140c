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
        seats=[Seat(seat.kind, seat.name, seat.bot, seat.stand_in) for seat in row.seats],
        seeded=row.seeded,
        hints=gives_hints(row),
        decision=row.status.decision,
        asked=row.status.asked,
        over=row.status.asked is None,
        result=None if row.status.result is None else msgspec.convert(row.status.result, Result),
        created=row.created,
        played=row.status.played,
    )


def gives_hints(row: TableRow) -> bool:
    """Whether hints are given: as agreed, or else where nobody plays against a person who sits elsewhere."""
    if row.hints is not None:
        return row.hints
    people = [seat.kind for seat in row.seats if seat.kind != "bot"]
    return len(people) <= 1 or "link" not in people
