"""What people read, in their language: the Fluent messages that the terminal, the server and the page share."""

from nunatak.text.texts import Texts, languages

__all__ = ["Texts", "languages"]
