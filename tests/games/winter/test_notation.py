"""The effect notation: every line of the grammar is read, everything else is refused in words.  EW section 18.2"""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nunatak.engine import DataError
from nunatak.games.winter.effects.ability import (
    EVENTS,
    EXTRA,
    LABOR,
    OPS,
    RECRUIT,
    TAKE_TRIBE,
    UNCOUNTED,
    WHEN,
    Ability,
)
from nunatak.games.winter.effects.notation import NotationError, parse_ability
from nunatak.games.winter.effects.score import COUNTERS, parse_score
from nunatak.games.winter.names import COLUMNS, SPECIES, TERRAIN
from tests.games.winter.table import winter

whole = st.integers(1, 99)


def read(line: str) -> Ability | None:
    """The ability of a line, None when it is refused; nothing else may come of it."""
    with contextlib.suppress(NotationError):
        return parse_ability(line)
    return None


def without_numbers(gain: str) -> str:
    """What is gained, however much of it: `take tribe 3 same` is `take tribe same`."""
    return " ".join(word for word in gain.split(" ") if not word[0].isdigit())


@st.composite
def gains(draw: st.DrawFn) -> str:
    op = draw(st.integers(0, len(OPS) - 1))
    if op in UNCOUNTED:
        return OPS[op]
    if op == LABOR:
        return f"labor {draw(whole)}" + draw(st.sampled_from(["", ".5"]))
    rule = draw(st.sampled_from(["", " same", " different"])) if op in (TAKE_TRIBE, RECRUIT) else ""
    return f"{OPS[op]} {draw(whole)}{rule}"


@st.composite
def abilities(draw: st.DrawFn) -> str:
    results = draw(st.lists(gains(), min_size=1, max_size=4, unique_by=without_numbers))
    body = " + ".join(results)
    names = [gain.split(" ")[0:2] for gain in results]
    if draw(st.booleans()) and all(names.count(name) == 1 for name in names):
        high = draw(st.integers(1, len(results)))
        body = f"choose {draw(st.integers(1, high))}-{high} of ({' | '.join(results)})"
    costs = draw(st.lists(st.sampled_from(["food", "tool", "labor", "card"]), max_size=4, unique=True))
    if costs:
        amounts = [f"{cost} {draw(whole)}" for cost in costs]
        body = f"pay {' + '.join(amounts)} -> {body}"
    scope = draw(st.sampled_from(["", "eclipse: ", f"when {OPS[draw(st.sampled_from(EVENTS))]}: "]))
    mark = "" if scope == "eclipse: " else draw(st.sampled_from(["", *(f" if column {c}" for c in [*COLUMNS, "any"])]))
    return scope + body + mark


@given(abilities())
def test_an_ability_is_read_and_written_back(line: str) -> None:
    ability = parse_ability(line)
    again = parse_ability(ability.text())
    assert again.text() == ability.text()
    assert again.parts == ability.parts
    assert ability.data() == again.data()
    assert sum(ability.parts[1::3]) >= 1


@pytest.mark.parametrize("what", [OPS[op] for op in range(len(OPS)) if op not in (*UNCOUNTED, LABOR)])
@given(first=whole, second=whole)
def test_what_is_gained_twice_is_written_as_one_gain(what: str, first: int, second: int) -> None:
    line = f"{what} {first} + {what} {second}"
    if first + second <= 99:
        assert parse_ability(line).text() == f"{what} {first + second}"
    else:
        with pytest.raises(NotationError, match=f"'{what}' comes to more than 99"):
            parse_ability(line)


@given(first=st.integers(1, 199), second=st.integers(1, 199))
def test_labor_gained_twice_is_written_as_one_gain(first: int, second: int) -> None:
    """In halves, up to 99.5: EW-LAB-2"""
    amounts = [f"labor {halves // 2}" + (".5" if halves % 2 else "") for halves in (first, second, first + second)]
    line = " + ".join(amounts[:2])
    if first + second <= 199:
        assert parse_ability(line).text() == amounts[2]
    else:
        with pytest.raises(NotationError, match="'labor' comes to more than 99"):
            parse_ability(line)


@pytest.mark.parametrize("rule", ["same", "different"])
def test_tribe_cards_of_one_rule_are_added_up_those_of_two_are_not(rule: str) -> None:
    assert parse_ability(f"take tribe 1 {rule} + take tribe 98 {rule}").text() == f"take tribe 99 {rule}"
    assert parse_ability(f"take tribe 1 + take tribe 99 {rule}").text() == f"take tribe 1 + take tribe 99 {rule}"
    with pytest.raises(NotationError, match="'take tribe' comes to more than 99"):
        parse_ability(f"take tribe 1 {rule} + take tribe 99 {rule}")


