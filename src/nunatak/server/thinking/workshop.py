"""Compiling in the background, so that the opponents get faster while somebody plays."""

from __future__ import annotations

import contextlib
import logging
import os
import shlex
import shutil
import signal
import subprocess
import sysconfig
import threading

from nunatak.server.thinking.compiled import CompiledPackage

log = logging.getLogger(__name__)

# Names the command that makes the compiled package; `make play` knows one.
COMMAND_VARIABLE = "NUNATAK_COMPILE_WITH"
# Whatever else there is to do on the machine goes first.
PATIENCE = 19


def named_command() -> tuple[str, ...]:
    """The command that the surroundings name; empty where they name none."""
    return tuple(shlex.split(os.environ.get(COMMAND_VARIABLE, "")))


def has_compiler() -> bool:
    """Whether there is a C compiler: the one that Python was made with, or any."""
    own = shlex.split(sysconfig.get_config_var("CC") or "")[:1]
    return any(shutil.which(name) for name in (*own, "cc", "gcc", "clang"))


class Workshop:
    """Makes the compiled package once, if it is missing or out of date and the machine can."""

    def __init__(self, package: CompiledPackage, command: tuple[str, ...]) -> None:
        self.package = package
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.closed = False

    def start(self) -> None:
        """Begins, if there is something to do; never waits, and never fails."""
        if not self.command or self.package.path() is not None:
            return
        if not has_compiler():
            log.info("there is no C compiler; bots think in plain Python")
            return
        try:
            # In a session of its own, so that all it starts can be ended together.
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,
            )
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PGRP, self.process.pid, PATIENCE)
        except OSError as error:
            log.warning("the bots cannot be compiled: %s", error)
            return
        threading.Thread(target=self._wait, args=(self.process,), name="nunatak-workshop", daemon=True).start()

    def working(self) -> bool:
        """Whether it is at it."""
        return self.process is not None and self.process.poll() is None

    def close(self) -> None:
        """Gives up what is not done; the next server begins anew."""
        self.closed = True
        if self.process is not None and self.working():
            with contextlib.suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGTERM)
                else:
                    self.process.terminate()
            self.process.wait()

    def _wait(self, process: subprocess.Popen[str]) -> None:
        said, _ = process.communicate()
        if process.returncode and not self.closed:
            last = said.strip().splitlines()[-1:] or ["it said nothing"]
            log.warning("the bots could not be compiled and think in plain Python: %s", last[0])
