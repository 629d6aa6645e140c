"""Ports for servers in processes of their own."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator

# The system gives out ports above these by itself, to whoever asks in the meantime.
LOWEST, HIGHEST = 10_000, 32_000


def _candidates() -> Iterator[int]:
    """All of them again and again; two processes that look at the same time begin at different ones."""
    at = os.getpid() * 101
    while True:
        yield LOWEST + at % (HIGHEST - LOWEST)
        at += 1


_next = _candidates()


def free_port() -> int:
    """A port that nobody listens on, and that nobody will be given before we do."""
    for port in _next:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("there is always one more")
