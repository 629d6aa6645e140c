"""Bots of one's own: named by where they are imported from, in any folder, and told exactly what is missing."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from nunatak.bots import check_name, make_bot, starts_processes
from nunatak.cli.main import main
from nunatak.engine import Observer
from nunatak.games import load_game

MODULE = '''
from nunatak.bots import Bot
from nunatak.bots.evaluate import Evaluation
from nunatak.engine import Chance


class Eager(Bot):
    """Gives the first answer that leads to the most points at once, in an imagined deal."""

    def __init__(self, game, seed):
        super().__init__("eager")
        self.game = game
        self.chance = Chance(seed)

    def choose(self, observer):
        def points(action):
            state = observer.imagine(Chance(1))
            state.apply(action)
            return state.scores()[observer.seat]

        # Now and then it does anything, so that no game goes on for ever.
        legal = observer.legal()
        return self.chance.choice(legal) if self.chance.below(3) == 0 else max(legal, key=points)


class Handmade:
    def __init__(self, game, seed):
        pass


class Awkward(Bot):
    def __init__(self, game):
        super().__init__("awkward")


class Ghost(Evaluation):
    pass


def by_function(game, seed):
    return Eager(game, seed)


def nobody(game, seed):
    return 7


NUMBER = 3
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's bots, which is the current one and on no path."""
    package = tmp_path / "their_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "their_bots.py").write_text(MODULE)
    (package / "broken.py").write_text("import no_such_library\n")
    (package / "faulty.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in [name for name in sys.modules if name.split(".")[0] == "their_package"]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["Eager", "by_function"])
def test_a_bot_is_made_from_a_game_and_a_seed(name: str) -> None:
    game = load_game("roam")
    bot = make_bot(f"their_package.their_bots:{name}", game, 5)
    assert bot.name == "eager"
    state = game.new({}, 1)
    assert bot.choose(Observer(state, state.to_decide())) in state.legal()
    check_name(f"their_package.their_bots:{name}")
    assert not starts_processes(f"their_package.their_bots:{name}")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("no_package:Bot", "no_package:Bot: there is no module 'no_package', neither installed nor in "),
        ("their_package.nowhere:Bot", "there is no module 'their_package.nowhere'"),
        (":Bot", ":Bot: expected package.module:Class"),
        ("their_package.broken:Bot", "their_package.broken needs the module 'no_such_library', which is not there"),
        ("their_package.faulty:Bot", "their_package.faulty cannot be imported: ZeroDivisionError: division by zero"),
        ("their_package.their_bots:Nobody", "their_package.their_bots has no 'Nobody'"),
        ("their_package.their_bots:", "their_package.their_bots has no ''"),
        ("their_package.their_bots:Handmade", "Handmade is not a Bot: derive the class from nunatak.bots.Bot"),
        ("their_package.their_bots:Ghost", "Ghost is not a Bot"),
        ("their_package.their_bots:NUMBER", "NUMBER is not a Bot"),
        ("their_package.their_bots:nobody", "nobody is not a Bot: it made 7"),
        ("their_package.their_bots:Awkward", "Awkward cannot be made from a game and a seed: "),
    ],
)
def test_what_is_missing_is_named(path: str, problem: str) -> None:
    with pytest.raises(KeyError) as caught:
        make_bot(path, load_game("roam"), 1)
    assert problem in caught.value.args[0]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_is_simulated_in_any_number_of_processes(
    workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nunatak.lab.workers.START", 0.0)
    bots = "their_package.their_bots:Eager,random"
    assert main(["simulate", "roam", "--bots", bots, "--games", "3", "--workers", workers, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [seat["bot"] for seat in told["seats"]] == ["their_package.their_bots:Eager", "random"]
    assert sum(told["wins"].values()) == 3


@pytest.mark.usefixtures("folder")
def test_it_takes_part_in_tournaments(capsys: pytest.CaptureFixture[str]) -> None:
    line_up = "their_package.their_bots:Eager,random"
    assert main(["tournament", "roam", "--line-up", line_up, "--games", "2", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {standing["bot"] for standing in told["standings"]} == {"their_package.their_bots:Eager", "random"}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_command_line_says_what_is_missing(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "roam", "--bots", "random,their_package.their_bots:Nobody"]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "--bots random,their_package.their_bots:Nobody" in said
    assert "their_package.their_bots has no 'Nobody'" in said
