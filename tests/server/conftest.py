"""A server for each folder of tests, with a fresh database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import Running, quick


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server that the tests of a file share; each opens its own tables."""
    with Running(quick(tmp_path_factory.mktemp("house") / "tables.sqlite")) as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a test's own server keeps its tables."""
    return tmp_path / "tables.sqlite"
