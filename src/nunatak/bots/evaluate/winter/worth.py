"""What the pieces of Endless Winter are worth by themselves, worked out once from the printed tables."""

from __future__ import annotations

from nunatak.bots.evaluate.winter.weights import WinterWeights
from nunatak.games.winter.components.components import Components
from nunatak.games.winter.effects.ability import ACTION, ECLIPSE, LABOR, MAXFOOD, WHEN, Ability
from nunatak.games.winter.effects.notation import works_in
from nunatak.games.winter.names import CARDS, COLUMNS, FIRST_CULTURE


class Worths:
    """Lists of numbers by card, species, level, column."""

    def __init__(self, c: Components, weights: WinterWeights) -> None:
        self.c = c
        self.weights = weights
        # By card: labor in each column, in halves; what it is worth in hand; what it does in an eclipse deck.
        self.labor_in = [[labor_of(c, kind, column) for kind in range(CARDS)] for column in range(len(COLUMNS))]
        self.played = [played_worth(c, kind, weights) for kind in range(CARDS)]
        self.eclipse = [eclipse_worth(c, kind, weights) for kind in range(CARDS)]
        self.terrain = [gains_worth(bonus, weights) for bonus in c.terrain.bonus]
        self.benefit = [gains_worth(parts, weights) for parts in c.benefits]
        self.megalith_slot = [gains_worth(parts, weights) for parts in c.board.megalith_bonus]
        self.settlement_slot = [gains_worth(parts, weights) for parts in c.board.settlement_bonus]
        self.stone_slot = [
            gains_worth(bonus, weights) - weights.food * food - weights.tool * tools
            for bonus, food, tools in zip(c.board.stone_bonus, c.board.stone_food, c.board.stone_tools, strict=True)
        ]
        self.offering_bonus = [gains_worth(parts, weights) for parts in c.idols.bonus]
        rated = [weights.offered / rate if rate else 0.0 for rate in c.idols.rates]
        self.offering = promises(rated, self.offering_bonus, weights.climb)
        nothing = [0.0] * len(c.idols.reach)
        self.veneration = promises(nothing, [float(vp) for vp in c.idols.reach], weights.climb)


def gains_worth(parts: list[int], w: WinterWeights) -> float:
    """VP of a gain, part by part."""
    total = 0.0
    for i in range(0, len(parts), 3):
        total += w.unit[parts[i]] * (1 if parts[i] == MAXFOOD else parts[i + 1])
    return total


def ability_worth(ability: Ability, w: WinterWeights) -> float:
    """VP of using an ability, after its cost; not below nothing, for nobody has to use it."""
    cost = w.food * ability.food + w.tool * ability.tool + w.half_labor * ability.labor + w.card_cost * ability.cards
    return max(0.0, gains_worth(ability.parts, w) - cost)


def labor_of(c: Components, kind: int, column: int) -> int:
    """Half labor points that a tribe card gives in a column without any price."""
    halves = c.labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == ACTION and not ability.costs and ability.parts[0] == LABOR and works_in(ability, column):
            halves += ability.parts[1]
    return halves


def played_worth(c: Components, kind: int, w: WinterWeights) -> float:
    """VP of a card that is played once in an action phase."""
    total = w.half_labor * c.labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == WHEN:
            total += w.echo * gains_worth(ability.parts, w)
        elif ability.scope == ACTION:
            total += ability_worth(ability, w) * (w.column_labor if 0 <= ability.column < len(COLUMNS) else 1.0)
    return total


def eclipse_worth(c: Components, kind: int, w: WinterWeights) -> float:
    """VP of a card in the eclipse deck: its labor for the order, and its eclipse abilities."""
    if kind >= FIRST_CULTURE:
        return 0.0
    total = w.eclipse_labor * c.eclipse_labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == ECLIPSE and ability.parts[0] != LABOR:
            total += ability_worth(ability, w)
    return total


def promises(standing: list[float], entering: list[float], climb: float) -> list[float]:
    """By level: the best that climbing on could bring, beyond what was already gained by entering levels.

    Each level still to climb costs something.
    """
    found: list[float] = []
    for level in range(len(standing)):
        best = standing[level]
        gained = 0.0
        for higher in range(level + 1, len(standing)):
            gained += entering[higher]
            best = max(best, standing[higher] + gained - climb * (higher - level))
        found.append(best)
    return found
