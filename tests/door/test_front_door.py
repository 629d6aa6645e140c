"""What `import nunatak` offers, and the README's ten lines."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import nunatak
from nunatak.engine import RecordError

HOUSE = Path(__file__).parents[2]


class First(nunatak.Bot):
    """Gives the first sensible answer."""

    def __init__(self, game: nunatak.Game, seed: int) -> None:
        super().__init__("first")

    def choose(self, observer: nunatak.Observer) -> int:
        return observer.sensible()[0]


def run(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_that_is_promised_is_there() -> None:
    for name in nunatak.__all__:
        assert getattr(nunatak, name) is not None
    assert set(nunatak.__all__) <= set(dir(nunatak))


def test_what_is_not_promised_is_refused_by_name() -> None:
    with pytest.raises(AttributeError, match="snowball"):
        nunatak.snowball  # noqa: B018


def test_importing_the_package_loads_nothing_else(tmp_path: Path) -> None:
    loaded = run("import sys, nunatak; print([name for name in sys.modules if name.startswith('nunatak.')])", tmp_path)

    assert loaded.strip() == "[]"


@pytest.mark.parametrize("before", ["import nunatak", "import nunatak.games, nunatak", "import nunatak.api, nunatak"])
def test_games_are_listed_whatever_was_imported_before(before: str, tmp_path: Path) -> None:
    """`nunatak.games` is a package as well: it must stay one."""
    code = f"{before}; names = nunatak.games(); import nunatak.games as package"
    same = "print(names == nunatak.games() == package.game_names())"

    assert run(f"{code}; {same}", tmp_path).strip() == "True"


def test_the_lines_in_the_readme_run(tmp_path: Path) -> None:
    readme = (HOUSE / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)

    said = run(code, tmp_path)

    assert "{'guide':" in said
    assert nunatak.replay(tmp_path / "roam.json").state.is_over()


def test_a_series_is_the_same_by_class_and_by_name() -> None:
    by_class = nunatak.simulate("roam", ["random", First], games=6, options={"players": 2}, seed=3)
    by_name = nunatak.simulate("roam", ["random", f"{__name__}:First"], games=6, options={"players": 2}, seed=3)

    assert by_class.played == by_name.played
    assert [seat.bot for seat in by_class.seats] == ["random", f"{__name__}:First"]
    assert sum(float(str(wins)) for wins in by_class.wins.values()) == 6


def test_bots_sit_down_in_turn() -> None:
    series = nunatak.simulate("roam", ["random", "greedy"], games=1, options={"players": 4}).series

    assert series.bots == ["random", "greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("bots", "said"),
    [(["nobody"], "no bot 'nobody'"), (["random"] * 3, "3 bots for 2 seats"), ([], "0 bots for 2 seats")],
)
def test_bots_that_cannot_sit_down_are_named(bots: list[str], said: str) -> None:
    with pytest.raises(KeyError, match=said):
        nunatak.simulate("roam", bots, games=1, options={"players": 2})


def test_a_record_is_played_again_to_its_end_or_to_a_move(tmp_path: Path) -> None:
    nunatak.simulate("roam", ["random"], games=1, options={"players": 2}, seed=5, record=tmp_path)
    (file,) = tmp_path.iterdir()
    record = nunatak.Record.from_bytes(file.read_bytes())

    end = nunatak.replay(record)
    early = nunatak.replay(str(file), moves=3)

    assert end.record.result == record.result != {}
    assert len(early.record.moves) == 3


def test_a_record_of_a_game_that_is_not_here_is_refused() -> None:
    with pytest.raises(RecordError, match="there is no game 'chess'"):
        nunatak.replay(nunatak.Record("chess", 1, {}, [], 0))


def test_the_version_is_that_of_the_package() -> None:
    said = re.search(r'^version = "(.+)"$', (HOUSE / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)

    assert said is not None
    assert nunatak.__version__ == said[1]
