"""How a bot thinks about a question, wherever that happens: beside the table or in another process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from nunatak.bots import make_bot
from nunatak.bots.envelope import unseal
from nunatak.bots.house import evaluation_of, levels_of
from nunatak.bots.levels import LEVELS
from nunatak.bots.search import SearchBot, analyse
from nunatak.engine import Chance
from nunatak.table.messages import Verdict

log = logging.getLogger(__name__)

# The best answer and the three that come next.
MOST_ADVISED = 4


def choose(bot: str, seed: int, sealed: bytes, stop: Callable[[], bool] | None = None) -> int:
    """What the bot does. A bot that fails must not stop the game: chance then answers for it."""
    observer = unseal(sealed)
    legal = observer.legal()
    game = observer.imagine(Chance(seed)).game()
    try:
        player = make_bot(bot, game, seed)
        if stop is not None and isinstance(player, SearchBot):
            player.stop = stop
        choice = player.choose(observer)
        if choice in legal:
            return choice
        log.error("bot %s chose %d, which is not legal", bot, choice)
    except Exception:
        log.exception("bot %s failed", bot)
    return Chance(seed).choice(observer.sensible())


def advise(level: str, seed: int, sealed: bytes, stop: Callable[[], bool] | None = None) -> list[Verdict]:
    """The answers that a level looks at most, best first, each with the chance to win that it leaves."""
    observer = unseal(sealed)
    game = observer.imagine(Chance(seed)).game().name
    strength = levels_of(game)[LEVELS.index(level)]
    verdicts = analyse(evaluation_of(game), observer, seed, strength.iterations, strength.seconds, stop)
    return [Verdict(one.action, one.share, one.chances[observer.seat]) for one in verdicts[:MOST_ADVISED]]
