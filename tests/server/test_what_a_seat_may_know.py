"""Secrecy over the wire: looking back shows no more than was seen, and a running game keeps its deal."""

from __future__ import annotations

import random

from tests.server.support import Running


def test_a_look_back_shows_what_the_seat_saw_then(house: Running) -> None:
    opened = house.open("here", "here", seed=9, artifacts=True)
    rng = random.Random(9)
    with house.player(opened, 0, 1) as player:
        views = [player.states[0]["view"]]
        for _ in range(30):
            seat = player.asked()
            assert seat is not None
            player.act_randomly(seat, rng)
            views.append(player.states[0]["view"])
        seat = player.asked()
        if seat is not None and player.states[seat]["can_undo"]:
            player.undo(seat)
            views.pop()
        player.say({"type": "look", "seat": 0, "count": 10})
        looked = player.until("looked")
        last = len(views) - 1
        assert looked["view"] == views[last - 10]
        assert [moment["view"] for moment in looked["moves"]] == views[last - 9 :]
        assert [moment["move"] for moment in looked["moves"]] == [*range(last - 9, last + 1)]
        told = [line for moment in looked["moves"] for line in moment["events"]]
        assert all(line in player.stories[0] for line in told)
        player.say({"type": "look", "seat": None, "count": 100, "upto": 5})
        assert [moment["move"] for moment in player.until("looked")["moves"]] == [1, 2, 3, 4, 5]


def test_nobody_is_told_the_seed_or_the_record_of_a_running_game(house: Running) -> None:
    opened = house.open("here", "random", seed=4711471147114711)
    with house.player(opened, 0) as player:
        for _ in range(10):
            while player.asked() == 1:
                player.until("state")
            player.act(0)
        heard = " ".join(player.raw)
    assert "4711471147114711" not in heard
    assert '"deal":' not in heard
    record = house.get(f"/api/tables/{opened['table']['id']}/record")
    assert (record.status_code, record.json()["error"]["code"]) == (409, "game-runs")
    assert opened["table"]["seeded"] is True
    assert "4711471147114711" not in house.get(f"/api/tables/{opened['table']['id']}").text
