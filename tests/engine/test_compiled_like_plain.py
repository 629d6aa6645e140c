"""What people who build on the package count on, compiled or not: subclasses, pickles, copies, any kind of integer.

Run with a compiled package on the path, these tests are about that one.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from nunatak.bots import Bot, make_bot
from nunatak.bots.evaluate import Evaluation
from nunatak.bots.evaluate.roam.evaluation import RoamEvaluation
from nunatak.bots.evaluate.weights import weights_of
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.house import evaluation_of
from nunatak.bots.search import SearchBot
from nunatak.engine import Chance, Json, Observer, Play, Refusal, State, canonical
from nunatak.games import game_names, load_game


class LastBot(Bot):
    """Gives the last legal answer."""

    def __init__(self) -> None:
        super().__init__("last")
        self.asked = 0

    def choose(self, observer: Observer) -> int:
        self.asked += 1
        return observer.legal()[-1]


class Loaded(Chance):
    """A die that always falls on the same side."""

    def below(self, n: int) -> int:
        return n - 1


class Backwards(RoamEvaluation):
    """Wants what a good player fears."""

    def value(self, state: State, seat: int) -> float:
        return -super().value(state, seat)


class Number:
    """Stands for a number, as numpy's integers do, without being one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def midway(name: str, decisions: int = 25) -> State:
    """A random game after some decisions."""
    state = load_game(name).new({}, 5)
    chance = Chance(8)
    for _ in range(decisions):
        if not state.is_over():
            state.apply(chance.choice(state.legal()))
    return state


def told(state: State) -> bytes:
    return canonical(state.position())


class TestSubclasses:
    def test_a_bot_of_ones_own_plays(self) -> None:
        game = load_game("roam")
        state = game.new({"players": 2}, 1)
        bots: list[Bot] = [LastBot(), make_bot("random", game, 1)]
        for _ in range(40):
            seat = state.to_decide()
            state.apply(bots[seat].choose(Observer(state, seat)))
        last = bots[0]
        assert isinstance(last, LastBot)
        assert last.asked > 5
        assert last.name == "last"
        last.close()

    def test_chance_of_ones_own_is_asked_by_compiled_code(self) -> None:
        assert Loaded(1).choice([1, 2, 3]) == 3
        things = [1, 2, 3]
        Loaded(1).shuffle(things)
        assert things == [1, 2, 3]
        assert Loaded(1).bits() == Chance(1).bits()

    @pytest.mark.parametrize("kind", ["greedy", "search"])
    def test_an_evaluation_of_ones_own_is_asked_by_the_bots(self, kind: str) -> None:
        state = load_game("roam").new({"players": 2}, 3)
        state.apply(state.legal()[0])

        def answer(evaluation: Evaluation) -> int:
            bot = GreedyBot(evaluation, 1) if kind == "greedy" else SearchBot("search", evaluation, 1, 20)
            return bot.choose(Observer(state, state.to_decide()))

        weights = weights_of("roam")
        assert answer(RoamEvaluation(weights)) == answer(evaluation_of("roam"))
        assert answer(Backwards(weights)) != answer(evaluation_of("roam"))


@pytest.mark.parametrize("name", game_names())
class TestPicklesAndCopies:
    def test_a_pickled_state_comes_back(self, name: str) -> None:
        state = midway(name)
        back = pickle.loads(pickle.dumps(state))
        assert type(back) is type(state)
        assert told(back) == told(state)
        assert back.legal() == state.legal()
        # Chance goes on as it would have.
        for one in (state, back):
            one.apply(one.legal()[0])
        assert told(back) == told(state)

    @pytest.mark.parametrize("how", [copy.copy, copy.deepcopy])
    def test_a_copy_is_independent(self, name: str, how: Callable[[State], State]) -> None:
        state = midway(name)
        before = told(state)
        copied = how(state)
        assert told(copied) == before
        copied.apply(copied.legal()[0])
        assert told(state) == before != told(copied)


def test_a_pickled_state_keeps_its_card_pack() -> None:
    pack: dict[str, Json] = {"location_cards": {"loc-01": {"name": "Somebody else"}}}
    state = load_game("roam", pack).new({}, 1)
    back = pickle.loads(pickle.dumps(state))
    assert back.game().pack == pack
    assert pickle.loads(pickle.dumps(state)).game() is back.game()
    assert pickle.loads(pickle.dumps(midway("roam"))).game() is not back.game()


class TestNumbersOfOtherKinds:
    def test_whatever_has_an_index_is_an_action(self) -> None:
        state, other = midway("roam"), midway("roam")
        action = state.legal()[-1]
        state.apply(Number(action))
        other.apply(action)
        assert told(state) == told(other)

    def test_a_played_record_holds_plain_numbers(self) -> None:
        game = load_game("winter")
        one, other = [Play.start(game, {}, 4) for _ in range(2)]
        for _ in range(12):
            action = one.state.legal()[-1]
            one.act(one.state.to_decide(), Number(action))
            other.act(other.state.to_decide(), action)
        assert one.record.to_bytes() == other.record.to_bytes()

    def test_they_are_refused_like_others(self) -> None:
        play = Play.start(load_game("roam"), {"first": "1"}, 3)
        illegal = Number(play.game.space.parse_text("end_actions"))
        for attempt in (lambda: play.state.apply(illegal), lambda: play.act(0, illegal)):
            with pytest.raises(Refusal, match="ROAM-TURN-3"):
                attempt()

    def test_they_have_names(self) -> None:
        space = load_game("roam").space
        for action in range(0, space.size, 41):
            assert space.name(Number(action)) == space.name(action)
            assert space.text(Number(action)) == space.text(action)

    @pytest.mark.parametrize("nothing", [1.0, "1", None])
    def test_what_is_no_whole_number_is_no_action(self, nothing: object) -> None:
        with pytest.raises(TypeError):
            midway("roam").apply(nothing)  # type: ignore[arg-type]
