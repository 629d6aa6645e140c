"""Component tables and card packs: a broken one is refused with file, item and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.engine import DataError, Json, JsonObject, tables
from nunatak.engine.tables import check_pack, read_table
from nunatak.games import check_data, game_names, load_game

SOUND = """
game = "hill"
kind = "stones"
[[stone]]
id = "grey"
weight = 3
[[stone]]
id = "white"
weight = 5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder with data of a game called hill."""
    monkeypatch.setattr(tables, "files", lambda package: tmp_path)
    (tmp_path / "data" / "hill").mkdir(parents=True)
    return tmp_path / "data" / "hill"


def write(folder: Path, text: str) -> None:
    (folder / "stones.toml").write_text(text, encoding="utf-8")


def test_a_table_is_read_and_items_are_known_by_their_id(folder: Path) -> None:
    write(folder, SOUND)
    stones = read_table("hill", "stones", {}).field("stone").items()
    assert [stone.where for stone in stones] == ["hill/stones.toml.stone[grey]", "hill/stones.toml.stone[white]"]
    assert stones[1].field("weight").number(0, 9) == 5
    with pytest.raises(DataError) as caught:
        stones[1].field("weight").number(0, 4)
    assert caught.value.where == "hill/stones.toml.stone[white].weight"


def test_a_missing_table(folder: Path) -> None:
    with pytest.raises(DataError, match=r"hill/stones\.toml: this component table is missing"):
        read_table("hill", "stones", {})


def test_a_table_that_is_not_toml(folder: Path) -> None:
    write(folder, "game = = 3\n")
    with pytest.raises(DataError, match=r"hill/stones\.toml: not TOML: .*line 1"):
        read_table("hill", "stones", {})


@pytest.mark.parametrize("slip", [('"hill"', '"dale"'), ('"stones"', '"sticks"')])
def test_a_table_of_something_else(folder: Path, slip: tuple[str, str]) -> None:
    write(folder, SOUND.replace(*slip))
    with pytest.raises(DataError, match="expected game = 'hill' and kind = 'stones'"):
        read_table("hill", "stones", {})


def test_a_pack_lays_values_over_a_table(folder: Path) -> None:
    write(folder, SOUND)
    table = read_table("hill", "stones", {"stones": {"white": {"weight": 8}}})
    assert [stone.field("weight").data for stone in table.field("stone").items()] == [3, 8]
    assert read_table("hill", "stones", {}).field("stone").items()[1].field("weight").data == 5


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ([], "pack.stones"),
        ({"black": {"weight": 1}}, "pack.stones.black"),
        ({"white": 3}, "pack.stones.white"),
        ({"white": {"colour": "white"}}, "pack.stones.white.colour"),
    ],
)
def test_a_pack_adds_nothing(folder: Path, changes: Json, where: str) -> None:
    write(folder, SOUND)
    with pytest.raises(DataError) as caught:
        read_table("hill", "stones", {"stones": changes})
    assert caught.value.where == where


def test_a_pack_speaks_only_of_tables_that_exist() -> None:
    with pytest.raises(DataError, match=r"pack\.sticks: there is no such name; there are stones"):
        check_pack({"sticks": {}}, ["stones"])
    check_pack({"stones": {}}, ["stones"])


@pytest.mark.parametrize("name", game_names())
def test_the_tables_of_every_game_are_sound(name: str) -> None:
    assert check_data(name)


def test_games_by_name() -> None:
    assert load_game("roam") is load_game("roam")
    pack: JsonObject = {"location_cards": {"loc-01": {"points": 9}}}
    assert load_game("roam", pack) is not load_game("roam")
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        load_game("chess")
