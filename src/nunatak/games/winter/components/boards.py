"""Boards: the columns, the player board, the idol board, the turn order track."""

from __future__ import annotations

from nunatak.engine.reading import Reader
from nunatak.games.winter.components.cards import abilities_data, gains_data
from nunatak.games.winter.components.reading import check_provenance, halves, named_items, numbers
from nunatak.games.winter.effects.ability import ACTION, Ability
from nunatak.games.winter.effects.notation import read_abilities, read_gains
from nunatak.games.winter.names import COLUMNS, GROUNDS, MEGALITH_SLOTS, MOST_FOOD, SETTLEMENTS, STONE_SLOTS
from nunatak.games.winter.types.catalogue import WinterColumn, WinterIdolBoard, WinterPlayerBoard, WinterStoneSlot
from nunatak.games.winter.types.words import Column as ColumnName


class Column:
    """An action column: what can be done at its top, in its middle, at its bottom.  EW-FIG-3"""

    def __init__(self, item: Reader, name: ColumnName) -> None:
        self.name = name
        self.title = item.field("name").text()
        self.top = read_abilities(item.field("top"))
        self.middle = read_abilities(item.field("middle"))
        self.bottom = read_gains(item.field("bottom"))
        self.bottom_in_order = item.has("bottom_in_order") and item.field("bottom_in_order").flag()
        first = [ability.parts[0] for ability in self.top]
        for ability in self.top + self.middle:
            if ability.scope != ACTION or ability.column >= 0 or ability.cards:
                raise item.fail("wrong-winter-column-action")
        if len(set(first)) < len(first) or any(len(ability.parts) > 3 for ability in self.top):
            raise item.field("top").fail("wrong-winter-top")
        if len(self.middle) != 1:
            raise item.field("middle").fail("wrong-count-only", count=1)

    def data(self) -> WinterColumn:
        """The column as plain data."""
        return {
            "id": self.name,
            "name": self.title,
            "top": abilities_data(self.top),
            "middle": abilities_data(self.middle),
            "bottom": gains_data(self.bottom),
        }


def read_columns(table: Reader) -> list[Column]:
    """The columns by their number."""
    grounds = table.field("hunting_grounds")
    grounds.field("max").number(GROUNDS, GROUNDS)
    return [Column(*one) for one in zip(named_items(table, "column", COLUMNS), COLUMNS, strict=True)]


def stones_a_side(table: Reader, side: str) -> list[int]:
    """How many stones lie on a part of the main board, by the number of players.  EW-SETUP-2"""
    field = table.field("stone_spaces").field(side)
    return [0, 0, *(field.field(str(players)).number(0, 10) for players in (2, 3, 4))]


class PlayerBoard:
    """The player board, alike for all.  EW-SETUP-5, EW-GOLD-3, EW-FOOD-2"""

    def __init__(self, table: Reader) -> None:
        food = table.field("food")
        self.food_max = food.field("printed_max").number(1, MOST_FOOD)
        self.camps = table.field("camps").field("count").number(1, self.food_max)
        if len(numbers(food.field("camp_spaces"), MOST_FOOD)) != self.camps:
            raise food.field("camp_spaces").fail("wrong-winter-camp-spaces")
        self.boundaries = numbers(food.field("labor_boundaries"), MOST_FOOD)
        self.tool_max = table.field("tools").field("max").number(1, 99)
        rest = table.field("rest")
        self.rest = read_gains(rest.field("on_place"))
        self.rest_in_order = rest.field("in_order").flag()
        self.rest_labor = halves(rest.field("eclipse_labor_per_figure"))
        self.stone_food: list[int] = []
        self.stone_tools: list[int] = []
        self.stone_bonus: list[list[int]] = []
        for slot in _slots(table, "stone_slot", STONE_SLOTS):
            cost = slot.field("cost")
            self.stone_food.append(cost.field("food").number(0, MOST_FOOD))
            self.stone_tools.append(cost.field("tool").number(0, 99))
            self.stone_bonus.append(read_gains(slot.field("bonus")))
        self.megalith_bonus: list[list[int]] = []
        for i, slot in enumerate(_slots(table, "megalith_slot", MEGALITH_SLOTS)):
            slot.field("count").number(2, 2)
            if slot.field("holds").text() != ("own" if i else "grey"):
                raise slot.field("holds").fail("wrong-winter-slot-holds")
            self.megalith_bonus.append(read_gains(slot.field("eclipse")))
        self.settlement_bonus = [read_gains(s.field("eclipse")) for s in _slots(table, "settlement_slot", SETTLEMENTS)]
        # Halves of labor for spending k of f food: work[f * (food_max + 1) + k].
        self.work: list[int] = []
        for f in range(self.food_max + 1):
            for k in range(self.food_max + 1):
                self.work.append(2 * sum(1 for b in self.boundaries if f - k < b <= f))
        # The amounts of f food of which the last crosses a symbol: with less of it there is less labor.  EW-FOOD-2
        symbols = sorted(set(self.boundaries), reverse=True)
        self.fruitful = [[f + 1 - b for b in symbols if b <= f] for f in range(self.food_max + 1)]

    def data(self) -> WinterPlayerBoard:
        """The player board as plain data."""
        stones: list[WinterStoneSlot] = [
            {"food": food, "tools": tools, "bonus": gains_data(bonus)}
            for food, tools, bonus in zip(self.stone_food, self.stone_tools, self.stone_bonus, strict=True)
        ]
        megaliths = [gains_data(bonus) for bonus in self.megalith_bonus]
        settlements = [gains_data(bonus) for bonus in self.settlement_bonus]
        return {
            "food_max": self.food_max,
            "camps": self.camps,
            "labor_boundaries": [*self.boundaries],
            "tool_max": self.tool_max,
            "rest": gains_data(self.rest),
            "rest_labor_halves": self.rest_labor,
            "stone_slots": stones,
            "megalith_slots": megaliths,
            "settlement_slots": settlements,
        }


