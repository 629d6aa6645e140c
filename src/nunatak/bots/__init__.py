"""Opponents. A bot sees a game through an `Observer`: what its seat may see, and imagined deals of the rest."""

from nunatak.bots.bot import Bot
from nunatak.bots.registry import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "make_bot"]
