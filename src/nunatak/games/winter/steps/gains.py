"""Taking what is due, unit by unit.  EW-GEN-4, EW-GEN-5, EW-GOLD-2"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import DECLINE_REST, GAIN_OF, WORK
from nunatak.games.winter.doing.resources import work
from nunatak.games.winter.effects.ability import due_data
from nunatak.games.winter.gaining import add_answers, parts_after, preview_gain, refuse_gain, take_all_plain
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.names import SOURCES
from nunatak.games.winter.parts import only_plain, part_of, parts_text
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.working import WORKS, preview_work, sensible_works, spills, works_amid

EVERYTHING: Final = -1


class Gains(WinterStep):
    """What of this, and in which order?  EW-ABIL-7, EW-GOLD-2

    `parts` are the gains still due. Food, VP and labor come by themselves in the end, or earlier when asked for; food
    that would be lost is asked about while it can be made room for (EW-FOOD-1; since version 2 of the rules).
    """

    def __init__(self, seat: int, parts: list[int], source: int, asked_for: bool, picks: int, must: int) -> None:
        super().__init__("gains", seat)
        self.parts = parts
        self.source = source
        self.asked_for = asked_for  # whether the player set this off, rather than it being a bonus
        self.picks = picks  # how many of the parts may be chosen, -1 for all of them
        self.must = must  # how many have to be

    def options(self, s: WinterState) -> list[int]:
        parts = self.parts
        found: list[int] = []
        add_answers(s, self.seat, parts, found)
        if not found:
            found.append(DECLINE_REST)
            return found
        if self.must <= 0:
            found.append(DECLINE_REST)
        if works_amid(s, self.seat, parts, found):
            found += WORKS[s.food[self.seat]]
        return found

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return sensible_works(s, self.seat, legal)

    def proceed(self, s: WinterState) -> bool:
        parts = self.parts
        if self.picks < 0 and only_plain(parts) and (s.agreed.rules < 2 or not spills(s, self.seat, parts)):
            s.pop()
            take_all_plain(s, self.seat, parts, self.source)
            return True
        found = self.options(s)
        if found[0] == DECLINE_REST:
            s.pop()
            return True
        if self.asked_for and len(found) == 2 and len(parts) == 3 and GAINS[parts[0]].obvious:
            self.resolve(s, found[0])
            return True
        s.listed = found
        return False

    def resolve(self, s: WinterState, action: int) -> None:
        parts = self.parts
        if action == DECLINE_REST:
            s.pop()
            if s.witness is not None:
                s.tell("declined", {"seat": self.seat})
            if self.picks < 0:
                take_all_plain(s, self.seat, parts, self.source)
            return
        op = GAIN_OF[action]
        if op < 0:
            work(s, self.seat, WORK.a(action) + 1)
            return
        i = part_of(parts, op)
        count, detail = parts[i + 1], parts[i + 2]
        if self.picks < 0:
            s.replace(Gains(self.seat, parts_after(parts, i, action), self.source, self.asked_for, EVERYTHING, 0))
        else:
            rest = parts[:i] + parts[i + 3 :]
            if self.picks > 1 and rest:
                s.replace(Gains(self.seat, rest, self.source, False, self.picks - 1, self.must - 1))
            else:
                s.pop()
            if count > 1 and not GAINS[op].whole:
                more = parts_after([op, count, detail], 0, action)
                s.push(Gains(self.seat, more, self.source, True, EVERYTHING, 0))
        carry_out(s, self.seat, action, count, self.source)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if action == DECLINE_REST:
            return Refusal("EW-INIT-4", "winter-refuse-choose-one")
        if GAIN_OF[action] >= 0:
            return refuse_gain(s, self.seat, action, self.parts)
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.GainsPrompt:
        # Of how many things one may choose how many; 0 when all of them are due.
        picks = self.picks if 0 <= self.picks < len(self.parts) // 3 else 0
        return {"due": due_data(self.parts), "source": SOURCES[self.source], "picks": picks}

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        if WORK.has(action):
            return preview_work(s, self.seat, action)
        return preview_gain(s, self.seat, action)

    def facts(self, s: WinterState) -> asks.GainsFacts:
        told: asks.GainsFacts = {"parts": parts_text(self.parts), "source": SOURCES[self.source]}
        if self.asked_for:
            told["asked_for"] = True
        if self.picks >= 0:
            told["picks"] = self.picks
            told["must"] = self.must
        return told


def carry_out(s: WinterState, seat: int, action: int, count: int, source: int) -> None:
    """Takes one unit, and lets what it sets off come first: its bonus, then abilities that waited for it.  EW-GEN-4"""
    bonus, bonus_source, event = GAINS[GAIN_OF[action]].take(s, seat, action, count, source)
    if event >= 0 and s.listening >> event & 1:
        s.listeners.hear(s, seat, event)
    if bonus:
        grant(s, seat, bonus, bonus_source, False)


def grant(s: WinterState, seat: int, parts: list[int], source: int, asked_for: bool) -> None:
    """Gives what is due: at once when nothing is to be chosen, else by asking."""
    if only_plain(parts):
        take_all_plain(s, seat, parts, source)
    else:
        s.push(Gains(seat, parts, source, asked_for, EVERYTHING, 0))
