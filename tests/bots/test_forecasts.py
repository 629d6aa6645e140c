"""What a position is expected to come to: more than what the next answer is chosen by."""

from __future__ import annotations

import pytest

from nunatak.bots import make_bot
from nunatak.bots.evaluate.ice.evaluation import AMOUNTS as ICE_AMOUNTS
from nunatak.bots.evaluate.winter.standing import AMOUNTS as WINTER_AMOUNTS
from nunatak.bots.house import evaluation_of
from nunatak.engine import State
from nunatak.games import load_game
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.winter.names import CARD_NAMES
from nunatak.games.winter.state import WinterState
from tests.bots.states import states_of

WINTER = evaluation_of("winter")
TRIBESMAN = CARD_NAMES.index("tribesman")


def played(game: str, seed: int) -> list[State]:
    """Every state of a game of two greedy players, the last one finished."""
    table = load_game(game)
    bots = [make_bot("greedy", table, seat) for seat in range(2)]
    state = table.new({"players": 2}, seed)
    return states_of(state, bots)


def winter_amount(state: State, seat: int, name: str) -> float:
    return WINTER.amounts(state, seat)[WINTER_AMOUNTS.index(name)]


def test_a_tribesman_counts_wherever_he_is_until_he_is_buried() -> None:
    places: set[str] = set()
    for state in played("winter", 12)[:-1]:
        assert isinstance(state, WinterState)
        for seat in range(2):
            piles = {
                "hand": state.hand[seat],
                "deck": state.deck[seat],
                "discard": state.discard[seat],
                "eclipse": state.eclipse[seat],
                "above": [entry >> 4 for entry in state.above[seat]],
            }
            places |= {name for name, cards in piles.items() if TRIBESMAN in cards}
            expected = sum(cards.count(TRIBESMAN) for cards in piles.values())
            assert winter_amount(state, seat, "tribesmen") == expected
    assert places == {"hand", "deck", "discard", "eclipse", "above"}


def test_the_first_steps_of_veneration_are_expected_to_pay() -> None:
    evaluation = evaluation_of("winter")
    state = load_game("winter").new({"players": 2}, 3)
    assert isinstance(state, WinterState)
    expected: list[float] = []
    for level in range(3):
        state.veneration[0] = level
        assert winter_amount(state, 0, "venerated") == float(level >= 1)
        assert winter_amount(state, 0, "revered") == float(level >= 2)
        expected.append(evaluation.forecasts(state)[0])
    assert expected[0] + 3 < expected[1] < expected[2] - 3


def test_only_the_top_of_the_offering_track_is_an_altar() -> None:
    state = load_game("winter").new({"players": 2}, 3)
    assert isinstance(state, WinterState)
    top = len(state.c.idols.rates) - 1
    for level in range(top + 1):
        state.offering[0] = level
        assert winter_amount(state, 0, "altar") == float(level == top)


def with_requests(cards: list[int]) -> SecondIceState:
    """The beginning of a game of I C E's second edition with these requests in the first hand."""
    state = load_game("ice2").new({"players": 2}, 3)
    assert isinstance(state, SecondIceState)
    state.requests[0] = cards
    return state


def test_requests_are_counted_by_what_they_lack() -> None:
    evaluation = evaluation_of("ice2")
    near, far, held = [ICE_AMOUNTS.index(name) for name in ("nearly", "far_off", "cards")]
    state = with_requests([])
    assert [evaluation.amounts(state, 0)[i] for i in (near, far, held)] == [0, 0, 0]
    several = [i for i, card in enumerate(state.c.requests) if len(card.types) >= 3][:2]
    amounts = evaluation.amounts(with_requests(several), 0)
    assert [amounts[i] for i in (near, far, held)] == [0, 2, 2]
    # Study tokens pay like artifacts: with all but one of its types the request lacks a single part.
    state = with_requests(several[:1])
    first, *others = set(state.c.requests[several[0]].types)
    state.study[0] = sum(1 << kind for kind in others)
    assert len(others) == 2, first
    amounts = evaluation.amounts(state, 0)
    assert [amounts[i] for i in (near, far, held)] == [1, 0, 1]
    forecasts = [evaluation.forecasts(with_requests(cards))[0] for cards in ([], several)]
    assert forecasts[1] < forecasts[0]


@pytest.mark.parametrize(("game", "least"), [("ice2", 0.7), ("winter", 0.7)])
def test_the_forecast_tells_the_winner_of_most_games_in_their_last_third(game: str, least: float) -> None:
    evaluation = evaluation_of(game)
    right = seen = 0
    for seed in range(20, 28):
        states = played(game, seed)
        scores = states[-1].scores()
        for state in states[:-1:10]:
            if evaluation.stage(state) > 2 / 3:
                ahead, behind = evaluation.forecasts(state)
                seen += 1
                right += (ahead > behind) == (scores[0] > scores[1])
    assert right / seen > least
