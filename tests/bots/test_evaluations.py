"""Evaluations can be looked into, and what they say about who will win makes sense."""

from __future__ import annotations

import functools

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate import Weights
from nunatak.bots.evaluate.ice.first import FirstIceEvaluation
from nunatak.bots.evaluate.roam.holdings import AMOUNTS as ROAM_AMOUNTS
from nunatak.bots.evaluate.winter.standing import AMOUNTS
from nunatak.bots.house import evaluated_games, evaluation_of, evaluation_with
from nunatak.engine import DataError, Json, State
from nunatak.engine.tables import TableReader, read_table
from nunatak.games import load_game
from nunatak.games.ice.first.ending.assignment import SOLO_REQUESTS
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.roam.state import RoamState
from nunatak.games.winter.state import WinterState
from tests.bots.states import states_of

GAMES = evaluated_games()


@functools.cache
def played(game: str, players: int) -> list[State]:
    """Every state of one game between greedy and random players, the last one finished. Nobody changes them."""
    table = load_game(game)
    state = table.new({"players": players}, 3)
    bots = [make_bot("greedy" if seat == 0 else "random", table, 3 + seat) for seat in range(players)]
    return states_of(state, bots)


def positions(game: str, players: int, every: int) -> list[State]:
    """Some states of a game, the last one finished."""
    states = played(game, players)
    return [*states[:-1:every], states[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_end_with_the_winners(game: str) -> None:
    evaluation = evaluation_of(game)
    states = positions(game, 3, 25)
    for state in states:
        chances = evaluation.chances(state)
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert [seat for seat, chance in enumerate(evaluation.chances(states[-1])) if chance > 0] == states[-1].winners()


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_goes_from_the_beginning_to_the_end(game: str) -> None:
    evaluation = evaluation_of(game)
    states = positions(game, 2, 1)
    stages = [evaluation.stage(state) for state in states[:-1]]
    assert stages[0] == pytest.approx(0, abs=0.1)
    # In Roam the last two cards of ten may come at once.
    assert stages[-1] > 0.7
    assert stages[len(stages) // 2] == pytest.approx(0.5, abs=0.25)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_features_add_up_to_the_value(game: str, players: int) -> None:
    evaluation = evaluation_of(game)
    moving: set[str] = set()
    for state in positions(game, players, 7):
        for seat in range(players):
            features = evaluation.features(state, seat)
            assert sum(one.contribution() for one in features) == pytest.approx(evaluation.value(state, seat))
            moving |= {one.name for one in features if one.amount}
    assert len(moving) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_all_seats_are_the_values_of_each(game: str) -> None:
    evaluation = evaluation_of(game)
    for state in positions(game, 3, 40):
        assert evaluation.values(state) == pytest.approx([evaluation.value(state, seat) for seat in range(3)])


def table_of(game: str) -> dict[str, Json]:
    """The shipped numbers of a game, to be spoilt."""
    data = read_table("bots", game, {}).data
    assert isinstance(data, dict)
    return data


def complaint(game: str, table: dict[str, Json]) -> str:
    with pytest.raises(DataError) as error:
        evaluation_with(game, Weights(TableReader(table, f"bots/{game}.toml")))
    return str(error.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("part", "least"), [("weights", 15), ("forecast", 12)])
def test_every_weight_is_needed_and_no_other_is_known(game: str, part: str, least: int) -> None:
    names = [*section(table_of(game), part)]
    assert len(names) >= least
    for name in names:
        table = table_of(game)
        del section(table, part)[name]
        assert complaint(game, table) == f"bots/{game}.toml.{part}.{name}: this field is missing"
    table = table_of(game)
    section(table, part)["luck"] = 7
    assert complaint(game, table).startswith(f"bots/{game}.toml.{part}.luck: no such field")


@pytest.mark.parametrize("game", GAMES)
def test_the_forecast_speaks_of_the_features_in_their_order(game: str) -> None:
    evaluation = evaluation_of(game)
    state = positions(game, 2, 30)[1]
    names = [*section(table_of(game), "forecast")]
    features = evaluation.features(state, 1)[: len(names)]
    assert [one.name for one in features] == names
    assert [one.amount for one in features] == evaluation.amounts(state, 1)
    assert [one.weight for one in features] == evaluation.line


@pytest.mark.parametrize("game", GAMES)
def test_chances_follow_the_forecasts(game: str) -> None:
    evaluation = evaluation_of(game)
    for state in positions(game, 3, 40)[:-1]:
        forecasts, chances = evaluation.forecasts(state), evaluation.chances(state)
        by_forecast = sorted(range(3), key=lambda seat: forecasts[seat])
        assert [chances[seat] for seat in by_forecast] == sorted(chances)


def section(table: dict[str, Json], name: str) -> dict[str, Json]:
    part = table[name]
    assert isinstance(part, dict)
    return part


@pytest.mark.parametrize(
    ("part", "name", "value", "problem"),
    [
        ("weights", "card", "much", "weights.card: expected a number from -1000 to 1000, got 'much'"),
        ("weights", "card", True, "weights.card: expected a number from -1000 to 1000, got True"),
        ("weights", "card", float("nan"), "weights.card: expected a number from -1000 to 1000, got nan"),
        ("weights", "ability", [1.0], "weights.ability: expected 6 of them, found 1"),
        (
            "weights",
            "ability",
            [1, 2, 3, 4, 5, 6000],
            "weights.ability[5]: expected a number from -1000 to 1000, got 6000",
        ),
        ("chances", "sharpness", [1, 1, 1, 1, -1], "chances.sharpness[4]: expected a number from 0 to 1000, got -1"),
        ("forecast", "card", [1.0], "forecast.card: expected 2 of them, found 1"),
        ("chances", "dullness", 1, "chances.dullness: no such field; there are sharpness, towers"),
    ],
)
def test_a_bad_line_is_refused_with_its_place(part: str, name: str, value: Json, problem: str) -> None:
    table = table_of("roam")
    section(table, part)[name] = value
    assert complaint("roam", table) == f"bots/roam.toml.{problem}"


def test_the_weights_of_those_who_play_together_stand_apart() -> None:
    table = table_of("ice1")
    del section(table, "together")["artifacts_goal"]
    assert complaint("ice1", table) == "bots/ice1.toml.together.artifacts_goal: this field is missing"
    table = table_of("ice1")
    section(table, "together")["luck"] = 7
    assert complaint("ice1", table).startswith("bots/ice1.toml.together.luck: no such field")
    # What they do not name is as it is for everybody.
    table = table_of("ice1")
    del section(table, "together")["companion"]
    evaluation = evaluation_with("ice1", Weights(TableReader(table, "bots/ice1.toml")))
    assert isinstance(evaluation, FirstIceEvaluation)
    assert evaluation.shared_weights.companion == evaluation.weights.companion
    shipped = evaluation_of("ice1")
    assert isinstance(shipped, FirstIceEvaluation)
    assert shipped.shared_weights.companion > shipped.weights.companion


def with_requests(players: int, cards: int) -> FirstIceState:
    """The beginning of a game of I C E's first edition, with so many requests in the hand of the first seat."""
    state = load_game("ice1").new({"players": players}, 3)
    assert isinstance(state, FirstIceState)
    state.requests[0] = list(range(cards))
    return state


def test_alone_the_easiest_seven_requests_are_enough() -> None:
    evaluation = evaluation_of("ice1")
    assert isinstance(evaluation, FirstIceEvaluation)
    alone = evaluation.shared_outlooks
    assert len(alone.of(with_requests(1, 5), 0).opened) == 5
    opened = alone.of(with_requests(1, 12), 0).opened
    assert len(opened) == SOLO_REQUESTS
    assert opened[0].missing <= evaluation.outlooks.of(with_requests(2, 12), 0).opened[0].missing
    # Against others every request may bring points.
    assert len(evaluation.outlooks.of(with_requests(2, 12), 0).opened) == 12


def test_a_lone_player_who_wastes_time_is_further_from_a_victory() -> None:
    evaluation = evaluation_of("ice1")
    fresh, late = with_requests(1, 3), with_requests(1, 3)
    late.day = 6
    assert 0.01 < evaluation.chances(late)[0] < evaluation.chances(fresh)[0] < 0.99


def test_whoever_has_just_moved_in_winter_is_not_ahead_for_good() -> None:
    evaluation = evaluation_of("winter")
    turns, nightfall = AMOUNTS.index("turns"), AMOUNTS.index("nightfall")
    seen: set[tuple[float, ...]] = set()
    for state in played("winter", 2)[:-1]:
        assert isinstance(state, WinterState)
        if state.round_number == 1:
            amounts = [evaluation.amounts(state, seat) for seat in state.order]
            seen.add((amounts[0][turns], amounts[1][turns], amounts[0][nightfall], amounts[1][nightfall]))
    day = [(3, 3), (2, 3), (2, 2), (1, 2), (1, 1), (0, 1), (0, 0)]
    assert seen == {(*left, 1, 1) for left in day} | {(0, 0, 1, 1), (0, 0, 0, 1)}
    early, late = evaluation.forecast.early, evaluation.forecast.late
    assert min(early[turns], late[turns], early[nightfall], late[nightfall]) > 1


def test_in_roam_everybody_has_as_many_turns_in_the_end() -> None:
    evaluation = evaluation_of("roam")
    to_come = ROAM_AMOUNTS.index("to_come")
    seen: set[tuple[float, ...]] = set()
    for state in played("roam", 4)[:-1]:
        assert isinstance(state, RoamState)
        seen.add(tuple(evaluation.amounts(state, (state.first + place) % 4)[to_come] for place in range(4)))
    assert seen == {(1, 1, 1, 1), (0, 1, 1, 1), (0, 0, 1, 1), (0, 0, 0, 1)}
    assert min(evaluation.forecast.early[to_come], evaluation.forecast.late[to_come]) > 1


def test_with_towers_a_lead_in_roam_says_less() -> None:
    evaluation = evaluation_of("roam")
    plain, towers = [load_game("roam").new({"players": 2, "towers": towers}, 3) for towers in (False, True)]
    assert evaluation.sharpness(towers) == evaluation.curves["towers"][0]
    assert evaluation.sharpness(plain) == evaluation.curves["sharpness"][0]
    assert all(a > b for a, b in zip(evaluation.curves["sharpness"], evaluation.curves["towers"], strict=True))
