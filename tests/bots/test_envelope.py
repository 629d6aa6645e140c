"""What is sealed for a seat opens to the same view and the same question, and tells nothing else."""

from __future__ import annotations

import pytest

from nunatak.bots.envelope import seal, unseal
from nunatak.engine import Chance, Game, Json, Observer, State, canonical
from nunatak.games import game_names, load_game

# Some option sets of every game, spread over all of them.
MOST_SETS = 8


def _cases() -> list[object]:
    cases: list[object] = []
    for name in game_names():
        sets = load_game(name).option_sets()
        for options in sets[:: max(1, len(sets) // MOST_SETS)]:
            cases.append(pytest.param(name, options, id=f"{name} {options}"))
    return cases


def positions(game: Game, options: dict[str, Json], chance: Chance) -> list[State]:
    """Decisions from all over a game that is played at random, the last one among them."""
    state = game.new(options, chance.bits())
    found: list[State] = []
    number = 0
    while True:
        if number % 37 == 0 or state.is_over():
            found.append(state.copy())
        if state.is_over():
            return found
        state.apply(chance.choice(state.legal()))
        number += 1


@pytest.mark.parametrize(("name", "options"), _cases())
def test_an_unsealed_observer_sees_the_same_and_is_asked_the_same(name: str, options: dict[str, Json]) -> None:
    chance = Chance(len(canonical(options)))
    for state in positions(load_game(name), options, chance):
        for seat in range(state.seats()):
            observer = Observer(state, seat)
            opened = unseal(seal(observer, chance))
            assert opened.seat == seat
            assert canonical(opened.view()) == canonical(observer.view())
            assert opened.legal() == observer.legal()
            assert canonical(opened.imagine(chance).view(seat)) == canonical(observer.view())


@pytest.mark.parametrize(("name", "options"), _cases())
def test_an_envelope_does_not_know_the_deal(name: str, options: dict[str, Json]) -> None:
    chance = Chance(len(canonical(options)))
    for state in positions(load_game(name), options, chance)[:-1]:
        seat = state.to_decide()
        word = chance.bits()
        other = state.imagine(seat, chance)
        assert seal(Observer(state, seat), Chance(word)) == seal(Observer(other, seat), Chance(word))


def test_a_card_pack_travels_along() -> None:
    pack: dict[str, Json] = {"artifacts": {"art-01": {"price": 7, "points": 8}}}
    game = load_game("roam", pack)
    observer = Observer(game.new({}, 1), 0)
    opened = unseal(seal(observer, Chance(2)))
    assert opened.imagine(Chance(3)).game().pack == pack
    assert canonical(opened.view()) == canonical(observer.view())
    # The game without the pack is not touched by it.
    assert unseal(seal(Observer(load_game("roam").new({}, 1), 0), Chance(2))).imagine(Chance(3)).game().pack == {}
