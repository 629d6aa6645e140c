"""Reads lines of the effect notation; a line that is not understood is refused with the reason.  EW section 18.2"""

from __future__ import annotations

import re
from typing import Final

from nunatak.engine.errors import PlacedError
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.winter.effects.ability import (
    ACTION,
    ECLIPSE,
    EVENTS,
    EXTRA,
    LABOR,
    OPS,
    RECRUIT,
    TAKE_TRIBE,
    TYPE_RULES,
    UNCOUNTED,
    WHEN,
    Ability,
)
from nunatak.games.winter.names import ANY_COLUMN, COLUMNS

_events: Final = {OPS[op]: op for op in EVENTS}
_columns: Final = {name: i for i, name in enumerate([*COLUMNS, "any"])}
_type_rules: Final = {name: i for i, name in enumerate(TYPE_RULES)}
_WHOLE: Final = re.compile(r"[1-9][0-9]?")
_HALVES: Final = re.compile(r"([0-9]|[1-9][0-9])(\.5)?")
_CHOICE: Final = re.compile(r"choose ([1-9][0-9]?)-([1-9][0-9]?) of \((.*)\)")
# What a number on a line may be at most, and so what those of the same kind may come to together.
_MOST: Final = 99
_MOST_HALVES: Final = 2 * _MOST + 1


class NotationError(PlacedError):
    """A line that is not in the notation: the reason says which part, and what was expected."""

    def __init__(self, reason: str, **facts: Json) -> None:
        super().__init__("", reason, **facts)


def read_ability(line: Reader, extra_allowed: bool = False) -> Ability:
    """The ability on a line of a component table; a bad line is refused with file, card and reason."""
    try:
        ability = parse_ability(line.text())
    except NotationError as error:
        raise line.fail(error.reason, **error.facts) from None
    if EXTRA in ability.parts[::3] and not extra_allowed:
        raise line.fail("wrong-winter-arrows")
    return ability


def read_abilities(lines: Reader) -> list[Ability]:
    """The abilities on several lines."""
    return [read_ability(line) for line in lines.items()]


def read_gains(lines: Reader) -> list[int]:
    """The parts of lines that only give: bonuses, benefits, resources of the turn order track."""
    parts: list[int] = []
    for line in lines.items():
        add_parts(parts, read_bonus(line))
    try:
        _check_sums(parts)
    except NotationError as error:
        raise lines.fail(error.reason, **error.facts) from None
    return parts


def read_bonus(line: Reader) -> list[int]:
    """The parts of one line that only gives."""
    ability = read_ability(line)
    if ability.scope != ACTION or ability.column >= 0 or ability.costs or ability.high:
        raise line.fail("wrong-winter-bonus")
    return ability.parts


def add_parts(parts: list[int], more: list[int]) -> None:
    """Adds gains to others; what is gained twice becomes one part with the sum."""
    for i in range(0, len(more), 3):
        for j in range(0, len(parts), 3):
            if parts[j] == more[i] and parts[j + 2] == more[i + 2]:
                if more[i] not in UNCOUNTED:
                    parts[j + 1] += more[i + 1]
                break
        else:
            parts += more[i : i + 3]


def parse_ability(text: str) -> Ability:
    """The ability that a line means. Raises NotationError for anything that is not in the grammar."""
    rest = text
    scope, event, column = ACTION, -1, -1
    if rest.startswith("eclipse: "):
        scope = ECLIPSE
        rest = rest.removeprefix("eclipse: ")
    elif rest.startswith("when "):
        scope = WHEN
        name, colon, rest = rest.removeprefix("when ").partition(": ")
        if not colon or name not in _events:
            raise NotationError("wrong-unknown", got=repr(name), known=", ".join(_events))
        event = _events[name]
    rest, mark, name = rest.partition(" if column ")
    if mark:
        if name not in _columns:
            raise NotationError("wrong-unknown", got=repr(name), known=", ".join(_columns))
        if scope == ECLIPSE:
            raise NotationError("wrong-winter-eclipse-column")
        column = _columns[name]
    costs = [0, 0, 0, 0, 0]
    if rest.startswith("pay "):
        paid, arrow, rest = rest.removeprefix("pay ").partition(" -> ")
        if not arrow:
            raise NotationError("wrong-winter-price-arrow")
        for amount in paid.split(" + "):
            _add_amount(amount, costs)
    low = high = 0
    gains = rest.split(" + ")
    if rest.startswith("choose "):
        choice = _CHOICE.fullmatch(rest)
        if choice is None:
            raise NotationError("wrong-winter-choose", got=repr(rest))
        gains = choice.group(3).split(" | ")
        low, high = int(choice.group(1)), int(choice.group(2))
        if not low <= high <= len(gains):
            raise NotationError("wrong-winter-choice", low=low, high=high, gains=len(gains))
    parts: list[int] = []
    for gain in gains:
        part = _parse_gain(gain)
        if high and part[0] in parts[::3]:
            raise NotationError("wrong-winter-choice-twice", got=repr(OPS[part[0]]))
        add_parts(parts, part)
    _check_sums(parts)
    return Ability(scope, event, column, costs[0], costs[1], costs[2], costs[3], costs[4], low, high, parts)


