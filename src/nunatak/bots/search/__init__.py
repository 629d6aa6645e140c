"""Search: opponents that read ahead in imagined deals."""

from nunatak.bots.search.advice import Advice, Reason, advise
from nunatak.bots.search.bot import SearchBot
from nunatak.bots.search.search import Search
from nunatak.bots.search.verdict import Verdict, analyse

__all__ = ["Advice", "Reason", "Search", "SearchBot", "Verdict", "advise", "analyse"]
