"""A game that no bot of ours knows has opponents all the same, and a package may declare better ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.bots import bot_names, make_bot
from nunatak.bots.evaluate import Evaluation, ScoreEvaluation, Weights
from nunatak.bots.evaluate.weights import weights_of
from nunatak.bots.house import evaluation_of, evaluation_with, levels_of, tuning_of
from nunatak.bots.levels import LEVELS
from nunatak.bots.opponents import Opponents, usual_levels
from nunatak.bots.search import analyse
from nunatak.engine import Json, Observer
from nunatak.lab.playout import play_out
from tests.bots.pebbles import HEAP, Pebbles, PebblesState

GAME = Pebbles()


def heap(pebbles: int, *taken: int) -> PebblesState:
    """Somebody's turn, or the end of the game when no pebble is left."""
    part: dict[str, Json] = {"heap": pebbles, "taken": [*taken]}
    if not pebbles:
        part["steps"] = []
    return GAME.amend(GAME.new({"players": len(taken)}, 1), part)


class TestWhatIsMissingHasADefault:
    def test_a_state_is_worth_the_lead_over_the_best_of_the_others(self) -> None:
        evaluation = evaluation_of("pebbles")
        state = heap(6, 3, 5, 2)
        assert evaluation.values(state) == [-2.0, 2.0, -3.0]
        for seat in range(3):
            lines = evaluation.features(state, seat)
            assert sum(line.contribution() for line in lines) == evaluation.value(state, seat)

    def test_a_lead_is_an_advantage_and_a_larger_one_a_greater(self) -> None:
        evaluation = evaluation_of("pebbles")
        even, ahead, far_ahead = [evaluation.chances(heap(6, taken, 4)) for taken in (4, 5, 9)]
        assert even == [0.5, 0.5]
        assert 0.5 < ahead[0] < far_ahead[0] < 1
        assert sum(far_ahead) == pytest.approx(1.0)
        assert evaluation.chances(heap(0, 9, 4)) == [1.0, 0.0]

    def test_alone_more_is_better(self) -> None:
        evaluation = evaluation_of("pebbles")
        assert evaluation.value(heap(3, 60), 0) == 60
        assert evaluation.chances(heap(3, 60))[0] < evaluation.chances(heap(3, 61))[0] < 1

    def test_weights_of_another_game_do_not_make_it_that_game(self) -> None:
        assert isinstance(evaluation_with("pebbles", weights_of("winter")), ScoreEvaluation)

    def test_it_has_all_levels_and_they_are_not_rated(self) -> None:
        levels = levels_of("pebbles")
        assert [level.name for level in levels] == LEVELS
        assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
        assert {level.rating for level in levels} == {None}

    @pytest.mark.parametrize("players", [1, 2, 3])
    @pytest.mark.parametrize("name", [*bot_names(), "search@30"])
    def test_every_bot_plays_it_to_the_end(self, name: str, players: int) -> None:
        state = GAME.new({"players": players}, 3)
        play_out(state, [make_bot(name, GAME, seat) for seat in range(players)])
        assert sum(state.taken) > HEAP

    def test_whoever_reads_ahead_leaves_the_last_pebble_out_of_reach(self) -> None:
        """Taking three of five looks best and gives the last two away, with what they count extra."""
        state = heap(5, 0, 0)
        assert make_bot("greedy", GAME, 1).choose(Observer(state, 0)) == 2
        assert analyse(evaluation_of("pebbles"), Observer(state, 0), 1, 200)[0].action == 0


PACKAGE = """
from nunatak.bots import Level, Opponents, Tuning
from nunatak.bots.evaluate import ScoreEvaluation


class HeapEvaluation(ScoreEvaluation):
    def value(self, state, seat):
        return super().value(state, seat) + 0.5


OPPONENTS = Opponents(evaluation=HeapEvaluation, tuning=Tuning(7, 1.0, 1.0, 1.0, 0.0, False))
SOMETHING_ELSE = 3
"""


def install(folder: Path, game: str, value: str) -> None:
    """Puts a package into a folder as pip would: its module, and what it declares."""
    (folder / f"{game}_opponents.py").write_text(PACKAGE)
    about = folder / f"{game}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[nunatak.bots]\n{game} = {value}\n")


class TestWhatAPackageDeclares:
    def test_opponents_are_found_by_the_name_of_the_game(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        install(tmp_path, "shells", "shells_opponents:OPPONENTS")
        monkeypatch.syspath_prepend(tmp_path)
        evaluation = evaluation_of("shells")
        assert evaluation.value(heap(5, 3, 1), 0) == 2.5
        assert tuning_of("shells", False).deals == 7
        # What it does not declare has the default.
        assert tuning_of("shells", True).deals == 7
        assert [level.iterations for level in levels_of("shells")] == [level.iterations for level in usual_levels()]
        game = Pebbles(name="shells")
        for name in ("greedy", "guide"):
            assert make_bot(name, game, 1).choose(Observer(heap(5, 0, 0), 0)) in (0, 1, 2)

    @pytest.mark.parametrize(
        ("game", "value", "warning"),
        [
            ("corals", "corals_opponents:NOTHING", "corals_opponents:NOTHING, the opponents of corals: AttributeError"),
            ("stones", "not_there:OPPONENTS", "the opponents of stones: ModuleNotFoundError: .*not_there"),
            ("sticks", "sticks_opponents:SOMETHING_ELSE", "expected Opponents, got 3"),
        ],
    )
    def test_a_declaration_that_fails_is_told_and_keeps_nobody_from_playing(
        self, game: str, value: str, warning: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        install(tmp_path, game, value)
        monkeypatch.syspath_prepend(tmp_path)
        with pytest.warns(UserWarning, match=warning):
            levels = levels_of(game)
        assert [level.name for level in levels] == LEVELS
        assert isinstance(evaluation_of(game), ScoreEvaluation)

    def test_levels_have_the_names_that_the_page_knows(self) -> None:
        with pytest.raises(ValueError, match="expected the levels visitor, trekker"):
            Opponents(levels=usual_levels()[1:])

    def test_our_own_games_keep_theirs(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        install(tmp_path, "roam", "roam_opponents:OPPONENTS")
        monkeypatch.syspath_prepend(tmp_path)
        assert not isinstance(evaluation_of("roam"), ScoreEvaluation)


def test_an_evaluation_may_be_handed_weights_of_its_own() -> None:
    made: Evaluation = evaluation_with("roam", Weights(weights_of("roam").file))
    assert type(made) is type(evaluation_of("roam"))
