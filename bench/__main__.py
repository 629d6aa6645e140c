"""Measures our games, plain and compiled, and a peer, slice by slice in turn, and compares them.

    python -m bench [--seconds T] [--players N]

Taking turns in short slices lets a noisy moment of the machine hit all contenders alike; medians do the rest.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import laboratory
from bench.plot import bars
from nunatak.cli.common import seconds
from nunatak.engine import Json, JsonObject, parse_json
from nunatak.games import game_names
from nunatak.text import Texts

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results.json"
PLOT = ROOT / "bench" / "results.svg"
COMPILED = Path(os.environ.get("NUNATAK_COMPILED", ROOT / "build" / "compiled"))
PEER = "catanatron"
MEASURES = ["decisions_per_second", "copies_per_second", "games_per_second"]
SLICE = 0.5
SERVING = (
    f"ours as a batch of {laboratory.GAMES_AT_ONCE:,} games, compiled if they are; steps a second of processor time"
)


class Measured:
    """A measuring process and what it last said."""

    def __init__(self, module: str, arguments: list[str], package: Path) -> None:
        # What lies on the path already stays there, behind ours: peers may have a folder of their own.
        path = os.pathsep.join(filter(None, [str(package), str(ROOT), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about = self._hear()
        self.figures: JsonObject = {}

    def _ask(self, line: str) -> None:
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)
        self.figures.update(self._hear())

    def close(self) -> None:
        """Ends the process: with its input closed it has nothing more to do."""
        self.process.communicate()

    def _hear(self) -> JsonObject:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: a measuring process ended with exit code {self.process.wait()}")
        data = parse_json(line)
        assert isinstance(data, dict)
        return data


class Contender(Measured):
    """One of our games, plain or compiled, or the peer: how fast it is played, copied and searched."""

    def __init__(self, name: str, players: int, package: Path) -> None:
        super().__init__("bench.worker", [name, str(players)], package)

    def label(self) -> str:
        """What the table calls it."""
        return f"{self.about['name']}, compiled" if self.about["compiled"] else str(self.about["name"])

    def measure(self, seconds: float, what: str = "play") -> None:
        """One more slice of `play`, of `search`, or of `scaling`: searching with a second process."""
        self._ask(f"{what} {seconds}")


class ServedGame(Measured):
    """One of our games or of another laboratory's: how fast learners are served."""

    def __init__(self, name: str, package: Path) -> None:
        super().__init__("bench.laboratory", [name], package)

    def measure(self, seconds: float) -> None:
        """One more slice."""
        self._ask(str(seconds))


