"""A game is found because it declares itself: ours in one table, those of other packages as entry points."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from nunatak.engine import DataError
from nunatak.games import OURS, check_data, game_names, has_game, is_ours, load_game
from nunatak.text import Texts
from nunatak.text.others import messages_of

MODULE = """
from tests.bots.pebbles import Pebbles


class Shells(Pebbles):
    def __init__(self):
        super().__init__(name="shells")


class Corals(Pebbles):
    def __init__(self, pack):
        super().__init__(name="corals")
        self.pack = pack


class Misnamed(Pebbles):
    pass


NOT_A_GAME = 3
"""


def install(folder: Path, *entries: str) -> None:
    """Puts a package into a folder as pip would: its module, and the games it declares."""
    (folder / "beach.py").write_text(MODULE)
    about = folder / "beach-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: beach\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join(["[nunatak.games]", *entries]))


@pytest.fixture
def beach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is looked into; other tests' module of the same name is forgotten."""
    monkeypatch.delitem(sys.modules, "beach", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_ours_come_first_then_the_others_by_name(beach: Path) -> None:
    install(beach, "shells = beach:Shells", "corals = beach:Corals")
    assert game_names() == [*OURS, "corals", "shells"]
    assert [name for name in game_names() if is_ours(name)] == [*OURS]
    assert load_game("shells").name == "shells"
    assert has_game("corals")
    assert check_data("corals") == []


def test_a_game_takes_card_packs_or_does_not(beach: Path) -> None:
    install(beach, "shells = beach:Shells", "corals = beach:Corals")
    corals = load_game("corals", {"reef": {}})
    assert corals.pack == {"reef": {}}
    with pytest.raises(DataError, match="Shells has no card packs"):
        load_game("shells", {"reef": {}})
    for game in (corals, load_game("shells")):
        assert pickle.loads(pickle.dumps(game)).pack == game.pack


@pytest.mark.parametrize(
    ("entry", "warning"),
    [
        ("sand = beach:Sand", "beach:Sand, the game sand, is left out: AttributeError"),
        ("sand = not_there:Sand", "is left out: ModuleNotFoundError: .*not_there"),
        ("sand = beach:NOT_A_GAME", "expected a class derived from nunatak.engine.Game, got 3"),
        ("sand = beach:Misnamed", "the game calls itself 'pebbles'"),
        ("Sea-Sand = beach:Shells", "a game's name is small letters and digits"),
        ("roam = beach:Shells", "the game roam, is left out: ValueError: this name is taken"),
    ],
)
def test_a_broken_package_is_told_about_and_breaks_nobody_else(beach: Path, entry: str, warning: str) -> None:
    install(beach, entry, "shells = beach:Shells")
    with pytest.warns(UserWarning, match=warning):
        assert game_names() == [*OURS, "shells"]
    assert type(load_game("roam")).__module__ == "nunatak.games.roam.game"
    with warnings.catch_warnings():
        # Once is enough.
        warnings.simplefilter("error")
        assert not has_game("sand")


def test_what_a_game_of_others_has_no_words_for_is_called_by_its_key(beach: Path) -> None:
    install(beach, "shells = beach:Shells")
    texts = Texts()
    assert not texts.has("shells-do-take_all")
    assert texts.say("shells-do-take_all") == "Take all"
    assert texts.say("shells-title") == "Shells"
    assert texts.say("shells-tagline") == texts.say("shells-option-players-help") == ""
    # Of ours every word is there, and a slip shows.
    assert texts.say("roam-do-take_all") == "[roam-do-take_all]"


def test_the_words_of_a_game_of_others_are_in_its_package(beach: Path) -> None:
    install(beach, "shells = beach:Shells")
    module = beach / "beach.py"
    module.write_text(MODULE.replace('name="shells")', 'name="shells")\n        self.package = "beach_words"'))
    words = beach / "beach_words" / "locale" / "en"
    words.mkdir(parents=True)
    (words.parents[1] / "__init__.py").write_text("")
    (words / "shells.ftl").write_text("shells-do-take = Take { $pebbles } shells\n")
    assert Texts().say("shells-do-take", pebbles=2) == "Take 2 shells"
    assert Texts("cs").say("shells-do-take", pebbles=2) == "Take 2 shells"
    assert messages_of("shells") == {"en": "shells-do-take = Take { $pebbles } shells\n"}


def test_loading_a_game_imports_no_other() -> None:
    """Nor does it look at other packages, which takes time."""
    script = """
import sys
from nunatak.bots import make_bot
from nunatak.games import has_game, load_game
assert has_game("roam")
make_bot("guide", load_game("roam"), 1)
loaded = [name for name in sys.modules if name.startswith(("nunatak.games", "nunatak.bots.evaluate"))]
assert "nunatak.games.roam.game" in loaded
assert not [name for name in loaded if "ice" in name or "winter" in name], loaded
assert "importlib.metadata" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize("name", game_names())
def test_a_game_says_how_its_rule_ids_begin(name: str) -> None:
    game = load_game(name)
    assert game.refuse_after_the_end().rule.startswith(f"{game.prefix}-")
    assert game.hidden
