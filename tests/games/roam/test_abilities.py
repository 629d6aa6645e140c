"""An ability is one file: a made-up one plays with nothing but itself and its data.  docs/adding-an-ability.md"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from nunatak.bots.evaluate.roam.evaluation import RoamEvaluation
from nunatak.bots.evaluate.roam.holdings import Patterns
from nunatak.bots.house import evaluation_of
from nunatak.bots.registry import make_bot
from nunatak.engine import Chance, DataError, Json, JsonObject, Observer, Refusal
from nunatak.engine.actions import Kind
from nunatak.engine.codec import StepForm
from nunatak.engine.reading import Reader
from nunatak.engine.step import Step
from nunatak.games.roam.ability import ACTING, START, Ability
from nunatak.games.roam.actions import COLOUR_VALUES, SPACE
from nunatak.games.roam.game import Roam
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from tests.games.roam.table import FULL, do, legal

# Four artifacts, those of COIN, get the new ability.
PACK: JsonObject = {
    "artifacts": {"coin": {"id": "gift"}, **{f"art-{n:02}": {"ability": "gift"} for n in (9, 10, 11, 12)}}
}


class Gift(Ability[RoamState]):
    """GIFT: before or after placing, give an opponent a coin. It has an action and a question of its own."""

    def __init__(self, use: Kind, give: Kind) -> None:
        super().__init__("gift", [START, ACTING], [use, give], "ROAM-ART-11", "roam-refuse-start-or-action")
        self.give = give
        self.worth = 0.5

    def offer(self, s: RoamState, step: Step[RoamState], found: list[int]) -> None:
        if s.coins[step.seat]:
            found.append(self.kinds[0].base)

    def use(self, s: RoamState, step: Step[RoamState], action: int) -> None:
        s.push(Giving(self, step.seat))

    def refuse_use(self, s: RoamState, step: Step[RoamState], action: int) -> Refusal:
        return Refusal("MADE-UP-1", "roam-refuse-no-target") if s.ready[step.seat] & self.mask else self.not_ready()

    def forms(self) -> dict[str, StepForm[RoamState]]:
        return {"giving": StepForm([], self.read_step)}

    def read_step(self, s: RoamState, seat: int, data: Reader) -> Step[RoamState]:
        return Giving(self, seat)


class Giving(RoamStep):
    """Who gets the coin?"""

    def __init__(self, gift: Gift, seat: int) -> None:
        super().__init__("giving", seat)
        self.gift = gift

    def options(self, s: RoamState) -> list[int]:
        return [self.gift.give.base + colour for colour in s.agreed.colours if colour != s.agreed.colours[self.seat]]

    def resolve(self, s: RoamState, action: int) -> None:
        s.pop()
        s.spend(self.seat, self.gift.mask)
        s.coins[self.seat] -= 1
        s.coins[s.agreed.seat_of_colour[self.gift.give.a(action)]] += 1


class RoamWithGifts(Roam):
    """Roam with one ability more."""

    def known_abilities(self) -> list[Ability[RoamState]]:
        return [*super().known_abilities(), Gift(SPACE.by_name["use_gift"], SPACE.by_name["give"])]


@pytest.fixture
def game() -> Iterator[Roam]:
    """The game with the made-up ability, whose actions are declared for one test only."""
    kinds, size = len(SPACE.kinds), SPACE.size
    SPACE.kind("use_gift")
    SPACE.kind("give", [("to", COLOUR_VALUES)])
    yield RoamWithGifts(PACK)
    for kind in SPACE.kinds[kinds:]:
        del SPACE.by_name[kind.name]
    del SPACE.kinds[kinds:], SPACE.starts[kinds:]
    SPACE.size = size


def table(game: Roam, coins: int, ready: bool) -> RoamState:
    artifacts: Json = [{"artifact": "art-09", "ready": ready}]
    players: JsonObject = {
        "blue": {"coins": coins, "artifacts": artifacts},
        "red": {"artifacts": ["art-10"], "coins": 0},
    }
    return game.amend(game.new(FULL, seed=1), {"players": players})


def test_it_is_offered_used_and_spent(game: Roam) -> None:
    """ROAM-ART-7: at its moments, while an artifact is ready."""
    state = table(game, coins=2, ready=True)
    assert "use_gift" in legal(state)
    do(state, "use_gift")
    assert legal(state) == ["give to=red"]
    do(state, "give to=red")
    assert state.coins == [1, 1]
    assert "use_gift" not in legal(state)
    do(state, "activate card=start-blue-1", "place anchor=r0c0")
    assert state.ready[0] == 0


@pytest.mark.parametrize(("coins", "ready", "rule"), [(2, False, "ROAM-ART-7"), (0, True, "MADE-UP-1")])
def test_it_refuses_for_itself(game: Roam, coins: int, ready: bool, rule: str) -> None:
    state = table(game, coins, ready)
    with pytest.raises(Refusal) as refusal:
        do(state, "use_gift")
    assert refusal.value.rule == rule


def test_at_another_moment_it_names_the_rule_that_fixes_its_own(game: Roam) -> None:
    """ROAM-ART-11: not while the place of a pattern is chosen."""
    state = table(game, coins=2, ready=True)
    do(state, "activate card=start-blue-1")
    with pytest.raises(Refusal) as refusal:
        do(state, "use_gift")
    assert refusal.value.rule == "ROAM-ART-11"


def test_the_page_is_told_which_ability_an_action_uses(game: Roam) -> None:
    state = table(game, coins=2, ready=True)
    assert state.preview(SPACE.parse("use_gift")) == {"ability": "gift", "in_hand": False}


def test_its_own_question_stands_in_positions(game: Roam) -> None:
    state = table(game, coins=2, ready=True)
    do(state, "use_gift")
    again = game.from_position(state.position())
    assert again.position() == state.position()
    assert legal(again) == ["give to=red"]


def test_whole_games_are_played_with_it_by_random_and_by_greedy_players(game: Roam) -> None:
    """Bots look at it through its features alone."""
    state = table(game, coins=2, ready=True)
    chooser, greedy = Chance(1), make_bot("greedy", game, 1)
    used = 0
    while not state.is_over():
        seat = state.to_decide()
        action = chooser.choice(state.legal()) if seat else greedy.choose(Observer(state, seat))
        used += SPACE.by_name["use_gift"].has(action)
        state.apply(action)
    assert used


def test_a_bot_asks_an_ability_that_its_weights_do_not_know_what_it_is_worth(game: Roam) -> None:
    evaluation = evaluation_of("roam")
    assert isinstance(evaluation, RoamEvaluation)
    weights = evaluation.weights
    weights.ability = weights.ability[:2]
    worth = Patterns(table(game, coins=2, ready=True), weights).ability
    assert worth[:8] == [weights.ability[0]] * 4 + [weights.ability[1]] * 4
    assert worth[8:12] == [0.5] * 4


def test_data_that_names_an_unknown_ability_is_refused() -> None:
    with pytest.raises(DataError, match="there is no such name"):
        Roam(PACK)


def test_an_ability_that_is_not_in_the_box_is_never_ready() -> None:
    """Its actions exist, and are refused like those of an artifact that nobody has."""
    pack = cast(JsonObject, {"artifacts": {"coin": {"copies": 0}, "move": {"copies": 8}}})
    items = cast(JsonObject, pack["artifacts"])
    items.update({f"art-{n:02}": {"ability": "move"} for n in (9, 10, 11, 12)})
    state = Roam(pack).new(FULL, seed=1)
    with pytest.raises(Refusal) as refusal:
        do(state, "use_coin")
    assert refusal.value.rule == "ROAM-ART-7"
