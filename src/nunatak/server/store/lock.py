"""One server a file: two would each hold games in memory that the other does not know of."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from nunatak.server.store.base import StoreError

if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        """Locks the file, or raises OSError."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(handle: int) -> None:
        """Locks the file, or raises OSError."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that lasts no longer than this process: the system lifts it, however the process dies."""

    def __init__(self, path: Path) -> None:
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(self.handle)
        except OSError:
            os.close(self.handle)
            database = str(path).removesuffix(".lock")
            raise StoreError(database, "wrong-store-busy") from None

    def release(self) -> None:
        """Lets another server have the file."""
        os.close(self.handle)
