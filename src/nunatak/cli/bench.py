"""`nunatak bench`: how fast the games run on this machine."""

from __future__ import annotations

from collections.abc import Callable

from nunatak.cli.common import Arguments, Commands, Terminal, find_game, seconds
from nunatak.engine import Json, JsonObject
from nunatak.games import game_names
from nunatak.lab.bench import Meter, OurGame, is_compiled, players_to_measure
from nunatak.text import Texts

SECONDS = 5.0
SLICES = 10
RATES = ("decisions_per_second", "copies_per_second", "games_per_second")


def add(commands: Commands, texts: Texts) -> None:
    """Declares the command."""
    about = texts.say("cli-bench-about")
    parser = commands.add_parser("bench", help=about, description=about)
    parser.add_argument("game", nargs="?", metavar=texts.say("cli-meta-game"), help=texts.say("cli-arg-game-or-all"))
    seconds_help = texts.say("cli-arg-seconds", default=SECONDS)
    parser.add_argument("--seconds", type=seconds(texts), default=SECONDS, metavar="T", help=seconds_help)
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.set_defaults(run=run)


def run(args: Arguments, terminal: Terminal) -> int:
    """Measures one game, or all, with full tables."""
    games = [find_game(name) for name in (game_names() if args.game is None else [args.game])]
    meters = [Meter(OurGame(game, players_to_measure(game))) for game in games]

    def work(tick: Callable[[], None]) -> None:
        for _ in range(SLICES):
            for meter in meters:
                meter.measure(args.seconds / SLICES)
                tick()

    terminal.progress("cli-bench-progress", SLICES * len(meters), work)
    figures: list[JsonObject] = [
        {
            "game": game.name,
            "players": players_to_measure(game),
            "compiled": is_compiled(),
            **meter.figures.data(),
        }
        for game, meter in zip(games, meters, strict=True)
    ]
    if args.json:
        listed: list[Json] = [*figures]
        terminal.json(listed)
        return 0
    headings = ["game", "players", "compiled", "decisions", "copies", "games"]
    rows = [
        [
            str(one["game"]),
            str(one["players"]),
            terminal.texts.say("cli-yes" if one["compiled"] else "cli-no"),
            *(terminal.texts.figures(f"{one[rate]:,}") for rate in RATES),
        ]
        for one in figures
    ]
    terminal.table([f"cli-head-{name}" for name in headings], rows)
    return 0