def _slots(table: Reader, key: str, count: int) -> list[Reader]:
    slots = table.field(key).items()
    if len(slots) != count:
        raise table.field(key).fail("wrong-count", count=count, got=len(slots))
    for i, slot in enumerate(slots):
        slot.field("index").number(i + 1, i + 1)
        check_provenance(slot)
    return slots


class IdolBoard:
    """Both idol tracks; lists are indexed by level, 0 being below the lowest.  EW-IDOL, EW-END-2, EW-END-3"""

    def __init__(self, table: Reader) -> None:
        offering, veneration = table.field("offering"), table.field("veneration")
        check_provenance(offering)
        check_provenance(veneration)
        self.offering_top = offering.field("levels").number(1, 30)
        self.rates = [0]
        self.bonus: list[list[int]] = [[]]
        levels = offering.field("level").items()
        if len(levels) != self.offering_top:
            raise offering.field("level").fail("wrong-count-only", count=self.offering_top)
        for i, level in enumerate(levels):
            level.field("level").number(i + 1, i + 1)
            self.rates.append(level.field("rate").number(1, 99))
            self.bonus.append(read_gains(level.field("bonus")))
        overflow = offering.field("overflow")
        if overflow.text() != "gain vp 1":
            raise overflow.fail("wrong-winter-idol-top")
        self.veneration_top = veneration.field("levels").number(1, 30)
        reached = veneration.field("vp_on_reach")
        self.reach = [
            reached.field(str(level)).number(0, 99) if reached.has(str(level)) else 0
            for level in range(self.veneration_top + 1)
        ]
        tables = veneration.field("tables")
        self.tables = [numbers(tables.field(side), 99) for side in ("left", "middle", "right")]

    def data(self) -> WinterIdolBoard:
        """The idol board as plain data."""
        bonus = [gains_data(parts) for parts in self.bonus]
        tables = [[*table] for table in self.tables]
        return {
            "offering": {"rates": [*self.rates], "bonus": bonus},
            "veneration": {"vp": [*self.reach], "tables": tables},
        }


def read_turn_order(table: Reader) -> list[tuple[list[int], list[int]]]:
    """By position: the bonus of the set-up and the resource of the eclipse.  EW-SETUP-13, EW-ECL-8"""
    positions = table.field("position").items()
    if len(positions) != 4:
        raise table.field("position").fail("wrong-count-only", count=4)
    found: list[tuple[list[int], list[int]]] = []
    for i, position in enumerate(positions):
        position.field("position").number(i + 1, i + 1)
        check_provenance(position)
        found.append((read_gains(position.field("setup")), read_gains(position.field("eclipse"))))
    return found


def column_abilities(columns: list[Column]) -> list[list[Ability]]:
    """The tops of the columns, for quick access."""
    return [column.top for column in columns]