def _add_amount(amount: str, costs: list[int]) -> None:
    """Adds `food 1`, `tool 1`, `labor 1` or `card 2 same` to the costs."""
    words = amount.split(" ")
    what = words[0]
    if what not in ("food", "tool", "labor", "card") or not 2 <= len(words) <= 3 or (what != "card" and len(words) > 2):
        raise NotationError("wrong-winter-price", got=repr(amount))
    count = _whole(words[1], amount)
    if what == "card":
        rule = words[2] if len(words) == 3 else ""
        if rule not in _type_rules or (len(words) == 3 and not rule):
            raise NotationError("wrong-winter-same", got=repr(rule), line=repr(amount))
        if costs[3]:
            raise NotationError("wrong-winter-price-cards")
        costs[3], costs[4] = count, _type_rules[rule]
    else:
        i = ("food", "tool", "labor").index(what)
        costs[i] += count * 2 if what == "labor" else count
        if costs[i] > (2 * _MOST if what == "labor" else _MOST):
            raise NotationError("wrong-winter-too-much", what=repr(what), most=_MOST)


def _check_sums(parts: list[int]) -> None:
    """Refuses gains that come to more than could be written as one: what is read can be written and read again."""
    for i in range(0, len(parts), 3):
        if parts[i + 1] > (_MOST_HALVES if parts[i] == LABOR else _MOST):
            raise NotationError("wrong-winter-too-much", what=repr(OPS[parts[i]]), most=_MOST)


def _parse_gain(gain: str) -> list[int]:
    """The three numbers of a gain."""
    for op in UNCOUNTED:
        if gain == OPS[op]:
            return [op, 1, 0]
    # Longest name first, so that "draw animal 1" is not taken for "draw".
    for op in sorted(range(len(OPS)), key=lambda i: -len(OPS[i])):
        if op in UNCOUNTED or not gain.startswith(OPS[op] + " "):
            continue
        words = gain.removeprefix(OPS[op] + " ").split(" ")
        if op == LABOR:
            if len(words) == 1:
                return [op, _halves(words[0], gain), 0]
        elif op in (TAKE_TRIBE, RECRUIT) and len(words) == 2:
            if words[1] not in ("same", "different"):
                raise NotationError("wrong-winter-same", got=repr(words[1]), line=repr(gain))
            return [op, _whole(words[0], gain), _type_rules[words[1]]]
        elif len(words) == 1:
            return [op, _whole(words[0], gain), 0]
        raise NotationError("wrong-winter-gain-and-number", got=repr(gain), gain=repr(OPS[op]))
    raise NotationError("wrong-winter-gain", got=repr(gain))


def _whole(word: str, where: str) -> int:
    if not _WHOLE.fullmatch(word):
        raise NotationError("wrong-winter-whole", got=repr(word), line=repr(where), most=_MOST)
    return int(word)


def _halves(word: str, where: str) -> int:
    found = _HALVES.fullmatch(word)
    halves = 0 if found is None else 2 * int(found.group(1)) + (1 if found.group(2) else 0)
    if halves == 0:
        raise NotationError("wrong-winter-half", got=repr(word), line=repr(where))
    return halves


def works_in(ability: Ability, column: int) -> bool:
    """Whether a figure in that column (4: at rest, -1: not placed) fulfils the column mark.  EW-ABIL-2, EW-CHIEF-2"""
    if ability.column < 0:
        return True
    if ability.column == ANY_COLUMN:
        return 0 <= column < ANY_COLUMN
    return ability.column == column
