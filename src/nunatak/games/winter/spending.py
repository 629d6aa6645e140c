"""What food is worth as labor, and whether it is worth more before something happens to it.  EW-FOOD-2, EW-FOOD-4"""

from __future__ import annotations

from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.state import WinterState


def halves_for(s: WinterState, seat: int, food: int) -> int:
    """Halves of labor for so much of the seat's food.  EW-FOOD-2"""
    return s.c.work[s.food[seat] * (s.c.food_max + 1) + food]


def sooner(s: WinterState, seat: int, price: int, gain: int) -> bool:
    """Whether food may be better spent before so much of it is paid, and then gained.  EW-FOOD-4, EW-GOLD-3"""
    return price + gain > 0 and sooner_below(s, seat, price, gain, food_max(s, seat))


def sooner_below(s: WinterState, seat: int, price: int, gain: int, most: int) -> bool:
    """Whether some amount, spent before, brings more labor than what can be spent afterwards with as much food left."""
    food = s.food[seat]
    row = s.c.food_max + 1
    after = min(food - price + gain, most)
    for spent in range(1, food - price + 1):
        left = min(food - spent - price + gain, most)
        if s.c.work[food * row + spent] > s.c.work[after * row + after - left]:
            return True
    return False
