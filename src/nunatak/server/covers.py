"""The pictures that games of other packages bring."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from nunatak.engine import Game
from nunatak.engine.game import HOUSE

PICTURES = "pictures"
COVER = "cover.svg"


def cover_of(game: Game) -> Traversable | None:
    """The picture for the card on the home page; None where the page has its own, or there is none."""
    file = files(game.package).joinpath(PICTURES, COVER)
    return file if game.package != HOUSE and file.is_file() else None
