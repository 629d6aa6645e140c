"""Food, tools, labor and VP.  EW-GOLD, EW-LAB, EW-FOOD"""

from __future__ import annotations

from nunatak.games.winter.effects.ability import DIFFERENT_TYPES, SAME_TYPE, Ability
from nunatak.games.winter.names import SOURCES, SOURCES_COUNT
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.wording import amounts


def food_max(s: WinterState, seat: int) -> int:
    """The food maximum: each camp on the board covers a space.  EW-GOLD-3"""
    return s.c.food_max - s.camps_home[seat]


def add_food(s: WinterState, seat: int, count: int) -> None:
    """Gains food; what is above the maximum is lost.  EW-GOLD-3"""
    before = s.food[seat]
    s.food[seat] = min(before + count, s.c.food_max - s.camps_home[seat])
    if s.witness is not None:
        lost = count - (s.food[seat] - before)
        s.tell("gained", {"seat": seat, "what": "food", "count": count - lost, "lost": lost})


def fill_food(s: WinterState, seat: int) -> None:
    """Sets the food marker to the current maximum."""
    add_food(s, seat, max(food_max(s, seat) - s.food[seat], 0))


def add_tools(s: WinterState, seat: int, count: int) -> None:
    """Gains tools; what is above the maximum is lost.  EW-GOLD-4"""
    before = s.tools[seat]
    s.tools[seat] = min(before + count, s.c.tool_max)
    if s.witness is not None:
        lost = count - (s.tools[seat] - before)
        s.tell("gained", {"seat": seat, "what": "tool", "count": count - lost, "lost": lost})


def add_labor(s: WinterState, seat: int, halves: int) -> None:
    """Fills the labor pool of the turn.  EW-LAB-1, EW-LAB-2"""
    s.labor += halves
    if s.witness is not None:
        s.tell("labor", {"seat": seat, "halves": halves, "pool": s.labor})


def score(s: WinterState, seat: int, vp: int, source: int) -> None:
    """Immediate VP, counted at once.  EW-GOLD-6, EW-GOLD-7"""
    s.vp[seat] += vp
    s.scored[(seat * 4 + s.round_number - 1) * SOURCES_COUNT + source] += vp
    if s.witness is not None:
        s.tell("scored", {"seat": seat, "vp": vp, "source": SOURCES[source]})


def work(s: WinterState, seat: int, food: int) -> None:
    """Spends food for labor: a point for each symbol that the marker crosses.  EW-FOOD-1, EW-FOOD-2"""
    halves = s.c.work[s.food[seat] * (s.c.food_max + 1) + food]
    s.food[seat] -= food
    if s.witness is not None:
        s.tell("worked", {"seat": seat, "food": food})
    add_labor(s, seat, halves)


def affordable(s: WinterState, seat: int, ability: Ability) -> bool:
    """Whether the whole price can be paid.  EW-GEN-3, EW-LAB-4"""
    if not ability.costs:
        return True
    if s.food[seat] < ability.food or s.tools[seat] < ability.tool or s.labor < ability.labor:
        return False
    return ability.cards == 0 or cards_payable(s.hand[seat], ability.cards, ability.card_types)


def cards_payable(hand: list[int], count: int, types: int) -> bool:
    """Whether so many cards can be discarded from a (sorted) hand.  EW section 18.3"""
    if len(hand) < count:
        return False
    if types == SAME_TYPE:
        return any(hand[i] == hand[i + count - 1] for i in range(len(hand) - count + 1))
    return types != DIFFERENT_TYPES or len(set(hand)) >= count


def pay(s: WinterState, seat: int, ability: Ability) -> None:
    """Pays food, tools and labor of a price; food paid so gives no labor.  EW-ABIL-5, EW-FOOD-4"""
    s.food[seat] -= ability.food
    s.tools[seat] -= ability.tool
    s.labor -= ability.labor
    if s.witness is not None and ability.food + ability.tool + ability.labor:
        food, tools, halves = ability.food, ability.tool, ability.labor
        s.tell("paid", {"seat": seat, "food": food, "tools": tools, "halves": halves, "price": amounts(ability)})
