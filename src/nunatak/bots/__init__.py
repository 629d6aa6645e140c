"""Opponents. A bot sees a game through an `Observer`: what its seat may see, and imagined deals of the rest."""

from nunatak.bots.bot import Bot
from nunatak.bots.levels import Level
from nunatak.bots.opponents import Opponents
from nunatak.bots.registry import bot_names, check_name, guests, invite, make_bot, starts_processes
from nunatak.bots.tuning import Tuning

__all__ = [
    "Bot",
    "Level",
    "Opponents",
    "Tuning",
    "bot_names",
    "check_name",
    "guests",
    "invite",
    "make_bot",
    "starts_processes",
]
