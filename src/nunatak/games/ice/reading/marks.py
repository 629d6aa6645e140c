"""Small readers that several parts of a position need."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.ice.components.words import GREY, HELD, ON_SLOT, OWN_SUPPLY, READY, SEEKING, TYPES
from nunatak.games.ice.state import IceState


def with_bit(mask: int, bit: int, on: bool) -> int:
    """The mask with a bit set or not."""
    return mask | 1 << bit if on else mask & ~(1 << bit)


def mask_of(reader: Reader, index: dict[str, int]) -> int:
    """The mask of the names in a list."""
    mask = 0
    for item in reader.items():
        mask |= 1 << item.one_of(index)
    return mask


def place_of(item: Reader, index: dict[str, int]) -> int:
    """Where a leader or a guild camp is."""
    if item.is_null():
        return OWN_SUPPLY
    if item.data == "held":
        return HELD
    if item.data == "seeking":
        return SEEKING
    return item.one_of(index)


def read_activation(s: IceState, item: Reader) -> None:
    """Where the activation token is: ready, grey, or on a slot."""
    text = item.text()
    if text in TYPES:
        s.activation = ON_SLOT + TYPES.index(text)
    elif text in ("ready", "grey"):
        s.activation = READY if text == "ready" else GREY
    else:
        raise item.fail("wrong-expected", wanted=", ".join(["ready", "grey", *TYPES]))
