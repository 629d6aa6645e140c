"""The opponents get faster while somebody plays: what is compiled beside is taken up between two tasks."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from pathlib import Path

import pytest

from nunatak.server.thinking.compiled import STAMP, CompiledPackage, named_package, newest_source
from nunatak.server.thinking.pool import ThinkingPool
from nunatak.server.thinking.tasks import Answer, Chosen
from nunatak.server.thinking.workshop import Workshop, has_compiler, named_command
from tests.server.support import Running, alive, minds_of, quick, wait_until
from tests.server.test_thinking_processes import a_question

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")

# Python imports a module of this name at every start, from wherever its path begins.
FIRST_MODULE = "sitecustomize.py"
NOTES = "from pathlib import Path\nPath(__file__).with_name('seen').touch()\n"
FAILS = "import os\nos._exit(3)\n"


def lay(folder: Path, module: str = NOTES, older: bool = False) -> None:
    """What a build would leave: a package, and then its stamp."""
    folder.mkdir(exist_ok=True)
    (folder / FIRST_MODULE).write_text(module)
    (folder / STAMP).touch()
    if older:
        before = newest_source() - 1_000_000_000
        os.utime(folder / STAMP, ns=(before, before))


async def ask(pool: ThinkingPool) -> Answer:
    return await pool.answer(a_question(1))


def test_a_package_that_appears_is_used_from_the_next_task_on(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    pool = ThinkingPool(1, package=CompiledPackage(str(folder)))
    try:
        assert isinstance(asyncio.run(ask(pool)), Chosen)
        (plain,) = minds_of(os.getpid())
        lay(folder, older=True)
        assert isinstance(asyncio.run(ask(pool)), Chosen)
        assert minds_of(os.getpid()) == [plain], "what is older than the sources is left alone"
        lay(folder)
        assert isinstance(asyncio.run(ask(pool)), Chosen)
        assert (folder / "seen").exists()
        assert not alive(plain)
        (faster,) = minds_of(os.getpid())
        asyncio.run(ask(pool))
        assert minds_of(os.getpid()) == [faster]
    finally:
        pool.close()


def test_a_package_that_does_not_work_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "compiled"
    lay(folder, FAILS)
    package = CompiledPackage(str(folder))
    pool = ThinkingPool(1, package=package)
    try:
        assert isinstance(asyncio.run(ask(pool)), Chosen)
        assert package.path() is None
        assert "does not work" in caplog.text
    finally:
        pool.close()


def a_command(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_the_workshop_makes_what_is_missing_with_patience(tmp_path: Path) -> None:
    package = CompiledPackage(str(tmp_path))
    work = f"""
import os, time
from pathlib import Path
while not Path({str(tmp_path)!r}, "seen").exists():
    time.sleep(0.01)
Path({str(tmp_path)!r}, "nice").write_text(str(os.nice(0)))
Path({str(tmp_path)!r}, {STAMP!r}).touch()
"""
    workshop = Workshop(package, a_command(work))
    workshop.start()
    assert workshop.working()
    (tmp_path / "seen").touch()
    wait_until(lambda: package.path() is not None)
    assert (tmp_path / "nice").read_text() == "19"
    workshop.close()
    again = Workshop(package, a_command("raise SystemExit(1)"))
    again.start()
    assert not again.working(), "what is up to date is not made again"


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_what_cannot_be_made_is_a_word_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    package = CompiledPackage(str(tmp_path))
    for command in (a_command("print('no room'); raise SystemExit(2)"), (str(tmp_path / "nothing"),)):
        workshop = Workshop(package, command)
        workshop.start()
        wait_until(lambda shop=workshop: not shop.working())
    wait_until(lambda: "no room" in caplog.text)
    assert "cannot be compiled" in caplog.text
    assert package.path() is None


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_a_server_says_how_its_bots_think_and_leaves_no_work_behind(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUNATAK_COMPILED", str(tmp_path / "compiled"))
    noted = tmp_path / "child"
    work = f"""
import subprocess, sys
from pathlib import Path
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(9e3)"])
Path({str(noted)!r}).with_name("part").write_text(str(child.pid))
Path({str(noted)!r}).with_name("part").rename({str(noted)!r})
child.wait()
"""
    with Running(quick(database, compile_with=a_command(work))) as house:
        assert house.get("/api/health").json()["thinking"] == "compiling"
        wait_until(noted.exists)
        lay(tmp_path / "compiled")
        assert house.get("/api/health").json()["thinking"] == "compiled"
    wait_until(lambda: not alive(int(noted.read_text())))


def test_nothing_is_compiled_unless_the_surroundings_say_how(
    house: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for name in ("NUNATAK_COMPILED", "NUNATAK_COMPILE_WITH"):
        monkeypatch.delenv(name, raising=False)
    assert named_command() == ()
    assert named_package().path() is None
    Workshop(named_package(), ()).start()
    assert caplog.text == ""
    assert house.get("/api/health").json()["thinking"] in ("plain", "compiled")
