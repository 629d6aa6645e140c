"""Bots that are programs: they play in any language, the same game from the same seed, and are told off by name."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from nunatak.bots import bot_names, check_name, guests, invite, make_bot, registry, starts_processes
from nunatak.bots.envelope import seal
from nunatak.bots.program import ProgramBot, ProgramFailed
from nunatak.cli.main import main
from nunatak.engine import Chance, Observer
from nunatak.games import load_game
from nunatak.table.thought import choose

PROGRAMS = Path(__file__).parents[2] / "examples" / "programs"
EAGER = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(PROGRAMS / 'eager.py'))}"
CURIOUS = f"program:node {shlex.quote(str(PROGRAMS / 'curious.mjs'))}"
READY = '{"type": "ready", "protocol": 1}'


def says(*lines: str) -> str:
    """A program that answers with these lines, whatever it hears, and then listens for ever.

    There is no comma in its command, as a list of bots is cut there.
    """
    script = f"""
import sys
for line in bytes.fromhex("{chr(10).join(lines).encode().hex()}").splitlines():
    sys.stdin.readline()
    sys.stdout.buffer.write(line + bytes([10]))
    sys.stdout.flush()
sys.stdin.read()
"""
    return f"program:{shlex.quote(sys.executable)} -c {shlex.quote(script)}"


def question(game: str = "roam") -> Observer:
    state = load_game(game).new({}, 1)
    return Observer(state, state.to_decide())


def asked(name: str, patience: float = 100.0) -> int:
    bot = ProgramBot(name, load_game("roam"), 1, patience)
    try:
        return bot.choose(question())
    finally:
        bot.close()


@pytest.mark.parametrize("bot", [EAGER, CURIOUS], ids=["python", "javascript"])
@pytest.mark.parametrize("game", ["roam", "ice1", "ice2", "winter"])
def test_a_program_plays_whole_games(bot: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--bots", f"{bot},random", "--games", "1", "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 1
    assert told["seats"][0]["bot"] == bot


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    heard = []
    for workers in ("1", "2"):
        main(
            [
                "simulate",
                "roam",
                "--bots",
                f"{EAGER},random",
                "--games",
                "4",
                "--seed",
                "3",
                "--workers",
                workers,
                "--json",
            ]
        )
        heard.append(capsys.readouterr().out)
    assert heard[0] == heard[1]


def test_a_program_is_known_by_its_command() -> None:
    check_name(EAGER)
    assert not starts_processes(EAGER)
    for wrong, why in (
        ("program:", "expected program:COMMAND"),
        ("program:no-such-program-here --fast", "no program 'no-such-program-here'"),
        ('program:"', "No closing quotation"),
    ):
        with pytest.raises(KeyError, match=why):
            check_name(wrong)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (says("good morning"), "said 'good morning', which is no JSON"),
        (says('{"type": "ready", "protocol": 2}'), "speaks protocol 2, not 1"),
        (says('{"type": "action"}'), "in place of a message of type 'ready'"),
        (says("[1]"), "in place of a message of type 'ready'"),
        (says(READY, '{"type": "action", "number": 2, "action": 0}'), "answered question 2 when asked question 1"),
        (says(READY, '{"type": "action", "number": 1, "action": -1}'), "answered -1, which was not offered"),
        (says(READY, '{"type": "action", "number": 1, "action": "0"}'), "answered '0', which was not offered"),
        (f"program:{shlex.quote(sys.executable)} -c pass", "ended|has ended"),
    ],
)
def test_a_program_that_does_not_do_its_part_is_told_off(bot: str, why: str) -> None:
    with pytest.raises(ProgramFailed, match=why):
        asked(bot)


def test_nobody_waits_for_ever() -> None:
    with pytest.raises(ProgramFailed, match=r"none within 0\.2 seconds"):
        asked(says(), patience=0.2)


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_series_says_which_program_failed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "roam", "--bots", f"{says('good morning')},random", "--games", "2"]) == 1
    assert "said 'good morning', which is no JSON" in capsys.readouterr().err


def test_a_bot_ends_with_its_game() -> None:
    bot = make_bot(EAGER, load_game("roam"), 1)
    assert isinstance(bot, ProgramBot)
    bot.choose(question())
    process = bot.process
    assert process is not None
    bot.close()
    assert process.poll() == 0, "it has heard the goodbye"


def test_at_a_table_chance_answers_for_a_program_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    observer = question()
    sealed = seal(observer, Chance(1))
    assert choose(EAGER, 1, sealed) in observer.legal()
    assert caplog.text == ""
    assert choose(says("good morning"), 1, sealed) in observer.legal()
    assert "which is no JSON" in caplog.text


def test_guests_are_offered_to_people_after_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_guests", [])
    ours = bot_names()
    invite([EAGER, "greedy", EAGER])
    assert guests() == [EAGER]
    assert bot_names() == [*ours, EAGER]
    with pytest.raises(KeyError, match="no program"):
        invite(["program:no-such-program-here"])
