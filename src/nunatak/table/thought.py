"""How a bot thinks about a question, wherever that happens: beside the table or in another process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import closing

from nunatak.bots import make_bot, search
from nunatak.bots.envelope import unseal
from nunatak.bots.house import evaluation_of, levels_of
from nunatak.bots.levels import LEVELS
from nunatak.bots.search import SearchBot
from nunatak.engine import Chance
from nunatak.table.messages import Reason, Verdict

log = logging.getLogger(__name__)

# The best answer and the three that come next.
MOST_ADVISED = 4


def choose(
    bot: str, seed: int, sealed: bytes, stop: Callable[[], bool] | None = None, seconds: float | None = None
) -> int:
    """What the bot does, in so many seconds at most (None: as long as it likes).

    A bot that fails must not stop the game: chance then answers for it.
    """
    observer = unseal(sealed)
    legal = observer.legal()
    game = observer.imagine(Chance(seed)).game()
    try:
        with closing(make_bot(bot, game, seed)) as player:
            if isinstance(player, SearchBot):
                player.stop = stop
                if seconds is not None:
                    player.seconds = seconds
            choice = player.choose(observer)
        if choice in legal:
            return choice
        log.error("bot %s chose %d, which is not legal", bot, choice)
    except Exception:
        log.exception("bot %s failed", bot)
    return Chance(seed).choice(observer.sensible())


def advise(level: str, seed: int, sealed: bytes, stop: Callable[[], bool] | None = None) -> list[Verdict]:
    """The best answers by a level, each with the chance to win that it leaves and with what speaks for it."""
    observer = unseal(sealed)
    game = observer.imagine(Chance(seed)).game().name
    strength = levels_of(game)[LEVELS.index(level)]
    found = search.advise(
        evaluation_of(game), observer, seed, strength.iterations, strength.seconds, stop, MOST_ADVISED
    )
    return [
        Verdict(
            one.action,
            one.share,
            one.chance,
            [Reason(reason.name, round(reason.points, 1)) for reason in one.reasons],
        )
        for one in found
    ]
