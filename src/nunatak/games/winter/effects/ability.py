"""An ability as the interpreter runs it: flat numbers, read once from its line of notation.  EW-ABIL, EW section 18

The result is a list of parts, three numbers each: what is gained (one of the ops below), how many, and a detail
(for tribe cards whether types must be the same or different). Labor is counted in halves (EW-LAB-2).
"""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.names import COLUMNS
from nunatak.games.winter.types.catalogue import WinterAbility, WinterGain, WinterPrice
from nunatak.games.winter.types.words import Scope, TypeRule

FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
VP: Final = 3
MAXFOOD: Final = 4
LABOR: Final = 5
DRAW: Final = 6
MEGALITH: Final = 7
EXTRA: Final = 8
PLACE_CAMP: Final = 9
MOVE_CAMP: Final = 10
SETTLEMENT: Final = 11
TAKE_TRIBE: Final = 12
RECRUIT: Final = 13
TAKE_CULTURE: Final = 14
TAKE_ANIMAL: Final = 15
DRAW_ANIMAL: Final = 16
REVEAL: Final = 17
TIP: Final = 18
BURY: Final = 19
STONE: Final = 20

# How each gain is written, before its number.
OPS: Final = [
    "gain food", "gain tool", "gain idol", "gain vp", "gain maxfood", "labor", "draw", "place megalith",
    "extra megalith", "place camp", "move camp", "build settlement", "take tribe", "recruit tribe", "take culture",
    "take animal", "draw animal", "reveal animal", "tip", "bury", "take stone",
]  # fmt: skip
UNCOUNTED: Final = [MAXFOOD, EXTRA]  # written without a number
# Gains that leave nothing to choose: once their source is used they come by themselves.
PLAIN_OPS: Final = [FOOD, VP, MAXFOOD, LABOR]
PLAIN: Final = [op in PLAIN_OPS for op in range(len(OPS))]

# What a `when` ability can wait for: the ops of the same name.  EW-ABIL-6
EVENTS: Final = [
    TIP, BURY, PLACE_CAMP, MOVE_CAMP, SETTLEMENT, MEGALITH, TAKE_ANIMAL, DRAW_ANIMAL, TAKE_TRIBE, RECRUIT,
    TAKE_CULTURE, STONE,
]  # fmt: skip

ACTION: Final = 0
ECLIPSE: Final = 1
WHEN: Final = 2
SCOPES: Final[list[Scope]] = ["action", "eclipse", "when"]

SAME_TYPE: Final = 1
DIFFERENT_TYPES: Final = 2
TYPE_RULES: Final = ["", "same", "different"]
# The same words where none may stand for the first.
RULES_OF_TYPES: Final[list[TypeRule]] = ["any", "same", "different"]


class Ability:
    """One ability: when it works, what it costs, what it gives."""

    def __init__(
        self,
        scope: int,
        event: int,
        column: int,
        food: int,
        tool: int,
        labor: int,
        cards: int,
        card_types: int,
        low: int,
        high: int,
        parts: list[int],
    ) -> None:
        self.scope = scope
        self.event = event  # the op a WHEN ability waits for, -1 for the others
        self.column = column  # a column, 4 for any of them, -1 without a mark
        self.food = food
        self.tool = tool
        self.labor = labor  # in halves
        self.cards = cards  # to discard from hand
        self.card_types = card_types
        self.low = low  # "choose low-high of": both 0 when everything may be taken
        self.high = high
        self.parts = parts
        self.costs = food + tool + labor + cards > 0
        self.plain = high == 0 and all(PLAIN[parts[i]] for i in range(0, len(parts), 3))

    def text(self) -> str:
        """The line of notation; reading it again gives the same ability."""
        start = ""
        if self.scope == ECLIPSE:
            start = "eclipse: "
        elif self.scope == WHEN:
            start = f"when {OPS[self.event]}: "
        costs: list[str] = []
        if self.food:
            costs.append(f"food {self.food}")
        if self.tool:
            costs.append(f"tool {self.tool}")
        if self.labor:
            costs.append(f"labor {self.labor // 2}")
        if self.cards:
            costs.append(f"card {self.cards} {TYPE_RULES[self.card_types]}".rstrip())
        pay = f"pay {' + '.join(costs)} -> " if costs else ""
        gains = [_gain_text(self.parts, i) for i in range(0, len(self.parts), 3)]
        result = " + ".join(gains)
        if self.high:
            result = f"choose {self.low}-{self.high} of ({' | '.join(gains)})"
        end = ""
        if self.column >= 0:
            end = f" if column {'any' if self.column == len(COLUMNS) else COLUMNS[self.column]}"
        return start + pay + result + end

    def data(self) -> WinterAbility:
        """The ability as a small tree, for pages that draw its symbols and write its text."""
        told: WinterAbility = {
            "text": self.text(),
            "scope": SCOPES[self.scope],
            "pay": self.price(),
            "gains": [gain_data(self.parts, i) for i in range(0, len(self.parts), 3)],
        }
        if self.scope == WHEN:
            told["event"] = OPS[self.event].replace(" ", "_")
        if self.column >= 0:
            told["column"] = "any" if self.column == len(COLUMNS) else COLUMNS[self.column]
        if self.high:
            told["choose"] = {"low": self.low, "high": self.high}
        return told

    def price(self) -> list[WinterPrice]:
        """What is paid, kind by kind."""
        pay: list[WinterPrice] = []
        if self.food:
            pay.append({"what": "food", "count": self.food})
        if self.tool:
            pay.append({"what": "tool", "count": self.tool})
        if self.labor // 2:
            pay.append({"what": "labor", "count": self.labor // 2})
        if self.cards:
            pay.append({"what": "card", "count": self.cards, "types": RULES_OF_TYPES[self.card_types]})
        return pay


def gain_data(parts: list[int], i: int) -> WinterGain:
    """One part of a result as plain data: `{"gain": "draw", "count": 1}`; labor counts in halves of a point."""
    op, count, detail = parts[i], parts[i + 1], parts[i + 2]
    told: WinterGain = {"gain": OPS[op].removeprefix("gain ").replace(" ", "_")}
    if op == LABOR:
        told["halves"] = count
    elif op not in UNCOUNTED:
        told["count"] = count
    if op in (TAKE_TRIBE, RECRUIT) and detail & 3:
        told["types"] = RULES_OF_TYPES[detail & 3]
    return told


def due_data(parts: list[int]) -> list[WinterGain]:
    """What is due, for the sentence that asks for it."""
    return [gain_data(parts, i) for i in range(0, len(parts), 3)]


def _gain_text(parts: list[int], i: int) -> str:
    op, count, detail = parts[i], parts[i + 1], parts[i + 2]
    if op in UNCOUNTED:
        return OPS[op]
    if op == LABOR:
        return f"labor {count // 2}" if count % 2 == 0 else f"labor {count // 2}.5"
    return f"{OPS[op]} {count} {TYPE_RULES[detail]}".rstrip()
