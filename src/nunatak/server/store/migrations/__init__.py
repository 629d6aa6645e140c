"""How a database made by an older Nunatak becomes one of this Nunatak."""
