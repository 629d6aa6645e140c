"""Opponents. A bot sees a game through an `Observer`: what its seat may see, and imagined deals of the rest."""

from nunatak.bots.bot import Bot
from nunatak.bots.registry import bot_names, check_name, make_bot, starts_processes

__all__ = ["Bot", "bot_names", "check_name", "make_bot", "starts_processes"]
