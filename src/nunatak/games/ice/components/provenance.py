"""Where a printed value comes from."""

from __future__ import annotations

from typing import Final

from nunatak.engine.reading import Reader

PROVENANCE: Final = "SDPFR"


def provenance(item: Reader) -> str:
    """Where a value comes from: a text that begins with one of the letters of the data files."""
    text = item.text()
    if text[:1] not in PROVENANCE:
        raise item.fail("wrong-begins", known=", ".join(PROVENANCE))
    return text
