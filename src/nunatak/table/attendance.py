"""Who is at a table, who has gone for a moment, and who has been away for so long that others need not wait."""

from __future__ import annotations

from nunatak.table.company import Company
from nunatak.table.effects import Alarm, CallOff, Effect, Wake
from nunatak.table.kept import SeatRow
from nunatak.table.messages import Presence

LEFT = Alarm("left")


class Attendance:
    """Watches who comes and goes. It has no clock: alarms tell it that time has passed."""

    def __init__(self, company: Company, away_seconds: float, left_seconds: float, out: list[Effect]) -> None:
        self.company = company
        self.away_seconds = away_seconds
        self.left_seconds = left_seconds
        self.out = out
        # Whether nobody at all has been here for a while, or is about to have been.
        self.left = False
        self.leaving = False
        # The seats whose people have been gone for long, and those who still may be back in a moment.
        self.away: set[int] = set()
        self.going: set[int] = set()

    def note(self, seats: tuple[SeatRow, ...]) -> None:
        """Takes in who is connected now."""
        here = self.company.seats()
        for number, seat in enumerate(seats):
            if number in here or seat.kind == "bot":
                self.away.discard(number)
                if number in self.going:
                    self.going.remove(number)
                    self.out.append(CallOff(Alarm("away", number)))
            elif number not in self.away and number not in self.going:
                self.going.add(number)
                self.out.append(Wake(Alarm("away", number), self.away_seconds))
        if self.company.clients:
            self.left = False
            if self.leaving:
                self.leaving = False
                self.out.append(CallOff(LEFT))
        elif not self.leaving and not self.left:
            self.leaving = True
            self.out.append(Wake(LEFT, self.left_seconds))

    def rang(self, alarm: Alarm) -> bool:
        """Takes in that time has passed; says whether that has changed anything."""
        if alarm == LEFT:
            changed = self.leaving
            self.left = self.left or changed
            self.leaving = False
            return changed
        changed = alarm.number in self.going
        if changed:
            self.going.remove(alarm.number)
            self.away.add(alarm.number)
        return changed

    def presence(self, seats: tuple[SeatRow, ...]) -> Presence:
        """What everybody is told about it."""
        here = self.company.seats()
        connected = [seat.kind == "bot" or number in here for number, seat in enumerate(seats)]
        away = [number in self.away for number in range(len(seats))]
        return Presence(connected, away, self.company.spectators())
