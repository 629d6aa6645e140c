"""Dropped connections, restarts and kills: nothing that was acknowledged is lost, nothing is made twice."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from nunatak.table import Chronicle, NewTable, SeatWish, deal
from tests.server.support import PATIENCE, Player, Process, Running, quick, wait_until

Message = dict[str, Any]


def play_on(player: Player, rng: random.Random, moves: int) -> None:
    """Makes some moves for whichever of the player's seats is asked."""
    for _ in range(moves):
        seat = player.asked()
        if seat is None:
            return
        assert player.act_randomly(seat, rng)["type"] == "done"


def test_a_client_that_comes_back_hears_exactly_what_it_missed(house: Running) -> None:
    opened = house.open("here", "here", seed=3)
    rng = random.Random(3)
    with house.player(opened, 0, 1) as actor:
        with house.player(opened, 0) as dropped:
            play_on(actor, rng, 30)
            last = dropped.until("state", decision=30)
            heard = [*dropped.stories[0]]
        play_on(actor, rng, 30)
        with house.player(opened, 0, since=[{"seat": 0, "seq": last["seq"]}]) as back:
            missed = back.stories[0][len(heard) :]
            assert [*heard, *missed] == actor.stories[0]
            assert back.states[0] == actor.states[0]


def test_a_client_that_claims_to_have_heard_too_much_hears_everything(house: Running) -> None:
    opened = house.open("here", "here")
    with house.player(opened, 0, 1) as actor, Player(house.port, opened["table"]["id"]) as back:
        play_on(actor, random.Random(1), 10)
        back.say({"type": "join", "keys": opened["keys"], "since": [{"seat": 0, "seq": 10**6}]})
        assert back.until("events", seat=0)["after"] == 0
        back.until("presence")
        assert back.stories[0] == actor.stories[0]


def test_a_table_dropped_from_memory_is_read_again_as_it_was(database: Path) -> None:
    with Running(quick(database, idle_seconds=0.1)) as house:
        opened = house.open("here", "here", seed=5, artifacts=True)
        rng = random.Random(5)
        for _ in range(4):
            with house.player(opened, 0, 1) as player:
                play_on(player, rng, 10)
                seat = player.asked()
                assert seat is not None
                player.undo(seat)
                before = (player.states, player.stories)
            wait_until(lambda: house.in_memory() == 0)
            with house.player(opened, 0, 1) as player:
                assert (player.states, player.stories) == before


def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none(database: Path, tmp_path: Path) -> None:
    ends = []
    for file, pauses in ((database, 2), (tmp_path / "other.sqlite", 0)):
        rng = random.Random(11)
        with Running(quick(file)) as house:
            opened = house.open("here", "here", seed=11, artifacts=True, outpost=True)
            with house.player(opened, 0, 1) as player:
                play_on(player, rng, 40)
        for _ in range(pauses):
            with Running(quick(file)) as house, house.player(opened, 0, 1) as player:
                play_on(player, rng, 40)
        with Running(quick(file)) as house, house.player(opened, 0, 1) as player:
            play_on(player, rng, 10**6)
            ends.append((player.states, player.stories))
    assert ends[0] == ends[1]


def test_a_game_taken_from_its_log_is_the_same_to_the_last_bit() -> None:
    seats = [SeatWish("here"), SeatWish("here"), SeatWish("here")]
    dealt = deal(NewTable("roam", seats, {"artifacts": True, "outpost": True, "towers": True}, seed=6), 0)
    chronicle, rng = dealt.chronicle, random.Random(6)
    while not chronicle.over():
        state = chronicle.play.state
        chronicle.act(state.to_decide(), rng.choice(state.legal()), None)
        if chronicle.can_undo(state.to_decide()) and rng.random() < 0.1:
            chronicle.undo(state.to_decide(), None)
        if chronicle.decision() % 50 == 0 or chronicle.over():
            again = Chronicle.rebuild(dealt.row, chronicle.log)
            # The generator too, or the game would go on with numbers that it has used before.
            assert again.play.state.position() == chronicle.play.state.position()
            assert again.stories.lines == chronicle.stories.lines


