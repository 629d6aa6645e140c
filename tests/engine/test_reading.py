"""Reading what people write: every complaint names the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nunatak.engine import Json, PositionError, Reader

DATA: Json = {"players": {"blue": {"coins": 3, "awake": True, "names": ["a", 5]}}, "nothing": None}


def coins(reader: Reader) -> Reader:
    return reader.field("players").field("blue").field("coins")


def test_values_are_found_with_their_paths() -> None:
    reader = Reader(DATA, "")
    assert coins(reader).number(0, 9) == 3
    assert coins(reader).where == "players.blue.coins"
    assert reader.field("players").field("blue").field("awake").flag()
    names = reader.field("players").field("blue").field("names").items()
    assert [name.where for name in names] == ["players.blue.names[0]", "players.blue.names[1]"]
    assert names[0].text() == "a"
    assert names[0].one_of({"a": 7}) == 7
    assert reader.field("nothing").is_null()
    assert not coins(reader).is_null()
    assert reader.has("players")
    assert not reader.has("moon")
    assert not coins(reader).has("players")


@pytest.mark.parametrize(
    ("read", "where"),
    [
        (lambda r: r.field("moon"), "moon"),
        (lambda r: r.field("players").field("red"), "players.red"),
        (lambda r: coins(r).field("x"), "players.blue.coins"),
        (lambda r: coins(r).fields(), "players.blue.coins"),
        (lambda r: coins(r).items(), "players.blue.coins"),
        (lambda r: coins(r).number(4, 9), "players.blue.coins"),
        (lambda r: coins(r).number(0, 2), "players.blue.coins"),
        (lambda r: coins(r).flag(), "players.blue.coins"),
        (lambda r: coins(r).text(), "players.blue.coins"),
        (lambda r: r.field("players").field("blue").field("awake").number(0, 1), "players.blue.awake"),
        (lambda r: r.field("players").field("blue").field("names").items()[1].text(), "players.blue.names[1]"),
        (lambda r: r.field("players").field("blue").field("names").items()[0].one_of({}), "players.blue.names[0]"),
        (lambda r: r.only(["players"]), "nothing"),
        (lambda r: r.field("players").only(["red"]), "players.blue"),
    ],
)
def test_complaints_name_the_place(read: Callable[[Reader], object], where: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(Reader(DATA, ""))
    assert caught.value.where == where
    assert str(caught.value).startswith(f"{where}: ")
