"""`nunatak scenario FILE...`: plays scenario files and says which expectations do not hold."""

from __future__ import annotations

from pathlib import Path

from nunatak.cli.common import FAILED, Arguments, Commands, Terminal
from nunatak.engine import Json
from nunatak.lab.scenario import Outcome, ScenarioError, read_scenarios, run_scenario
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-scenario-about")
    parser = commands.add_parser("scenario", help=about, description=about)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar=texts.say("cli-meta-file"), help=texts.say("cli-arg-scenario-files")
    )
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Plays every scenario of every file, also after one has failed."""
    outcomes: list[Outcome] = []
    unclear: list[ScenarioError] = []
    for file in args.files:
        try:
            scenarios = read_scenarios(file)
        except ScenarioError as error:
            unclear.append(error)
            continue
        for scenario in scenarios:
            try:
                outcomes.append(run_scenario(scenario, terminal.texts))
            except ScenarioError as error:
                unclear.append(error)
    failed = [outcome for outcome in outcomes if not outcome.passed()]
    if args.json:
        listed: list[Json] = [outcome.data() for outcome in outcomes]
        problems: list[Json] = [{"where": one.where, "problem": one.problem} for one in unclear]
        terminal.json({"passed": len(outcomes) - len(failed), "scenarios": listed, "errors": problems})
    else:
        for outcome in failed:
            terminal.print(f"{outcome.scenario.place()}")
            for failure in outcome.failures:
                terminal.print(f"  {failure.where}")
                terminal.print(f"    {terminal.texts.say('cli-scenario-expected', value=failure.expected)}")
                terminal.print(f"    {terminal.texts.say('cli-scenario-got', value=failure.got)}")
        for problem in unclear:
            terminal.problem(terminal.texts.placed(problem))
        passed, all_of_them = len(outcomes) - len(failed), len(outcomes)
        terminal.say("cli-scenario-sum", passed=passed, total=all_of_them, errors=len(unclear))
    return FAILED if failed or unclear else 0