def main() -> int:
    """Measures and reports; 1 when something that should be compared is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure our games beside a peer")
    default = os.environ.get("BENCH_SECONDS", "10")
    # argparse also converts a default that is a text, and complains about it like about an argument.
    parser.add_argument(
        "--seconds", type=seconds(Texts()), default=default, help="for each contender (BENCH_SECONDS; 10)"
    )
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    args = parser.parse_args()
    console = Console()
    contenders, missing = start(args.players)
    slices = max(3, round(args.seconds / SLICE))
    ours = [contender for contender in contenders if contender.about["name"] != PEER]
    for _ in track(range(slices), "measuring", console=Console(stderr=True), disable=not sys.stderr.isatty()):
        for contender in contenders:
            contender.measure(args.seconds / slices)
        for contender in ours:
            contender.measure(args.seconds / slices, "search")
    # Apart from the rest, because it keeps two cores busy.
    for _ in range(slices):
        for contender in ours:
            contender.measure(args.seconds / slices, "scaling")
    for contender in contenders:
        contender.close()
    served, absent = measure_serving(args.seconds, slices)
    results: list[Json] = [compared(contender, contenders) for contender in contenders]
    learners: list[Json] = [{**one.about, **one.figures} for one in served]
    told = {"seconds": args.seconds, "results": results, "served": learners}
    RESULTS.write_text(json.dumps(told, indent=2) + "\n")
    PLOT.write_text(bars([(one.label(), float(str(one.figures[MEASURES[0]]))) for one in contenders]))
    console.print(table(contenders))
    console.print(search_table(ours))
    console.print(serving_table(served))
    for reason in absent:
        console.print(f"left out: {reason}", markup=False, soft_wrap=True)
    for reason in missing:
        console.print(f"not measured: {reason}", style="yellow", markup=False, soft_wrap=True)
    return 1 if missing else 0


def start(players: int) -> tuple[list[Contender], list[str]]:
    """A process for each contender that is there, and what is not there."""
    missing: list[str] = []
    contenders = [Contender(name, players, ROOT / "src") for name in game_names()]
    if COMPILED.is_dir():
        compiled = [Contender(name, players, COMPILED) for name in game_names()]
        for contender in compiled:
            if not contender.about["compiled"]:
                missing.append(f"{os.path.relpath(COMPILED)} holds plain Python; remove it and run make compile")
        contenders += compiled
    else:
        missing.append(f"compiled games: {os.path.relpath(COMPILED)} is not there; run make compile")
    if importlib.util.find_spec(PEER) is None:
        missing.append(f"{PEER}: not installed; pip install --require-hashes -r requirements-bench.txt")
    else:
        contenders.append(Contender(PEER, players, ROOT / "src"))
    return contenders, missing


def measure_serving(seconds: float, slices: int) -> tuple[list[ServedGame], list[str]]:
    """Our games and the peers that are installed, slice by slice in turn; and which peers are not."""
    found, absent = laboratory.peers()
    # Without the compiled package the report says already that it is missing.
    package = COMPILED if COMPILED.is_dir() else ROOT / "src"
    games = [ServedGame(name, package) for name in [*game_names(), *found]]
    for _ in range(slices):
        for game in games:
            game.measure(seconds / slices)
    for game in games:
        game.close()
    return games, absent


def compared(contender: Contender, contenders: list[Contender]) -> JsonObject:
    """A contender's figures, and their ratios to the peer's."""
    told: JsonObject = {
        "game": contender.about["name"],
        "players": contender.about["players"],
        "compiled": contender.about["compiled"],
        **contender.figures,
    }
    for measure in MEASURES:
        found = ratio(contender, contenders, measure)
        if found is not None:
            told[f"{measure}_ratio"] = round(found, 2)
    return told


def ratio(contender: Contender, contenders: list[Contender], measure: str) -> float | None:
    """How many times the peer's rate; None without a peer."""
    for peer in contenders:
        if peer.about["name"] == PEER:
            return float(str(contender.figures[measure])) / float(str(peer.figures[measure]))
    return None


def table(contenders: list[Contender]) -> Table:
    """All rates side by side, each with its ratio to the peer's."""
    shown = Table(header_style="bold", caption=f"× how many times {PEER}'s rate", caption_justify="left")
    shown.add_column("game", no_wrap=True)
    for heading in ("decisions/s", "copies/s", "games/s"):
        shown.add_column(heading, justify="right", no_wrap=True)
        shown.add_column("×", justify="right", no_wrap=True)
    for contender in contenders:
        cells = [contender.label()]
        for measure in MEASURES:
            found = ratio(contender, contenders, measure)
            cells += [f"{contender.figures[measure]:,}", "" if found is None else f"{found:.1f}"]
        shown.add_row(*cells)
    return shown


def search_table(contenders: list[Contender]) -> Table:
    """How fast the opponents read ahead."""
    shown = Table(header_style="bold", caption="× what a second process adds up to", caption_justify="left")
    shown.add_column("search", no_wrap=True)
    shown.add_column("iterations/s", justify="right", no_wrap=True)
    shown.add_column("×", justify="right", no_wrap=True)
    for contender in contenders:
        figures = contender.figures
        shown.add_row(contender.label(), f"{figures['iterations_per_second']:,}", f"{figures['two_processes']:.2f}")
    return shown


def serving_table(games: list[ServedGame]) -> Table:
    """How fast learners are served."""
    shown = Table(header_style="bold", caption=SERVING, caption_justify="left")
    shown.add_column("served", no_wrap=True)
    for heading in laboratory.LABELS.values():
        shown.add_column(heading, justify="right", no_wrap=True)
    for game in games:
        figures = [game.figures.get(f"{what}_per_second") for what in laboratory.LABELS]
        shown.add_row(str(game.about["name"]), *("-" if found is None else f"{found:,}" for found in figures))
    return shown


if __name__ == "__main__":
    sys.exit(main())
