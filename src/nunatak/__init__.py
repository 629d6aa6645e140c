"""Nunatak: a table for board games of ice and snow."""
