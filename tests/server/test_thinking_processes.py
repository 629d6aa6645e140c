"""Thinking happens in processes of its own: they come when needed, are freed, are replaced, and never stay behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Raw

from nunatak.bots import make_bot
from nunatak.bots.envelope import seal, unseal
from nunatak.engine import Chance, Observer
from nunatak.games import load_game
from nunatak.server.thinking.pool import BOTS, Job, ThinkingPool, ThinkingProcess, surroundings
from nunatak.server.thinking.tasks import Answer, Choose, Chosen, NoAnswer
from tests.server.support import (
    PATIENCE,
    Process,
    Running,
    alive,
    freeze,
    minds_of,
    quick,
    unread,
    wait_until,
    worked,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")


def a_question(seed: int) -> Choose:
    """What a greedy player of Roam is asked at the start of a game."""
    state = load_game("roam").new({}, seed)
    return Choose("greedy", seed, Raw(seal(Observer(state, state.to_decide()), Chance(seed))))


@pytest.fixture
def pool() -> Iterator[ThinkingPool]:
    pool = ThinkingPool(1)
    yield pool
    pool.close()
    assert not minds_of(os.getpid())


def test_asking_a_process_to_stop_that_has_been_ended_is_no_error() -> None:
    thinker = ThinkingProcess(BOTS)
    thinker.close()
    # An error in the thread that asks would fail this test.
    before = {*threading.enumerate()}
    thinker.stop(1)
    for thread in {*threading.enumerate()} - before:
        thread.join(PATIENCE)
    assert thinker.process.poll() is not None


def test_a_process_thinks_with_the_compiled_package_where_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Python imports this module at every start, from wherever its path begins.
    (tmp_path / "sitecustomize.py").write_text("from pathlib import Path\nPath(__file__).with_name('seen').touch()\n")
    further = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([further, "elsewhere"]) if further else "elsewhere")
    for compiled, seen in ((None, False), (str(tmp_path), True)):
        assert surroundings(compiled)["PYTHONPATH"].endswith("elsewhere")
        thinker = ThinkingProcess(BOTS, compiled)
        thinker.answer(Job(1, a_question(1), lambda _: None))
        thinker.close()
        assert (tmp_path / "seen").exists() == seen


def test_a_process_gives_the_answer_that_the_bot_gives(pool: ThinkingPool) -> None:
    async def ask() -> list[Answer]:
        return await asyncio.gather(*(pool.answer(a_question(seed)) for seed in range(5)))

    game = load_game("roam")
    expected = [make_bot("greedy", game, seed).choose(unseal(bytes(a_question(seed).view))) for seed in range(5)]
    assert asyncio.run(ask()) == [Chosen(action) for action in expected]
    assert len(minds_of(os.getpid())) == 1


def test_more_processes_are_started_only_while_all_are_busy() -> None:
    pool = ThinkingPool(3)

    async def ask(count: int) -> None:
        await asyncio.gather(*(pool.answer(a_question(seed)) for seed in range(count)))

    try:
        pool.warm()
        wait_until(lambda: len(minds_of(os.getpid())) == 1)
        asyncio.run(ask(12))
        assert len(minds_of(os.getpid())) == 3
    finally:
        pool.close()
    assert not minds_of(os.getpid())


def test_a_process_that_does_not_stop_is_replaced(pool: ThinkingPool) -> None:
    async def run() -> Answer:
        await pool.answer(a_question(1))
        (first,) = minds_of(os.getpid())
        freeze(first)
        unheard = asyncio.create_task(pool.answer(a_question(2)))
        await asyncio.to_thread(wait_until, lambda: unread(first))
        unheard.cancel()
        answer = await pool.answer(a_question(1))
        assert not alive(first)
        return answer

    assert isinstance(asyncio.run(run()), Chosen)


def test_a_search_that_nobody_waits_for_stops_and_its_process_goes_on(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It stops by itself; on a busy machine that may take longer than people should have to wait.
    monkeypatch.setattr(sys.modules[ThinkingPool.__module__], "GRACE_SECONDS", PATIENCE)

    async def run() -> None:
        await pool.answer(a_question(1))
        minds = minds_of(os.getpid())
        before = worked(minds[0])
        endless = Choose("search@3000s", 1, a_question(1).view)
        unheard = asyncio.create_task(pool.answer(endless))
        await asyncio.to_thread(wait_until, lambda: worked(minds[0]) > before + 0.2)
        unheard.cancel()
        assert isinstance(await pool.answer(a_question(2)), Chosen)
        assert minds_of(os.getpid()) == minds

    asyncio.run(run())


def test_a_task_whose_process_dies_is_done_by_another(pool: ThinkingPool) -> None:
    async def run() -> Answer:
        await pool.answer(a_question(1))
        (first,) = minds_of(os.getpid())
        freeze(first)
        answer = asyncio.create_task(pool.answer(a_question(2)))
        await asyncio.to_thread(wait_until, lambda: unread(first))
        os.kill(first, signal.SIGKILL)
        return await answer

    assert isinstance(asyncio.run(run()), Chosen)


def test_a_task_that_fails_says_so_and_leaves_the_process_alive(pool: ThinkingPool) -> None:
    async def run() -> Answer:
        await pool.answer(a_question(1))
        minds = minds_of(os.getpid())
        answer = await pool.answer(Choose("greedy", 1, Raw(b'{"game":"no such game"}')))
        assert minds_of(os.getpid()) == minds
        return answer

    assert isinstance(asyncio.run(run()), NoAnswer)


def test_a_task_that_nobody_waits_for_is_never_begun(pool: ThinkingPool) -> None:
    async def run() -> None:
        await pool.answer(a_question(1))
        (first,) = minds_of(os.getpid())
        freeze(first)
        busy = asyncio.create_task(pool.answer(a_question(2)))
        waiting = asyncio.create_task(pool.answer(Choose("greedy", 1, Raw(b"{}"))))
        await asyncio.to_thread(wait_until, lambda: unread(first))
        waiting.cancel()
        os.kill(first, signal.SIGCONT)
        assert isinstance(await busy, Chosen)
        assert isinstance(await pool.answer(a_question(3)), Chosen)
        assert minds_of(os.getpid()) == [first]

    asyncio.run(run())


def test_a_server_without_bots_has_no_thinking_process(database: Path) -> None:
    with Process(database) as house:
        house.open("here", "here")
        assert not minds_of(house.process.pid)
        house.open("here", "greedy")
        wait_until(lambda: len(minds_of(house.process.pid)) == 1)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_stays_behind(database: Path, end: signal.Signals) -> None:
    with Process(database) as house:
        opened = house.open("greedy", "greedy")
        with house.player(opened) as spectator:
            spectator.until("state", decision=3)
            minds = minds_of(house.process.pid)
            assert minds
            house.process.send_signal(end)
        house.process.wait()
        wait_until(lambda: not any(alive(pid) for pid in minds))


def test_the_game_goes_on_when_a_thinking_process_is_killed(database: Path) -> None:
    with Process(database) as house:
        opened = house.open("greedy", "greedy")
        with house.player(opened) as spectator:
            for decision in range(5, 50, 5):
                spectator.until("state", decision=decision)
                for pid in minds_of(house.process.pid):
                    os.kill(pid, signal.SIGKILL)
            while not spectator.states[None]["over"]:
                spectator.until("state")


def test_leaving_the_page_of_a_thinking_bot_frees_its_process(database: Path) -> None:
    with Running(quick(database, bot_processes=1, left_seconds=0.0)) as house:
        opened = house.open("here", "greedy", first="1")
        with house.player(opened, 0) as ada:
            wait_until(lambda: minds_of(os.getpid()))
            (mind,) = minds_of(os.getpid())
            freeze(mind)
            while ada.asked() == 0:
                ada.act(0)
            before = ada.states[0]["decision"]
            assert ada.thinking == {1: True}
            # The question has reached the process, which cannot answer.
            wait_until(lambda: unread(mind))
            assert alive(mind)
        wait_until(lambda: not alive(mind))
        with house.player(opened, 0) as ada:
            assert ada.states[0]["decision"] == before
            ada.until("state", decision=before + 1)
