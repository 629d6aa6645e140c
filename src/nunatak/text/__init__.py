"""What people read, in their language: the Fluent messages that the terminal, the server and the page share."""

from nunatak.text.texts import Explained, Texts, fitting, languages
from nunatak.text.words import Words

__all__ = ["Explained", "Texts", "Words", "fitting", "languages"]