@pytest.mark.parametrize("what", ["food", "tool", "labor"])
@given(first=whole, second=whole)
def test_what_is_paid_twice_is_written_as_one_price(what: str, first: int, second: int) -> None:
    line = f"pay {what} {first} + {what} {second} -> draw 1"
    if first + second <= 99:
        assert parse_ability(line).text() == f"pay {what} {first + second} -> draw 1"
    else:
        with pytest.raises(NotationError, match=f"'{what}' comes to more than 99"):
            parse_ability(line)


almost = st.from_regex(r"(pay |gain |eclipse: |when |choose |labor |tip |[a-z]+ )[a-z0-9 +|().>-]*")


@given(st.text(max_size=40) | almost)
@settings(max_examples=300)
def test_anything_else_is_refused_in_words(line: str) -> None:
    ability = read(line)
    assert ability is None or parse_ability(ability.text()).text() == ability.text()


@given(abilities(), st.integers(0, 200), st.characters())
@settings(max_examples=200)
def test_a_slip_of_the_pen_never_crashes(line: str, where: int, letter: str) -> None:
    place = where % len(line)
    for slip in (line[:place] + letter + line[place + 1 :], line[:place] + line[place + 1 :], line[:place]):
        read(slip)


@pytest.mark.parametrize(
    "line",
    ["", "gain", "gain food", "gain food 0", "gain food -1", "gain food 1.5", "gain gold 1", "labor 0", "labor 1.25",
     "pay food 1", "pay -> gain food 1", "pay food -> gain food 1", "pay idol 1 -> gain food 1", "draw", "draw x",
     "take tribe 1 other", "gain food 1 +", "gain food 1 + ", "choose 1-3 of (bury 1 | tip 1)",
     "choose 2-1 of (tip 1 | bury 1)",
     "choose 1-1 of bury 1", "choose 1-2 of (bury 1 | bury 2)", "when sleep: gain food 1", "when tip gain food 1",
     "gain food 1 if column sea", "eclipse: gain food 1 if column hunt", "Gain food 1", " gain food 1", "gain  food 1",
     "pay card 1 other -> draw 1", "pay card 1 + card 2 -> draw 1", "tip 100"],
)  # fmt: skip
def test_what_is_not_in_the_grammar(line: str) -> None:
    with pytest.raises(NotationError):
        parse_ability(line)


def test_labor_is_counted_in_halves_ew_data_1_ew_lab_2() -> None:
    """EW-DATA-1, EW-LAB-2"""
    assert parse_ability("labor 0.5").parts == [LABOR, 1, 0]
    assert parse_ability("labor 2").parts == [LABOR, 4, 0]
    assert parse_ability("pay labor 3 -> draw 1").labor == 6


def test_when_waits_for_an_event() -> None:
    ability = parse_ability("when place megalith: gain vp 2")
    assert (ability.scope, OPS[ability.event]) == (WHEN, "place megalith")


counted = st.one_of(
    st.sampled_from([name for name in COUNTERS if name not in ("settlement_touching", "tipped")]),
    st.sampled_from([f"settlement_touching {terrain}" for terrain in TERRAIN]),
    st.lists(st.sampled_from(SPECIES), min_size=1, max_size=2).map(lambda kinds: "tipped " + " or ".join(kinds)),
)


@given(counted, st.lists(st.integers(0, 99), min_size=1, max_size=6), whole, whole, st.integers(0, 12))
def test_a_score_is_read_and_written_back(what: str, table: list[int], each: int, every: int, count: int) -> None:
    """EW-STONE-6"""
    by_table = parse_score(f"vp table {what} {table}")
    assert parse_score(by_table.text()).text() == by_table.text()
    assert by_table.points(count) == (0 if count == 0 else table[min(count, len(table)) - 1])
    by_count = parse_score(f"vp {each} per {what} every {every}")
    assert parse_score(by_count.text()).text() == by_count.text()
    assert by_count.points(count) == each * (count // every)
    assert by_count.data() == {**by_count.data(), "each": each, "every": every}


@given(st.text(max_size=30) | st.from_regex(r"vp (table )?[a-z0-9_ \[\],]*"))
def test_a_bad_score_is_refused_in_words(line: str) -> None:
    with contextlib.suppress(NotationError):
        parse_score(line)


def test_a_bad_line_is_refused_with_file_card_and_reason() -> None:
    with pytest.raises(DataError, match=r"winter/culture_cards\.toml.*\[c1-01\].*'gain gold 3' is not a gain"):
        winter({"culture_cards": {"c1-01": {"abilities": ["gain gold 3"]}}})
    with pytest.raises(DataError, match="a bonus only gives"):
        winter({"glacier_tokens": {"g01": {"bonus": ["pay food 1 -> gain vp 3"]}}})
    with pytest.raises(DataError, match=r"winter/glacier_tokens\.toml.*\[g01\].*'gain vp' comes to more than 99"):
        winter({"glacier_tokens": {"g01": {"bonus": ["gain vp 1", "gain vp 99"]}}})
    with pytest.raises(DataError, match="arrows"):
        winter({"culture_cards": {"c1-01": {"abilities": ["extra megalith"]}}})
    assert EXTRA in parse_ability("extra megalith").parts
