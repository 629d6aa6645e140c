"""The command `nunatak`: reads the arguments, hands over to a command, turns problems into messages."""

from __future__ import annotations

import argparse
import os
import sys

from nunatak.cli import (
    bench,
    calibrate,
    data,
    games,
    league,
    play,
    replay,
    review,
    scenario,
    simulate,
    tournament,
    tune,
)
from nunatak.cli.common import BAD_USAGE, FAILED, BadUsage, CommandFailed, Terminal
from nunatak.cli.tongue import add_option, translate_usage, wished
from nunatak.engine.errors import PlacedError
from nunatak.text import Texts

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and returns its exit code: 0 done, 1 failed, 2 bad usage."""
    given = sys.argv[1:] if arguments is None else arguments
    texts = Texts(wished(given, os.environ))
    translate_usage(texts)
    terminal = Terminal(texts)
    try:
        args = build_parser(texts).parse_args(given)
    except SystemExit as end:
        # argparse has said what is wrong, or has shown the help that was asked for.
        return end.code if isinstance(end.code, int) else BAD_USAGE
    try:
        code: int = args.run(args, terminal)
        return code
    except BadUsage as problem:
        terminal.problem(problem.said(texts))
        return BAD_USAGE
    except CommandFailed as problem:
        terminal.problem(problem.said(texts))
        return FAILED
    except PlacedError as problem:
        terminal.problem(texts.placed(problem))
        return FAILED
    except OSError as problem:
        terminal.problem(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def build_parser(texts: Texts) -> argparse.ArgumentParser:
    """The arguments of all commands."""
    parser = argparse.ArgumentParser(prog="nunatak", description=texts.say("cli-about"), allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar=texts.say("cli-command"))
    for command in (play, games, simulate, tournament, league, tune, calibrate, bench, replay, review, scenario, data):
        command.add(commands, texts)
    add_option(parser, texts)
    return parser


if __name__ == "__main__":
    sys.exit(main())
