"""Playing again: the same people, in turned seats, with the keys they have; whoever is elsewhere is led over."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from nunatak.table.kept import SeatRow
from nunatak.table.seating import deal_rematch
from tests.server.support import Message, Running
from tests.table.carried import dealt_for


def play_to_the_end(house: Running, opened: Message) -> None:
    """A person holds all seats that are no bot's, and plays until the game is over."""
    rng = random.Random(1)
    seats = [number for number, key in enumerate(opened["keys"]) if key is not None]
    with house.player(opened, *seats) as everybody:
        while everybody.asked() is not None:
            asked = everybody.asked()
            if asked in seats:
                assert everybody.act_randomly(asked, rng)["type"] == "done"
            else:
                everybody.until("state", seat=seats[-1])


def rematch(house: Running, opened: Message, key: str, **options: Any) -> Message:
    answer = house.post(f"/api/tables/{opened['table']['id']}/rematch", {"key": key, "options": options})
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def test_the_same_people_play_again_in_turned_seats_with_their_keys(house: Running) -> None:
    opened = house.open("here", "link", "visitor", towers=True, colours=["red", "green", "blue"])
    play_to_the_end(house, opened)
    with house.player(opened, 1) as ben:
        table = rematch(house, opened, opened["keys"][1])
        told = ben.until("seated")["table"]
    assert told["next"] == table["id"]
    assert [seat["name"] for seat in table["seats"]] == ["P1", "visitor", "P0"]
    assert [seat["kind"] for seat in table["seats"]] == ["link", "bot", "here"]
    assert table["options"]["colours"] == ["green", "blue", "red"], "everybody keeps their colour"
    assert table["options"]["towers"] is True
    assert (table["seeded"], table["decision"], table["next"]) == (False, 0, None)
    with house.player({"table": table, "keys": [opened["keys"][1], None, opened["keys"][0]]}, 0) as ben:
        assert ben.states.keys() == {0}
    mine = house.post("/api/tables/mine", {"keys": [opened["keys"][0]]}).json()
    assert {found["table"]["id"]: found["seats"] for found in mine} == {opened["table"]["id"]: [0], table["id"]: [2]}


def test_all_who_ask_at_once_come_to_one_table(house: Running) -> None:
    opened = house.open("here", "link")
    play_to_the_end(house, opened)
    keys = [*opened["keys"], opened["host"]] * 2
    with ThreadPoolExecutor(len(keys)) as pool:
        tables = [*pool.map(lambda key: rematch(house, opened, key)["id"], keys)]
    assert len({*tables}) == 1


def test_what_the_next_game_takes_over_is_agreed_anew(house: Running) -> None:
    opened = house.open("here", "link", towers=True)
    play_to_the_end(house, opened)
    assert rematch(house, opened, opened["host"], towers=False)["options"]["towers"] is False
    other = house.open("here", "link")
    play_to_the_end(house, other)
    answer = house.post(
        f"/api/tables/{other['table']['id']}/rematch", {"key": other["host"], "options": {"towers": "high"}}
    )
    assert (answer.status_code, answer.json()["error"]["where"]) == (400, "options.towers")


def test_only_those_of_a_finished_table_play_again(house: Running) -> None:
    opened = house.open("here", "link")
    path = f"/api/tables/{opened['table']['id']}/rematch"
    for key, status, code in ((opened["host"], 409, "game-runs"), ("guess", 403, "not-at-table")):
        answer = house.post(path, {"key": key})
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_whoever_gave_no_name_and_whoever_gave_up() -> None:
    """Given a nameless player and one for whom a bot stands in: the one is numbered anew, the other still has a bot."""
    row = dealt_for("here", "link", "visitor").row
    nameless = SeatRow("here", "1", None, row.seats[0].key)
    gone = SeatRow("link", "Ben", None, row.seats[1].key, "guide")
    again, _ = deal_rematch(row.with_seat(0, nameless).with_seat(1, gone), {}, 1)
    assert [(seat.name, seat.stand_in) for seat in again.seats] == [("Ben", "guide"), ("visitor", None), ("3", None)]
    assert [seat.key for seat in again.seats] == [row.seats[1].key, None, row.seats[0].key]
