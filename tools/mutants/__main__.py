"""Changes the rules of a game a little, again and again, and sees whether its tests notice:

    make mutants GAME=roam N=50 SEED=1

Every mutant is one change of one line, outside readers, prompts, views and positions. It is tried in a copy of the
package. Those that survive are listed; the run fails when more than 3 % do that are not in equivalent.toml.
"""

from __future__ import annotations

import argparse
import itertools
import json
import queue
import random
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tools.mutants.equivalent import LISTED, equivalents
from tools.mutants.running import STAGES, Clean, Laboratory, Outcome
from tools.mutants.sites import OWN, PACKAGE, Mutant, mutants_of

MOST_SURVIVORS = 0.03
# What says in the file of a run which mutant it was.
IDENTIFYING = ("line", "file", "function", "was", "becomes")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Do the tests notice changed rules?")
    parser.add_argument("game", choices=sorted(OWN))
    parser.add_argument("-n", type=int, default=50, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument("--no-refusals", action="store_true", help="without those about why something is refused")
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants whose file or function contains this")
    parser.add_argument("--json", type=Path, help="a file for everything that was found out, written as it is")
    parser.add_argument(
        "--again", action="store_true", help="only those that nobody has noticed yet, as the file of --json says"
    )
    return parser.parse_args()


def chosen(options: argparse.Namespace) -> list[Mutant]:
    """The sample: the same for the same seed as long as the rules stay the same."""
    found = [
        mutant
        for mutant in mutants_of(options.game)
        if not (options.no_refusals and mutant.refusal) and options.only in f"{mutant.file} {mutant.function}"
    ]
    random.Random(options.seed).shuffle(found)
    return list(itertools.islice(filter(is_valid, found), options.n))


def noticed_before(file: Path, mutants: list[Mutant]) -> list[Outcome]:
    """What became of those that a test noticed in an earlier run, and will again as long as no test is taken away."""
    tried = json.loads(file.read_text(encoding="utf-8"))
    before = {tuple(each[name] for name in IDENTIFYING): each for each in tried if each["killed_by"]}
    return [
        Outcome(mutant, each["killed_by"], each["stage"], each["seconds"])
        for mutant in mutants
        if (each := before.get((mutant.first, *mutant.key()))) is not None
    ]


def is_valid(mutant: Mutant) -> bool:
    """Whether Python understands it: what it does not, any test would notice."""
    try:
        compile(mutant.applied((PACKAGE / mutant.file).read_text(encoding="utf-8")), mutant.file, "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def try_all(mutants: list[Mutant], options: argparse.Namespace, console: Console) -> list[Outcome]:
    """Tries all mutants, each worker in a laboratory of its own; tells and writes down at once what it finds out."""
    workers: int = options.workers
    outcomes = noticed_before(options.json, mutants) if options.again else []
    left = [mutant for mutant in mutants if mutant not in {outcome.mutant for outcome in outcomes}]
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(workers) as threads:
        free: queue.SimpleQueue[Laboratory] = queue.SimpleQueue()
        clean = Clean(options.game, Path(folder, "clean"), threads)
        for number in range(workers):
            free.put(Laboratory(Path(folder, str(number)), clean))

        def try_one(mutant: Mutant) -> Outcome:
            laboratory = free.get()
            try:
                return laboratory.try_out(mutant)
            finally:
                free.put(laboratory)

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
            bar = progress.add_task("", total=len(mutants), completed=len(outcomes))
            try:
                for done in as_completed([threads.submit(try_one, mutant) for mutant in left]):
                    outcomes.append(done.result())
                    if not outcomes[-1].killed_by:
                        show(outcomes[-1].mutant, console)
                    if options.json:
                        options.json.write_text(json.dumps([told(each) for each in outcomes], indent=2) + "\n", "utf-8")
                    survived = sum(not outcome.killed_by for outcome in outcomes)
                    progress.update(bar, advance=1, description=f"{survived} survived")
            except BaseException:
                threads.shutdown(cancel_futures=True)
                raise
    return outcomes


def show(mutant: Mutant, console: Console) -> None:
    """A survivor as a difference of one line."""
    console.print(f"\nsrc/nunatak/{mutant.file}:{mutant.first} [bold]{escape(mutant.function)}[/bold]")
    console.print(f"  [red]- {escape(mutant.was)}[/red]\n  [green]+ {escape(mutant.becomes())}[/green]")


def told(outcome: Outcome) -> dict[str, object]:
    mutant = outcome.mutant
    return {
        "file": mutant.file,
        "line": mutant.first,
        "function": mutant.function,
        "was": mutant.was,
        "becomes": mutant.becomes(),
        "refusal": mutant.refusal,
        "killed_by": outcome.killed_by,
        "stage": outcome.stage,
        "seconds": round(outcome.seconds, 1),
    }


def main() -> int:
    options = arguments()
    console = Console(highlight=False, soft_wrap=True)
    known = equivalents()
    sample = chosen(options)
    mutants = [mutant for mutant in sample if mutant.key() not in known]
    outcomes = try_all(mutants, options, console)
    survivors = [outcome for outcome in outcomes if not outcome.killed_by]
    table = Table("noticed by", "mutants", "seconds each", title=f"{options.game}, seed {options.seed}")
    for stage in (*range(1, len(STAGES) + 1), 0):
        those = [outcome.seconds for outcome in outcomes if outcome.stage == stage]
        name = " ".join(STAGES[stage - 1]).format(game=options.game) if stage else "nobody"
        table.add_row(name, str(len(those)), f"{sum(those) / len(those):.1f}" if those else "")
    console.print(table, soft_wrap=False)
    share = len(survivors) / max(len(mutants), 1)
    console.print(
        f"{len(survivors)} of {len(mutants)} mutants survived ({share:.1%}; {MOST_SURVIVORS:.0%} may); "
        f"{len(sample) - len(mutants)} more are equivalent ({LISTED.name})"
    )
    return 1 if share > MOST_SURVIVORS else 0


if __name__ == "__main__":
    sys.exit(main())
