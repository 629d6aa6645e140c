"""Bots that are programs of their own, in any language: they read questions and write answers, a line of JSON each.

`docs/line-protocol.md` says which lines. The program is started by the name of the bot, `program:COMMAND`.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
import subprocess
import threading
from typing import Final

from nunatak.bots.bot import Bot
from nunatak.bots.errors import BotError
from nunatak.engine.errors import in_english
from nunatak.engine.game import Game
from nunatak.engine.json import Json, canonical, parse_json
from nunatak.engine.observer import Observer

PREFIX: Final = "program:"
# Which lines are spoken. A program that knows another number says so and is not asked anything.
PROTOCOL: Final = 1
# Whoever has not answered after this many seconds has gone astray.
PATIENCE: Final = 120.0


class ProgramFailed(Exception):
    """A program that does not do its part: `reason` is a message key with `facts`."""

    def __init__(self, reason: str, **facts: Json) -> None:
        super().__init__(in_english(reason, facts))
        self.reason = reason
        self.facts: dict[str, Json] = facts

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Json]]]:
        # Without this an exception with facts cannot come back from a worker process.
        return _failed, (self.reason, self.facts)


def _failed(reason: str, facts: dict[str, Json]) -> ProgramFailed:
    return ProgramFailed(reason, **facts)


def is_program(name: str) -> bool:
    """Whether a bot's name is the command that starts it."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The command in a bot's name, in words. Raises KeyError, which says what is wrong, when it cannot be run."""
    try:
        command = shlex.split(name[len(PREFIX) :])
    except ValueError as error:
        raise BotError("wrong-program-command", path=name, problem=str(error)) from None
    if not command:
        raise BotError("wrong-program-none", path=name)
    if shutil.which(command[0]) is None:
        raise BotError("wrong-program-missing", path=name, program=repr(command[0]))
    return command


class ProgramBot(Bot):
    """Passes the questions of one seat on to a program, which is started with the first of them."""

    def __init__(self, name: str, game: Game, seed: int, patience: float = PATIENCE) -> None:
        super().__init__(name)
        self.game = game
        self.seed = seed
        self.patience = patience
        self.asked = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.command = command_of(name)

    def choose(self, observer: Observer) -> int:
        """What the program answers. Raises ProgramFailed, which says what it did instead."""
        if self.process is None:
            self._greet(observer.seat)
        self.asked += 1
        legal = observer.sensible()
        self._say(
            {
                "type": "choose",
                "number": self.asked,
                "view": observer.view(),
                "actions": [{"id": action, "name": observer.name(action)} for action in legal],
            }
        )
        answer = self._hear("action")
        number, action = answer.get("number"), answer.get("action")
        if number != self.asked:
            raise self._failure("wrong-program-question", got=repr(number), asked=self.asked)
        if not isinstance(action, int) or action not in legal:
            raise self._failure("wrong-program-answer", got=repr(action))
        return action

    def close(self) -> None:
        """Says goodbye, and ends a program that stays."""
        process = self.process
        if process is None:
            return
        self.process = None
        try:
            with contextlib.suppress(OSError):
                assert process.stdin is not None
                process.stdin.write(canonical({"type": "quit"}) + b"\n")
                process.stdin.close()
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        finally:
            assert process.stdout is not None
            process.stdout.close()

    def _greet(self, seat: int) -> None:
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramFailed("wrong-program-start", name=self.name, problem=error.strerror) from None
        self._say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self.game.name,
                "rules": self.game.rules_version,
                "seat": seat,
                "seed": self.seed,
            }
        )
        ready = self._hear("ready")
        if ready.get("protocol") != PROTOCOL:
            raise self._failure("wrong-program-protocol", got=repr(ready.get("protocol")), wanted=PROTOCOL)

    def _say(self, message: dict[str, Json]) -> None:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(canonical(message) + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._failure("wrong-program-ended") from None

    def _hear(self, kind: str) -> dict[str, Json]:
        """The next line, which has to be of that kind."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        watch = threading.Timer(self.patience, process.kill)
        watch.daemon = True
        watch.start()
        try:
            line = process.stdout.readline()
        finally:
            watch.cancel()
        if not line:
            raise self._failure("wrong-program-silent", seconds=self.patience)
        said = line.decode("utf-8", "replace").strip()
        try:
            message = parse_json(line)
        except ValueError:
            raise self._failure("wrong-program-json", got=repr(said[:200])) from None
        if not isinstance(message, dict) or message.get("type") != kind:
            raise self._failure("wrong-program-type", got=repr(said[:200]), kind=repr(kind))
        return message

    def _failure(self, reason: str, **facts: Json) -> ProgramFailed:
        """What went wrong; the program is not asked again."""
        process = self.process
        if process is not None:
            process.kill()
        self.close()
        return ProgramFailed(reason, name=self.name, **facts)
