"""The choices before a game: checked one by one, refused by name."""

from __future__ import annotations

import pytest

from nunatak.engine import Json, OptionError
from nunatak.engine.options import Choice, Flag, Number, Option, PerSeat, complete

OPTIONS: list[Option] = [
    Number("players", 2, 2, 4),
    Flag("towers"),
    Choice("first", ["random", "1"], "random"),
    PerSeat("colours", ["blue", "red"]),
]


def test_missing_options_take_their_defaults() -> None:
    assert complete(OPTIONS, {}) == {"players": 2, "towers": False, "first": "random", "colours": []}
    assert complete(OPTIONS, {"players": 3, "towers": True})["players"] == 3


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("players", 1, "players"),
        ("players", 5, "players"),
        ("players", "2", "players"),
        ("players", True, "players"),
        ("players", 2.0, "players"),
        ("players", None, "players"),
        ("towers", 1, "towers"),
        ("towers", "yes", "towers"),
        ("first", "2", "first"),
        ("first", 1, "first"),
        ("colours", "blue", "colours"),
        ("colours", ["blue", "pink"], "colours[1]"),
        ("colours", ["blue", "blue"], "colours[1]"),
        ("colours", [3], "colours[0]"),
        ("snow", True, "snow"),
    ],
)
def test_a_value_that_an_option_cannot_take_is_refused(name: str, value: Json, where: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete(OPTIONS, {name: value})
    assert caught.value.where == where
    assert caught.value.problem


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (OPTIONS[0], "3", 3),
        (OPTIONS[1], "yes", True),
        (OPTIONS[1], "OFF", False),
        (OPTIONS[2], "1", "1"),
        (OPTIONS[3], "red, blue", ["red", "blue"]),
        (OPTIONS[3], "", []),
    ],
)
def test_values_on_a_command_line(option: Option, text: str, value: Json) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [(OPTIONS[0], "many"), (OPTIONS[0], "9"), (OPTIONS[1], "maybe"), (OPTIONS[2], "2"), (OPTIONS[3], "red,red")],
)
def test_nonsense_on_a_command_line_is_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError):
        option.parse(text)


def test_options_tell_menus_what_they_can_take() -> None:
    assert [option.data()["type"] for option in OPTIONS] == ["number", "flag", "choice", "per_seat"]
    assert OPTIONS[0].data() == {"name": "players", "type": "number", "default": 2, "low": 2, "high": 4}
