"""What people read, in their language: the Fluent messages that the terminal, the server and the page share."""

from nunatak.text.texts import Texts, fitting, languages
from nunatak.text.words import Words

__all__ = ["Texts", "Words", "fitting", "languages"]
