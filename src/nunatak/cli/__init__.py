"""The command `nunatak`: one file a command."""
