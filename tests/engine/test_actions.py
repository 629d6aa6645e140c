"""Named actions over a fixed range of integers."""

from __future__ import annotations

import pytest

from nunatak.engine import ActionError, ActionSpace, Json


def small_space() -> ActionSpace:
    space = ActionSpace()
    space.kind("wait")
    space.kind("go", [("to", ["north", "south"]), ("steps", [1, 2, 3]), ("with", [None, "dog"])])
    space.kind("bid", [("coins", [0, 1, -1])])
    return space


def test_kinds_own_blocks_in_the_order_of_their_declaration() -> None:
    space = small_space()
    assert [(kind.name, kind.base, kind.size) for kind in space.kinds] == [
        ("wait", 0, 1),
        ("go", 1, 12),
        ("bid", 13, 3),
    ]
    assert space.size == 16


def test_numbers_and_fields_lead_to_each_other() -> None:
    go = small_space().by_name["go"]
    for a in range(2):
        for b in range(3):
            for c in range(2):
                action = go.of(a, b, c)
                assert go.has(action)
                assert (go.a(action), go.b(action), go.c(action)) == (a, b, c)
    assert not go.has(go.base - 1)
    assert not go.has(go.end)


def test_three_spellings_of_one_action() -> None:
    space = small_space()
    named: Json = {"kind": "go", "to": "south", "steps": 2, "with": "dog"}
    action = space.parse(named)
    assert space.name(action) == named
    assert space.text(action) == "go to=south steps=2 with=dog"
    assert space.parse("go to=south steps=2 with=dog") == action


def test_a_field_that_is_nothing_is_left_out() -> None:
    space = small_space()
    action = space.parse("go to=north steps=3")
    assert space.name(action) == {"kind": "go", "to": "north", "steps": 3}
    assert space.parse({"kind": "go", "to": "north", "steps": 3, "with": None}) == action


def test_negative_numbers_in_texts() -> None:
    space = small_space()
    assert space.name(space.parse("bid coins=-1")) == {"kind": "bid", "coins": -1}


@pytest.mark.parametrize(
    ("named", "where", "problem"),
    [
        ({"kind": "fly"}, "action.kind", "is not one of: wait, go, bid"),
        ({"kind": None}, "action.kind", "is not one of"),
        ({}, "action.kind", "is not one of"),
        ([1], "action", "expected an object"),
        (7, "action", "expected an object"),
        (None, "action", "expected an object"),
        ("", "action.kind", "is not one of"),
        ("fly", "action.kind", "is not one of"),
        ("go north", "action", "expected field=value instead of 'north'"),
        ({"kind": "go", "to": "west", "steps": 1}, "action.to", "'west' is not one of: north, south"),
        ({"kind": "go", "to": "north"}, "action.steps", "this field is missing"),
        ({"kind": "go", "to": "north", "steps": True}, "action.steps", "expected a name or a whole number"),
        ({"kind": "go", "to": "north", "steps": 1.0}, "action.steps", "expected a name or a whole number"),
        ({"kind": "go", "to": ["north"], "steps": 1}, "action.to", "expected a name or a whole number"),
        ({"kind": "go", "to": "north", "steps": "1"}, "action.steps", "'1' is not one of: 1, 2, 3"),
        ({"kind": "wait", "long": 1}, "action.long", "there is no such field here"),
        ("wait long=1", "action.long", "there is no such field here"),
    ],
)
def test_an_action_that_does_not_exist_is_refused_with_its_field(named: Json, where: str, problem: str) -> None:
    with pytest.raises(ActionError) as caught:
        small_space().parse(named)
    assert caught.value.where == where
    assert problem in caught.value.problem


@pytest.mark.parametrize("action", [-1, 16, 10**9])
def test_numbers_outside_the_space_have_no_name(action: int) -> None:
    for spell in (small_space().name, small_space().text, small_space().kind_of):
        with pytest.raises(ActionError, match="is not a number from 0 to 15"):
            spell(action)


def test_slips_in_a_declaration_show_at_once() -> None:
    space = small_space()
    with pytest.raises(ValueError, match="'wait' is declared twice"):
        space.kind("wait")
    with pytest.raises(ValueError, match="more than three fields"):
        space.kind("many", [("a", [1]), ("b", [1]), ("c", [1]), ("d", [1])])
