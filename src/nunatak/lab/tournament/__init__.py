"""Tournaments: who plays whom, what came of it, and how strong each bot is."""

from nunatak.lab.tournament.ranking import tabulate
from nunatak.lab.tournament.tournament import Tournament, play

__all__ = ["Tournament", "play", "tabulate"]
