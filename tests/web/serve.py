"""A server for the browser tests: as `nunatak play` starts it, with bots that do not dawdle and no speed limit."""

import sys

from nunatak.server.run import serve
from nunatak.server.settings import Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    hosts = ("127.0.0.1", "localhost")
    settings = Settings(
        database=database,
        hosts=hosts,
        bot_seconds=0.0,
        away_seconds=0.5,
        review_iterations=10,
        tables_per_minute=1000.0,
        messages_per_second=1000.0,
        join_seconds=300.0,
    )
    sys.exit(serve(port=port, browser=False, settings=settings))
