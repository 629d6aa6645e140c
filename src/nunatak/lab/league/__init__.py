"""A league: every game that bots have played against each other so far, in one file, and how strong that makes them."""

from nunatak.lab.league.file import LeagueError, LeagueFile, LeagueGame

__all__ = ["LeagueError", "LeagueFile", "LeagueGame"]
