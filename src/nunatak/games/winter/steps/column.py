"""Stage 2 in a column: top, middle, bottom.  EW-FIG-3 to EW-FIG-5, EW-INIT, EW-DEV, EW-SETL, EW-HUNT"""

from __future__ import annotations

from typing import Final

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import END_TURN, END_TURN_NOW, GAIN_OF, SLIDE, SLIDE_ON, TAKE_CARD
from nunatak.games.winter.doing.resources import affordable, pay
from nunatak.games.winter.effects.ability import EXTRA, MEGALITH, TAKE_TRIBE, Ability, due_data
from nunatak.games.winter.gaining import add_answers, parts_after, refuse_gain, take_all_plain
from nunatak.games.winter.gains.cards import different_types
from nunatak.games.winter.gains.table import GAINS
from nunatak.games.winter.names import BY_BOARD, COLUMNS, FIGURES, NOWHERE
from nunatak.games.winter.naming import named
from nunatak.games.winter.parts import part_of, parts_text
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.steps.acting import TurnStep, price
from nunatak.games.winter.steps.eclipse_deck import finish_turn
from nunatak.games.winter.steps.gains import EVERYTHING, Gains, carry_out
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.types.words import ColumnPart
from nunatak.games.winter.working import WORKS

TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
PARTS_OF_COLUMN: Final[list[ColumnPart]] = ["top", "middle", "bottom"]
BESIDES: Final = ["play", "use", "work"]  # deeds that are no action of a column
WHOLE: Final = 2  # labor is counted in halves and spent in wholes (EW-LAB-2, EW-LAB-4)


