"""A game of another package, with no line changed in ours: it obeys the laws, is simulated, rated, reviewed and met by
every opponent. tests/web/test_fifth_game.py plays it in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.fifth import Fifth

BOT = """
from nunatak.bots import Bot


class Last(Bot):
    def __init__(self, game, seed):
        super().__init__("last")

    def choose(self, observer):
        return observer.legal()[-1]
"""


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Fifth:
    return Fifth(tmp_path_factory.mktemp("fifth"))


def test_it_passes_its_own_tests_and_the_whole_conformance_suite(fifth: Fifth) -> None:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", str(fifth.source / "tests")]
    said = fifth.run(*command)
    # 28 laws and the slowest players with six combinations of options, and the laws of names.
    conformance = 34 * 6 + 3
    assert int(said.rpartition(" passed")[0].split()[-1]) > conformance


def test_it_is_listed_after_ours_and_speaks_its_own_words(fifth: Fifth) -> None:
    told = json.loads(fifth.nunatak("games", "--json"))
    assert [game["game"] for game in told] == ["ice2", "ice1", "roam", "winter", "magpies"]
    assert "magpies: Magpies, 2 to 4 players" in fifth.nunatak("games")


def test_it_is_simulated_and_meets_searches(fifth: Fifth) -> None:
    bots = "guide,greedy,search@20"
    options = ["--players", "3", "--set", "thieves=true", "--workers", "1"]
    told = json.loads(fifth.nunatak("simulate", "magpies", "--bots", bots, "--games", "2", *options, "--json"))
    assert [seat["bot"] for seat in told["seats"]] == bots.split(",")
    assert sum(told["wins"].values()) == pytest.approx(2)


def test_it_is_played_in_tournaments(fifth: Fifth) -> None:
    bots = ["--bots", "greedy,random", "--games", "4", "--workers", "2"]
    told = json.loads(fifth.nunatak("tournament", "magpies", *bots, "--json"))
    assert {standing["bot"] for standing in told["standings"]} == {"greedy", "random"}


def test_its_games_are_recorded_replayed_and_reviewed(fifth: Fifth) -> None:
    fifth.nunatak("simulate", "magpies", "--bots", "greedy,random", "--games", "1", "--record", "played")
    (record,) = (fifth.folder / "played").glob("*.json")
    fifth.nunatak("replay", str(record), "--verify")
    fifth.nunatak("review", str(record), "--iterations", "8", "--workers", "1", "--report", "review.html")
    page = (fifth.folder / "review.html").read_text(encoding="utf-8")
    assert "Magpies" in page
    assert "Search the hedge" in page


def test_it_meets_bots_of_ones_own_from_any_folder(fifth: Fifth, tmp_path: Path) -> None:
    (tmp_path / "my_package").mkdir()
    (tmp_path / "my_package" / "module.py").write_text(BOT)
    for game in ("roam", "magpies"):
        bots = "my_package.module:Last,random"
        said = fifth.nunatak("simulate", game, "--bots", bots, "--games", "1", "--json", cwd=tmp_path)
        assert json.loads(said)["seats"][0]["bot"] == "my_package.module:Last"