def test_a_move_that_cannot_be_written_has_not_happened(database: Path) -> None:
    with Running(quick(database)) as house:
        opened = house.open("here", "here")
        with house.player(opened, 0, 1) as player, house.player(opened) as spectator:
            play_on(player, random.Random(2), 3)
            seat = player.asked()
            assert seat is not None
            before = dict(player.states)
            with sqlite3.connect(database) as disk:
                disk.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            assert player.act(seat, ref="again")["code"] == "not-saved"
            assert player.until("state", seat=seat) == before[seat]
            with sqlite3.connect(database) as disk:
                disk.execute("DROP TRIGGER full")
            disk.close()
            done = player.act(seat, ref="again")
            assert (done["type"], done["decision"]) == ("done", 4)
            assert spectator.until("state", decision=4)["decision"] == 4
            decisions = [m for m in spectator.raw if '"type":"state"' in m]
            assert len(decisions) == 5


def test_a_server_that_stops_says_so_to_its_clients(database: Path) -> None:
    with Process(database) as house:
        opened = house.open("here", "here")
        with house.player(opened, 0) as player:
            house.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                player.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
        # It stopped in good order: nothing is left to be taken over from the write-ahead log.
        assert house.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert not database.with_name(database.name + "-wal").exists()


class Stubborn(threading.Thread):
    """Plays a table alone, whatever happens to the server, and checks that it never goes back on its word."""

    def __init__(self, house: Process, opened: Message, seed: int) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.opened = opened
        self.rng = random.Random(seed)
        self.unanswered: Message | None = None
        self.acknowledged = 0
        self.stories: dict[int | None, list[Message]] = {}
        self.resent = 0
        self.stop = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop:
                self.sit_down()
        except BaseException as error:
            self.problem = error

    def sit_down(self) -> None:
        """Joins and plays until the connection breaks."""
        try:
            with Player(self.house.port, self.opened["table"]["id"]) as player:
                player.join(self.opened["keys"])
                self.check(player)
                self.play(player)
        except (OSError, ConnectionClosed, InvalidMessage, TimeoutError, EOFError):
            time.sleep(0.05)

    def check(self, player: Player) -> None:
        """Nothing acknowledged is lost, and at most the one unanswered move is there beyond it."""
        decision = player.states[0]["decision"]
        allowed = [self.acknowledged] if self.unanswered is None else [self.acknowledged, self.acknowledged + 1]
        assert decision in allowed, (decision, allowed)
        for seat, story in self.stories.items():
            assert player.stories[seat][: len(story)] == story

    def play(self, player: Player) -> None:
        while not self.stop and (self.unanswered is not None or player.asked() is not None):
            if self.unanswered is None:
                seat = player.asked()
                assert seat is not None
                state = player.states[seat]
                self.unanswered = {
                    "type": "act",
                    "seat": seat,
                    "decision": state["decision"],
                    "action": self.rng.choice(state["actions"])["id"],
                    "ref": f"move {state['decision']}",
                }
            else:
                self.resent += 1
            answer = player.ask(self.unanswered)
            assert answer["type"] == "done", answer
            self.unanswered = None
            self.acknowledged += 1
            assert answer["decision"] == self.acknowledged
            self.stories = {seat: [*story] for seat, story in player.stories.items()}
        time.sleep(0.01)


def test_a_killed_server_keeps_every_acknowledged_move(database: Path) -> None:
    rng = random.Random(42)
    with Process(database) as house:
        games = [house.open("here", "here", seed=i, artifacts=i % 2 == 0) for i in range(4)]
        players = [Stubborn(house, opened, i) for i, opened in enumerate(games)]
        for player in players:
            player.start()
        before = 0

        def acknowledged() -> int:
            return sum(player.acknowledged for player in players)

        for _ in range(5):
            # Each time they must get further, or the kill would prove nothing.
            goal = before + 10 + rng.randrange(40)
            wait_until(lambda goal=goal: acknowledged() >= goal or any(player.problem for player in players))
            house.kill()
            before = acknowledged()
            house.start()
        wait_until(lambda: acknowledged() > before or any(player.problem for player in players))
        for player in players:
            player.stop = True
        for player in players:
            player.join(PATIENCE)
            assert player.problem is None, player.problem
            assert not player.is_alive()
