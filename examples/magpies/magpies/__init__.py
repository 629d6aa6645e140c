"""Magpies: a game that nunatak finds because this package declares it. The rules are in RULES.md."""
