"""`nunatak games`: the games, their options and how many can play."""

from __future__ import annotations

from nunatak.cli.common import Arguments, Commands, Terminal
from nunatak.engine import Game, Json, JsonObject
from nunatak.games import game_names, load_game
from nunatak.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-games-about")
    parser = commands.add_parser("games", help=about, description=about)
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Lists the games."""
    games = [load_game(name) for name in game_names()]
    if args.json:
        listed: list[Json] = [_data(game) for game in games]
        terminal.json(listed)
        return 0
    for game in games:
        low, high = game.players()
        title = _title(terminal.texts, game)
        terminal.say("cli-game", name=game.name, title=title, low=low, high=high, rules=game.rules_version)
        rows = [
            [
                option["name"],
                _values(terminal.texts, option),
                _show(option["default"]),
                _help(terminal.texts, game, option),
            ]
            for option in (option.data() for option in game.options)
        ]
        headings = ["cli-head-option", "cli-head-values", "cli-head-default", "cli-head-meaning"]
        terminal.table(headings, [[str(cell) for cell in row] for row in rows], numbers_from=9)
    return 0


def _data(game: Game) -> JsonObject:
    low, high = game.players()
    options: list[Json] = [option.data() for option in game.options]
    return {
        "game": game.name,
        "players": {"low": low, "high": high},
        "rules_version": game.rules_version,
        "options": options,
    }


def _title(texts: Texts, game: Game) -> str:
    key = f"{game.name}-title"
    return texts.say(key) if texts.has(key) else game.name


def _help(texts: Texts, game: Game, option: JsonObject) -> str:
    key = f"{game.name}-option-{option['name']}"
    if texts.has(f"{key}-help"):
        return texts.say(f"{key}-help")
    return texts.say(key) if texts.has(key) else ""


def _values(texts: Texts, option: JsonObject) -> str:
    """What an option can take, as it is written after `--set option=`."""
    if option["type"] == "flag":
        return "true, false"
    if option["type"] == "number":
        return texts.say("cli-values-range", low=option["low"], high=option["high"])
    values = option["values"]
    assert isinstance(values, list)
    listed = ", ".join(str(value) for value in values)
    return texts.say("cli-values-per-seat", values=listed) if option["type"] == "per_seat" else listed


def _show(default: Json) -> str:
    if isinstance(default, bool):
        return "true" if default else "false"
    if isinstance(default, list):
        return ",".join(str(item) for item in default) or "-"
    return str(default)