class InColumn(TurnStep):
    """What next: an action of this part of the column, a card, or on?  EW-FIG-3, EW-TRIBE-1

    `bonus` is what the bottom still offers.
    """

    def __init__(self, seat: int, column: int, part: int, bonus: list[int]) -> None:
        super().__init__("column", seat)
        self.column = column
        self.part = part
        self.bonus = bonus

    def options(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if self.part == TOP:
            for ability in s.c.tops[self.column]:
                if affordable(s, seat, ability):
                    GAINS[ability.parts[0]].add_answers(s, seat, top_detail(s, ability), found)
        elif self.part == MIDDLE:
            ability = s.c.middles[self.column]
            if affordable(s, seat, ability):
                add_answers(s, seat, ability.parts, found)
        else:
            add_answers(s, seat, self.bonus, found)
        self.add_tribe_cards(s, found)
        self.add_common(s, found)
        found.append(END_TURN_NOW if self.part == BOTTOM else SLIDE_ON)
        found += WORKS[s.food[seat]]
        return found

    def labor_counts(self, s: WinterState) -> bool:
        if self.part == BOTTOM:
            return s.c.labor_priced
        return self.part == TOP or s.c.middles[self.column].labor > 0 or s.c.labor_priced

    def resolve(self, s: WinterState, action: int) -> None:
        if action == SLIDE_ON:
            self.slide(s)
        elif action == END_TURN_NOW:
            s.pop()
            take_all_plain(s, self.seat, self.bonus, BY_BOARD)
            finish_turn(s, self.seat)
        elif GAIN_OF[action] < 0:
            self.resolve_common(s, action)
        elif self.part == TOP:
            self.top(s, action)
        elif self.part == MIDDLE:
            self.middle(s, action)
        else:
            self.bottom(s, action)

    def top(self, s: WinterState, action: int) -> None:
        """One action of the top, as often as it can be paid.  EW-INIT-1, EW-DEV-1, EW-SETL-1, EW-SETL-2, EW-HUNT-1"""
        ability = self.top_ability(s, action)
        assert ability is not None
        pay(s, self.seat, ability)
        if ability.parts[1] > 1 and not GAINS[ability.parts[0]].whole:
            more = parts_after(ability.parts, 0, action)
            s.push(Gains(self.seat, more, BY_BOARD, True, EVERYTHING, 0))
        if TAKE_CARD.base <= action < TAKE_CARD.end:
            kind = action - TAKE_CARD.base
            s.taken |= 1 << kind  # EW-INIT-2, also for an empty deck (EW-INIT-3)
            if s.tribe_decks[kind]:
                s.banned |= 1 << kind  # EW-TRIBE-6
        carry_out(s, self.seat, action, ability.parts[1], BY_BOARD)

    def top_ability(self, s: WinterState, action: int) -> Ability | None:
        """The action of the top that an answer belongs to."""
        for ability in s.c.tops[self.column]:
            if ability.parts[0] == GAIN_OF[action]:
                return ability
        return None

    def middle(self, s: WinterState, action: int) -> None:
        """The middle action, once; then the figure is at the bottom.  EW-INIT-4, EW-DEV-3, EW-SETL-3, EW-HUNT-6"""
        seat = self.seat
        ability = s.c.middles[self.column]
        pay(s, seat, ability)
        self.slide(s)
        parts = ability.parts
        i = part_of(parts, GAIN_OF[action])
        rest = parts_after(parts, i, action)
        if ability.high:
            rest = parts[:i] + parts[i + 3 :]
            if ability.high > 1:
                s.push(Gains(seat, rest, BY_BOARD, False, ability.high - 1, ability.low - 1))
            rest = parts_after(parts[i : i + 3], 0, action)
        if rest:
            s.push(Gains(seat, rest, BY_BOARD, True, EVERYTHING, 0))
        carry_out(s, seat, action, parts[i + 1], BY_BOARD)

    def bottom(self, s: WinterState, action: int) -> None:
        """A bonus of the bottom.  EW-INIT-6, EW-DEV-4, EW-SETL-4, EW-HUNT-7"""
        i = part_of(self.bonus, GAIN_OF[action])
        rest = parts_after(self.bonus, i, action)
        if s.c.columns[self.column].bottom_in_order:
            rest = rest[i:]
        s.replace(InColumn(self.seat, self.column, BOTTOM, rest))
        carry_out(s, self.seat, action, self.bonus[i + 1], BY_BOARD)

    def slide(self, s: WinterState) -> None:
        """The figure slides on; the first at the bottom covers it for the round.  EW-FIG-3, EW-FIG-4, EW-FIG-5"""
        if self.part == TOP:
            s.replace(InColumn(self.seat, self.column, MIDDLE, []))
            s.tell("slid", {"seat": self.seat, "column": COLUMNS[self.column], "to": "middle"})
            return
        bonus: list[int] = []
        first = s.covered[self.column] == NOWHERE
        if first:
            bonus = s.c.columns[self.column].bottom
            s.covered[self.column] = self.figure(s)
        s.replace(InColumn(self.seat, self.column, BOTTOM, bonus))
        s.tell("slid", {"seat": self.seat, "column": COLUMNS[self.column], "to": "bottom", "first": first})

    def figure(self, s: WinterState) -> int:
        """The figure of this turn: of two tribe figures in one column either may be meant."""
        first = self.seat * FIGURES
        if s.chief_placed:
            return first
        return first + 2 if s.figures[first + 2] == self.column else first + 1

    def refuse(self, s: WinterState, action: int) -> Refusal:
        op = GAIN_OF[action]
        if op >= 0:
            if self.part == BOTTOM:
                return self.refuse_bottom(s, action)
            abilities = s.c.tops[self.column] if self.part == TOP else [s.c.middles[self.column]]
            for ability in abilities:
                if op in ability.parts[::3] or (op == MEGALITH and EXTRA in ability.parts):
                    if not affordable(s, self.seat, ability):
                        return Refusal("EW-GEN-3", "winter-refuse-price", price(ability))
                    return GAINS[op].refuse(s, self.seat, action)
            if self.part != TOP and self.top_ability(s, action) is not None:
                return Refusal("EW-FIG-4", "winter-refuse-top-is-over")
        if SLIDE.has(action) or END_TURN.has(action):
            return Refusal("EW-FIG-3", "winter-refuse-parts-in-order")
        return super().refuse(s, action)

    def refuse_bottom(self, s: WinterState, action: int) -> Refusal:
        """Why the bottom does not give this."""
        column = s.c.columns[self.column]
        op = GAIN_OF[action]
        if op in self.bonus[::3]:
            return refuse_gain(s, self.seat, action, self.bonus)
        if op in column.bottom[::3] and s.covered[self.column] not in (NOWHERE, self.figure(s)):
            return Refusal("EW-FIG-5", "winter-refuse-bottom-covered")
        if op in column.bottom[::3]:
            return Refusal("EW-SETL-4" if column.bottom_in_order else "EW-FIG-5", "winter-refuse-bonus-taken")
        if op in s.c.middles[self.column].parts[::3]:
            return Refusal("EW-FIG-3", "winter-refuse-middle-is-over")
        if self.top_ability(s, action) is not None:
            return Refusal("EW-FIG-4", "winter-refuse-top-is-over")
        return refuse_gain(s, self.seat, action, self.bonus)

    def prompt(self, s: WinterState) -> asks.ColumnPrompt:
        deeds = named(s.sensible())
        here = [deed for deed in deeds if deed not in BESIDES]
        # Nobody works until they are played; and further down only what the place gives is worth naming.
        who = self.part == TOP and "play" in deeds and (s.labor < WHOLE or not here)
        eats = self.part == TOP and "work" in deeds
        if self.part == TOP:
            here += [deed for deed in deeds if deed == "use" or (deed == "play" and not who)]
        if eats and not who and not here:
            here.append("work")
        return {
            "column": COLUMNS[self.column],
            "part": PARTS_OF_COLUMN[self.part],
            "halves": s.labor,
            "due": due_data(self.bonus),
            "who": who,
            "eats": eats,
            "deeds": here,
        }

    def facts(self, s: WinterState) -> asks.ColumnFacts:
        told: asks.ColumnFacts = {"column": COLUMNS[self.column], "part": PARTS_OF_COLUMN[self.part]}
        if self.part == BOTTOM:
            told["bonus"] = parts_text(self.bonus)
        return told


def top_detail(s: WinterState, ability: Ability) -> int:
    """At the top of Initiation every type may be taken once a turn.  EW-INIT-2"""
    return different_types(s.taken) if ability.parts[0] == TAKE_TRIBE else ability.parts[2]
