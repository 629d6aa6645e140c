"""`nunatak data check`: are the component tables complete and in shape?"""

from __future__ import annotations

from nunatak.cli.common import FAILED, Arguments, BadUsage, Commands, Terminal
from nunatak.engine import DataError, Json
from nunatak.games import check_data, game_names, has_game
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-data-about")
    parser = commands.add_parser("data", help=about, description=about)
    actions = parser.add_subparsers(dest="action", required=True, metavar=texts.say("cli-command"))
    about = texts.say("cli-data-check-about")
    check = actions.add_parser("check", help=about, description=about)
    check.add_argument("game", nargs="?", metavar=texts.say("cli-meta-game"), help=texts.say("cli-arg-game-or-all"))
    check.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    check.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Checks one game, or all."""
    if args.game is not None and not has_game(args.game):
        raise BadUsage("cli-no-game", game=args.game, games=", ".join(game_names()))
    told: list[Json] = []
    broken = 0
    for name in game_names() if args.game is None else [args.game]:
        try:
            checked = check_data(name)
        except DataError as error:
            broken += 1
            told.append({"game": name, "passed": False, "where": error.where, "problem": error.problem})
            if not args.json:
                terminal.problem(f"{name}: {terminal.texts.placed(error)}")
            continue
        told.append({"game": name, "passed": True, "checked": [*checked]})
        if not args.json:
            terminal.say("cli-data-fine", game=name)
            for line in checked:
                terminal.print(f"  {terminal.texts.reference(line)}")
    if args.json:
        terminal.json(told)
    return FAILED if broken else 0
