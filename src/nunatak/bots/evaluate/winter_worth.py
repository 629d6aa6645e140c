"""What the pieces of Endless Winter are worth by themselves, worked out once from the printed tables."""

from __future__ import annotations

from typing import Final

from nunatak.games.winter.components.components import Components
from nunatak.games.winter.effects.ability import ACTION, ECLIPSE, LABOR, MAXFOOD, WHEN, Ability
from nunatak.games.winter.effects.notation import works_in
from nunatak.games.winter.names import CARDS, COLUMNS, FIRST_CULTURE

# VP that one unit of a gain is worth in mid-game, in the order of `ability.OPS`: food, tool, idol, VP, maximum of food,
# half a labor, draw, megalith, extra megalith, camp, move, settlement, tribe card to hand, to the discard pile, culture
# card, animal, animal of the deck, revealed animal, tip, burial, stone.
UNIT: Final = [
    0.42, 0.75, 1.0, 1.0, 1.2, 0.2, 0.9, 1.9, 1.9, 0.6, 0.4, 3.5, 1.8, 1.4, 2.5, 2.0, 1.6, 0.1, 0.7, 1.3, 3.0,
]  # fmt: skip
FOOD_WORTH: Final = 0.42
TOOL_WORTH: Final = 0.75
HALF_LABOR: Final = 0.2
CARD_COST: Final = 0.8  # VP: a card discarded to pay for something
ECHO: Final = 0.4  # how often what a `when` ability waits for happens in the turn
COLUMN_LABOR: Final = 0.5  # how often the figure stands where a card gives its labor
ECLIPSE_LABOR: Final = 0.1  # VP: half a labor in the eclipse, for a better place in the turn order
# What the idols promise: VP within reach, less this much for each level still to climb.
CLIMB: Final = 1.0
OFFERED: Final = 8.0  # food and tools that a player has left to offer at the end


class Worths:
    """Lists of numbers by card, species, level, column."""

    def __init__(self, c: Components) -> None:
        self.c = c
        # By card: labor in each column, in halves; what it is worth in hand; what it does in an eclipse deck.
        self.labor_in = [[labor_of(c, kind, column) for kind in range(CARDS)] for column in range(len(COLUMNS))]
        self.played = [played_worth(c, kind) for kind in range(CARDS)]
        self.eclipse = [eclipse_worth(c, kind) for kind in range(CARDS)]
        self.terrain = [gains_worth(bonus) for bonus in c.terrain.bonus]
        self.benefit = [gains_worth(parts) for parts in c.benefits]
        self.megalith_slot = [gains_worth(parts) for parts in c.board.megalith_bonus]
        self.settlement_slot = [gains_worth(parts) for parts in c.board.settlement_bonus]
        self.stone_slot = [
            gains_worth(bonus) - FOOD_WORTH * food - TOOL_WORTH * tools
            for bonus, food, tools in zip(c.board.stone_bonus, c.board.stone_food, c.board.stone_tools, strict=True)
        ]
        self.offering_bonus = [gains_worth(parts) for parts in c.idols.bonus]
        rated = [OFFERED / rate if rate else 0.0 for rate in c.idols.rates]
        self.offering = promises(rated, self.offering_bonus)
        nothing = [0.0] * len(c.idols.reach)
        self.veneration = promises(nothing, [float(vp) for vp in c.idols.reach])


def gains_worth(parts: list[int]) -> float:
    """VP of a gain, part by part."""
    total = 0.0
    for i in range(0, len(parts), 3):
        total += UNIT[parts[i]] * (1 if parts[i] == MAXFOOD else parts[i + 1])
    return total


def ability_worth(ability: Ability) -> float:
    """VP of using an ability, after its cost; not below nothing, for nobody has to use it."""
    cost = (
        FOOD_WORTH * ability.food + TOOL_WORTH * ability.tool + HALF_LABOR * ability.labor + CARD_COST * ability.cards
    )
    return max(0.0, gains_worth(ability.parts) - cost)


def labor_of(c: Components, kind: int, column: int) -> int:
    """Half labor points that a tribe card gives in a column without any price."""
    halves = c.labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == ACTION and not ability.costs and ability.parts[0] == LABOR and works_in(ability, column):
            halves += ability.parts[1]
    return halves


def played_worth(c: Components, kind: int) -> float:
    """VP of a card that is played once in an action phase."""
    total = HALF_LABOR * c.labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == WHEN:
            total += ECHO * gains_worth(ability.parts)
        elif ability.scope == ACTION:
            total += ability_worth(ability) * (COLUMN_LABOR if 0 <= ability.column < len(COLUMNS) else 1.0)
    return total


def eclipse_worth(c: Components, kind: int) -> float:
    """VP of a card in the eclipse deck: its labor for the order, and its eclipse abilities."""
    if kind >= FIRST_CULTURE:
        return 0.0
    total = ECLIPSE_LABOR * c.eclipse_labor[kind]
    for ability in c.abilities[kind]:
        if ability.scope == ECLIPSE and ability.parts[0] != LABOR:
            total += ability_worth(ability)
    return total


def promises(standing: list[float], entering: list[float]) -> list[float]:
    """By level: the best that climbing on could bring, beyond what was already gained by entering levels."""
    found: list[float] = []
    for level in range(len(standing)):
        best = standing[level]
        gained = 0.0
        for higher in range(level + 1, len(standing)):
            gained += entering[higher]
            best = max(best, standing[higher] + gained - CLIMB * (higher - level))
        found.append(best)
    return found
