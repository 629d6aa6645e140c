"""The generator: the published SplitMix64, fair, and the same everywhere."""

from __future__ import annotations

import pytest

from nunatak.engine import Chance


def test_known_vectors_of_splitmix64() -> None:
    """The first words for seed 1234567, as the authors of the generator publish them."""
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seed_0_gives_the_known_first_word() -> None:
    assert Chance(0).bits() == 0xE220A8397B1DCDAF


def test_a_seed_is_taken_modulo_two_to_the_64() -> None:
    assert Chance(2**64 + 5).bits() == Chance(5).bits()
    assert Chance(-1).word == 2**64 - 1


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (43, 76.08), (100, 148.23)])
def test_below_is_uniform(n: int, limit: float) -> None:
    """Chi-square against equal shares: the limit is passed by one generator in a thousand, and not by this seed."""
    chance, draws = Chance(20260101), 400 * n
    seen = [0] * n
    for _ in range(draws):
        seen[chance.below(n)] += 1
    assert sum((count - 400) ** 2 / 400 for count in seen) < limit


def test_below_stays_below_for_large_ranges() -> None:
    """Lemire's correction: a range that does not divide 2 ** 64 drops the words that would favour low numbers."""
    chance, n = Chance(3), 2**63 + 1
    drawn = [chance.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    # About half the words are dropped for this range.
    steps = (chance.word - 3) * pow(0x9E3779B97F4A7C15, -1, 2**64) % 2**64
    assert 300 < steps < 500


@pytest.mark.parametrize("n", [0, -3])
def test_nothing_to_choose_from(n: int) -> None:
    with pytest.raises(ValueError, match=f"cannot choose among {n} things"):
        Chance(1).below(n)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(77)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 300):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        seen[tuple(things)] = seen.get(tuple(things), 0) + 1
    assert len(seen) == 24
    assert sum((count - 300) ** 2 / 300 for count in seen.values()) < 49.73


def test_a_copy_gives_the_same_numbers_and_shares_nothing() -> None:
    chance = Chance(5)
    copy = chance.copy()
    first = [chance.bits() for _ in range(3)]
    assert [copy.bits() for _ in range(3)] == first
    copy.bits()
    assert copy.word != chance.word


def test_a_split_does_not_depend_on_later_use() -> None:
    one, two = Chance(5), Chance(5)
    left, right = one.split(), two.split()
    one.bits()
    assert [left.bits() for _ in range(3)] == [right.bits() for _ in range(3)]
    assert Chance(5).split().word != Chance(5).word


def test_choice_takes_one_of_the_things() -> None:
    chance = Chance(2)
    assert {chance.choice(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}
