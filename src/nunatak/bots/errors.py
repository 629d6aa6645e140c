"""What can be wrong with the name of a bot."""

from __future__ import annotations

from nunatak.engine.errors import in_english
from nunatak.engine.json import Json
from nunatak.engine.mypyc import mypyc_attr


# Compiled classes can only be made from few kinds of exceptions; callers know this one as a KeyError.
@mypyc_attr(native_class=False)
class BotError(KeyError):
    """A bot that is not there, or does not play: `reason` is a message key with `facts`."""

    def __init__(self, reason: str, **facts: Json) -> None:
        super().__init__(in_english(reason, facts))
        self.reason = reason
        self.facts: dict[str, Json] = facts
