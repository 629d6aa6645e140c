"""What the commands share: how they speak, how they fail, how they find a game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from nunatak.engine import Game, Json, OptionError, Options
from nunatak.games import game_names, has_game, load_game
from nunatak.text import Explained, Texts

Arguments: TypeAlias = argparse.Namespace
FAILED = 1
BAD_USAGE = 2


class Commands(Protocol):
    """What argparse returns from `add_subparsers`, as far as the commands use it."""

    def add_parser(self, name: str, *, help: str, description: str) -> argparse.ArgumentParser:
        """A parser for one more command."""


class Trouble(Exception):
    """Why a command does not do what it was asked for: a message, and the facts that belong into it."""

    def __init__(self, key: str, problem: Explained | None = None, **facts: Json) -> None:
        super().__init__(key)
        self.key = key
        self.problem = problem
        self.facts = facts

    def said(self, texts: Texts) -> str:
        """The message in the language of the terminal."""
        if self.problem is None:
            return texts.say(self.key, **self.facts)
        return texts.say(self.key, **self.facts, problem=texts.problem(self.problem))


class BadUsage(Trouble):
    """Something is wrong with the arguments: exit code 2."""


class CommandFailed(Trouble):
    """The arguments make sense, but what they ask for did not work out: exit code 1."""


class Terminal:
    """Where a command writes: results to standard output, progress and problems to standard error."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.out = Console(highlight=False, soft_wrap=True)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    def say(self, key: str, **facts: Json) -> None:
        """Prints a message."""
        self.out.print(self.texts.say(key, **facts), markup=False)

    def print(self, text: str) -> None:
        """Prints a text as it is."""
        self.out.print(text, markup=False)

    def table(self, headings: list[str], rows: list[list[str]], title: str = "", numbers_from: int = 1) -> None:
        """Prints a table; the columns from `numbers_from` on are numbers, aligned to the right."""
        table = Table(title=title or None, title_justify="left", header_style="bold")
        for i, key in enumerate(headings):
            table.add_column(self.texts.say(key), justify="right" if i >= numbers_from else "left")
        for row in rows:
            table.add_row(*row)
        self.out.print(table, soft_wrap=False)

    def json(self, data: Json) -> None:
        """Prints data for programs."""
        print(json.dumps(data, ensure_ascii=False, indent=2))

    def problem(self, text: str) -> None:
        """Says on standard error what is wrong."""
        self.err.print(f"nunatak: {text}", markup=False, style="red")

    def progress(self, key: str, total: int, work: Callable[[Callable[[], None]], None]) -> None:
        """Does long work under a progress bar; `work` is handed what to call after each piece of it."""
        if not sys.stderr.isatty():
            work(lambda: None)
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as bar:
            task = bar.add_task(self.texts.say(key), total=total)
            work(lambda: bar.advance(task))


def add_dealing(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The arguments of commands that play many games: which game, how it is dealt, in how many processes."""
    parser.add_argument("game", metavar=texts.say("cli-meta-game"), help=texts.say("cli-arg-game"))
    parser.add_argument("--players", type=positive(texts), metavar="N", help=texts.say("cli-arg-players"))
    parser.add_argument(
        "--set", action="append", default=[], metavar=texts.say("cli-meta-setting"), help=texts.say("cli-arg-set")
    )
    parser.add_argument("--seed", type=natural(texts), default=0, metavar="S", help=texts.say("cli-arg-seed"))
    parser.add_argument("--workers", type=positive(texts), metavar="W", help=texts.say("cli-arg-workers"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.add_argument("--timing", action="store_true", help=texts.say("cli-arg-timing"))


def find_game(name: str) -> Game:
    """The game of that name; names the games there are when it is not one of them."""
    if not has_game(name):
        raise BadUsage("cli-no-game", game=name, games=", ".join(game_names()))
    return load_game(name)


def parse_options(game: Game, settings: list[str], players: int | None) -> Options:
    """The options of a game from `--players` and any number of `--set option=value`, checked."""
    given: Options = {}
    by_name = {option.name: option for option in game.options}
    try:
        if players is not None:
            given["players"] = by_name["players"].check(players)
    except OptionError as error:
        raise BadUsage("cli-argument", argument="--players", problem=error) from None
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadUsage("cli-set-what", setting=setting)
        if name not in by_name:
            raise BadUsage(
                "cli-set-no-option", setting=setting, game=game.name, option=name, options=", ".join(by_name)
            )
        try:
            given[name] = by_name[name].parse(value)
        except OptionError as error:
            raise BadUsage("cli-argument", argument=f"--set {setting}", problem=error) from None
    try:
        return game.complete_options(given)
    except OptionError as error:
        raise BadUsage("cli-argument", argument=f"--set {error.where}", problem=error) from None


Whole: TypeAlias = Callable[[str], int]


def natural(texts: Texts) -> Whole:
    """An argument that is a whole number from 0 up."""
    return partial(_whole, texts, 0)


def positive(texts: Texts) -> Whole:
    """An argument that is a whole number from 1 up."""
    return partial(_whole, texts, 1)


def _whole(texts: Texts, low: int, text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < low:
        raise argparse.ArgumentTypeError(texts.say("cli-expected-whole", low=low, given=text))
    return int(text)


def seconds(texts: Texts) -> Callable[[str], float]:
    """An argument that is a time: more than nothing, at most an hour."""
    return partial(_seconds, texts)


def _seconds(texts: Texts, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(texts.say("cli-expected-seconds", given=text))
    return value
