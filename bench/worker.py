"""A process that measures one contender, a slice for every line it is sent.

Each contender has a process of its own, so that compiled and plain rules can take turns in one run, and so that no
contender's garbage slows another. The first line it prints says what it is; every further line is a slice's figures.
"""

from __future__ import annotations

import json
import sys

from bench.search import SearchMeter
from nunatak.lab.bench import Meter, Subject, is_compiled


def main() -> None:
    """Reads what to measure and the seconds of a slice from each line, and answers with the medians so far."""
    name, players = sys.argv[1], int(sys.argv[2])
    meter = Meter(subject(name, players))
    tell({"name": name, "players": players, "compiled": is_compiled() and name != "catanatron"})
    searching: SearchMeter | None = None
    for line in sys.stdin:
        what, seconds = line.split()
        if what == "play":
            meter.measure(float(seconds))
            tell(meter.figures.data())
            continue
        if searching is None:
            searching = SearchMeter(name, players)
        if what == "search":
            searching.measure(float(seconds))
        else:
            searching.measure_scaling(float(seconds))
        tell(searching.data())
    if searching is not None:
        searching.close()


def subject(name: str, players: int) -> Subject:
    """One of our games by name, or the peer."""
    if name == "catanatron":
        from bench.peer import Catanatron

        return Catanatron(players)
    from nunatak.games import load_game
    from nunatak.lab.bench import OurGame

    return OurGame(load_game(name), players)


def tell(data: object) -> None:
    """One line of JSON, at once."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main()
