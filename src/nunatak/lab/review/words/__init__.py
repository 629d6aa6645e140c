"""What was done, in words."""

from nunatak.lab.review.words.actions import ActionWords

__all__ = ["ActionWords"]
