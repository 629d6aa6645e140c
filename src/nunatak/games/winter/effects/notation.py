"""Reads lines of the effect notation; a line that is not understood is refused with the reason.  EW section 18.2"""

from __future__ import annotations

import re
from typing import Final

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


class NotationError(ValueError):
    """A line that is not in the notation: the message says which part, and what was expected."""


def read_ability(line: Reader, extra_allowed: bool = False) -> Ability:
    """The ability on a line of a component table; a bad line is refused with file, card and reason."""
    try:
        ability = parse_ability(line.text())
    except NotationError as error:
        raise line.fail(str(error)) from None
    if EXTRA in ability.parts[::3] and not extra_allowed:
        raise line.fail("'extra megalith' has its arrows on a start cell and nowhere else")
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
        raise lines.fail(str(error)) from None
    return parts


def read_bonus(line: Reader) -> list[int]:
    """The parts of one line that only gives."""
    ability = read_ability(line)
    if ability.scope != ACTION or ability.column >= 0 or ability.costs or ability.high:
        raise line.fail("a bonus only gives: no cost, no choice, no condition")
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
            raise NotationError(f"{name!r} is not something that can be waited for: {', '.join(_events)}")
        event = _events[name]
    rest, mark, name = rest.partition(" if column ")
    if mark:
        if name not in _columns:
            raise NotationError(f"{name!r} is not a column: {', '.join(_columns)}")
        if scope == ECLIPSE:
            raise NotationError("no figure of the turn stands in a column during the eclipse")
        column = _columns[name]
    costs = [0, 0, 0, 0, 0]
    if rest.startswith("pay "):
        paid, arrow, rest = rest.removeprefix("pay ").partition(" -> ")
        if not arrow:
            raise NotationError("a price is followed by ' -> ' and what it buys")
        for amount in paid.split(" + "):
            _add_amount(amount, costs)
    low = high = 0
    gains = rest.split(" + ")
    if rest.startswith("choose "):
        choice = _CHOICE.fullmatch(rest)
        if choice is None:
            raise NotationError(f"expected 'choose 1-2 of (gain | gain)' instead of {rest!r}")
        gains = choice.group(3).split(" | ")
        low, high = int(choice.group(1)), int(choice.group(2))
        if not low <= high <= len(gains):
            raise NotationError(f"{low}-{high} of {len(gains)} gains cannot be chosen")
    parts: list[int] = []
    for gain in gains:
        part = _parse_gain(gain)
        if high and part[0] in parts[::3]:
            raise NotationError(f"{OPS[part[0]]!r} stands twice in one choice")
        add_parts(parts, part)
    _check_sums(parts)
    return Ability(scope, event, column, costs[0], costs[1], costs[2], costs[3], costs[4], low, high, parts)


def _add_amount(amount: str, costs: list[int]) -> None:
    """Adds `food 1`, `tool 1`, `labor 1` or `card 2 same` to the costs."""
    words = amount.split(" ")
    what = words[0]
    if what not in ("food", "tool", "labor", "card") or not 2 <= len(words) <= 3 or (what != "card" and len(words) > 2):
        raise NotationError(f"{amount!r} is not a price: food, tool, labor or card and a number")
    count = _whole(words[1], amount)
    if what == "card":
        rule = words[2] if len(words) == 3 else ""
        if rule not in _type_rules or (len(words) == 3 and not rule):
            raise NotationError(f"{rule!r} in {amount!r}: cards are 'same' or 'different'")
        if costs[3]:
            raise NotationError("cards are named once in a price")
        costs[3], costs[4] = count, _type_rules[rule]
    else:
        i = ("food", "tool", "labor").index(what)
        costs[i] += count * 2 if what == "labor" else count
        if costs[i] > (2 * _MOST if what == "labor" else _MOST):
            raise NotationError(f"{what!r} in a price comes to more than {_MOST}")


def _check_sums(parts: list[int]) -> None:
    """Refuses gains that come to more than could be written as one: what is read can be written and read again."""
    for i in range(0, len(parts), 3):
        if parts[i + 1] > (_MOST_HALVES if parts[i] == LABOR else _MOST):
            raise NotationError(f"{OPS[parts[i]]!r} comes to more than {_MOST}")


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
                raise NotationError(f"{words[1]!r} in {gain!r}: types are 'same' or 'different'")
            return [op, _whole(words[0], gain), _type_rules[words[1]]]
        elif len(words) == 1:
            return [op, _whole(words[0], gain), 0]
        raise NotationError(f"{gain!r}: expected {OPS[op]!r} and a number")
    raise NotationError(f"{gain!r} is not a gain")


def _whole(word: str, where: str) -> int:
    if not _WHOLE.fullmatch(word):
        raise NotationError(f"{word!r} in {where!r}: expected a whole number from 1 to {_MOST}")
    return int(word)


def _halves(word: str, where: str) -> int:
    found = _HALVES.fullmatch(word)
    halves = 0 if found is None else 2 * int(found.group(1)) + (1 if found.group(2) else 0)
    if halves == 0:
        raise NotationError(f"{word!r} in {where!r}: expected a number such as 1 or 0.5")
    return halves


def works_in(ability: Ability, column: int) -> bool:
    """Whether a figure in that column (4: at rest, -1: not placed) fulfils the column mark.  EW-ABIL-2, EW-CHIEF-2"""
    if ability.column < 0:
        return True
    if ability.column == ANY_COLUMN:
        return 0 <= column < ANY_COLUMN
    return ability.column == column
