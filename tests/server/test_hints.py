"""Hints: for the seat that is asked, by the strongest level, and only where the table gives any."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from nunatak.bots.levels import LEVELS
from tests.server.support import Player, Running, alive, freeze, minds_of, quick, unread, wait_until

Message = dict[str, Any]


def ask(player: Player, seat: int, **fields: Any) -> Message:
    """Asks for a hint and returns what comes of it."""
    player.say({"type": "hint", "seat": seat, "decision": player.states[seat]["decision"], **fields})
    while True:
        message = player.hear()
        if message["type"] in ("hinted", "refused"):
            return message


@pytest.mark.parametrize("game", ["roam", "ice2", "winter"])
def test_a_hint_compares_the_best_answers(house: Running, game: str) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    opened = house.post("/api/tables", {"game": game, "seats": seats, "seed": 4}).json()
    assert opened["table"]["hints"] is True
    with house.player(opened, 0) as ada:
        while ada.asked() != 0 or len(ada.states[0]["actions"]) < 2:
            ada.act(0) if ada.asked() == 0 else ada.until("state")
        hinted = ask(ada, 0)
        assert (hinted["seat"], hinted["decision"]) == (0, ada.states[0]["decision"])
        assert hinted["level"] == LEVELS[-1]
        verdicts = hinted["verdicts"]
        legal = [choice["id"] for choice in ada.states[0]["actions"]]
        assert len(verdicts) == min(4, len(legal))
        assert len({verdict["action"] for verdict in verdicts}) == len(verdicts)
        assert {verdict["action"] for verdict in verdicts} <= {*legal}
        assert [verdict["share"] for verdict in verdicts] == sorted((v["share"] for v in verdicts), reverse=True)
        assert all(0 <= verdict["chance"] <= 1 for verdict in verdicts)
        # Nobody else sits here to be told.
        assert not any(line["event"]["kind"] == "table-hint" for line in ada.stories[0])


def test_nobody_gets_a_hint_for_another_seat_or_another_question(house: Running) -> None:
    opened = house.open("here", "here", first="1")
    with house.player(opened, 0) as ada, house.player(opened, 1) as ben, house.player(opened) as spectator:
        assert ask(ben, 1)["code"] == "not-your-turn"
        assert ask(ada, 0, decision=7)["code"] == "stale"
        for player in (ben, spectator):
            player.say({"type": "hint", "seat": 0, "decision": 0})
            assert player.until("refused")["code"] == "not-your-seat"


def test_people_at_one_table_are_told_of_a_hint_once_a_question(house: Running) -> None:
    opened = house.open("here", "here", first="1")
    with house.player(opened, 0) as ada, house.player(opened, 1) as ben:
        assert ask(ada, 0)["type"] == "hinted"
        assert ask(ada, 0)["type"] == "hinted"
        assert ada.act(0)["type"] == "done"
        ben.until("state", decision=1)
        told = [line for line in ben.stories[1] if line["event"]["kind"] == "table-hint"]
        assert [(line["by"], line["move"], line["event"]["seat"]) for line in told] == [(0, 0, 0)]


@pytest.mark.parametrize(
    ("kinds", "wish", "given"),
    [
        (("here", "here"), None, True),
        (("link", "greedy"), None, True),
        (("here", "link"), None, False),
        (("here", "link"), True, True),
        (("here", "greedy"), False, False),
    ],
)
def test_whether_hints_are_given_is_agreed_when_the_table_is_opened(
    house: Running, kinds: tuple[str, ...], wish: bool | None, given: bool
) -> None:
    seats = [{"kind": "bot", "bot": kind} if kind == "greedy" else {"kind": kind} for kind in kinds]
    body = {"game": "roam", "seats": seats, "hints": wish, "seed": 1, "options": {"first": "1"}}
    opened = house.post("/api/tables", body).json()
    assert opened["table"]["hints"] is given
    with house.player(opened, 0) as ada:
        hinted = ask(ada, 0)
        assert hinted["type"] == "hinted" if given else hinted["code"] == "no-hints"


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")
def test_a_move_ends_the_thinking_about_a_hint(database: Path) -> None:
    others = minds_of(os.getpid())
    with Running(quick(database, bot_processes=1)) as house:
        opened = house.open("here", "here", first="1")
        with house.player(opened, 0) as ada:
            assert ask(ada, 0)["type"] == "hinted"
            (mind,) = {*minds_of(os.getpid())} - {*others}
            freeze(mind)
            ada.say({"type": "hint", "seat": 0, "decision": 0})
            # The question has reached the process, which cannot answer.
            wait_until(lambda: unread(mind))
            assert ada.act(0)["type"] == "done"
            wait_until(lambda: not alive(mind))
            assert ask(ada, 0)["decision"] == 1
