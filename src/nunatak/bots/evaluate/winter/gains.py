"""What an answer that takes one unit of a gain is worth, at a glance: for the usual answers of a look-ahead."""

from __future__ import annotations

from nunatak.bots.evaluate.winter.map import Land, towards_after, towards_settlement
from nunatak.bots.evaluate.winter.worth import Worths, gains_worth
from nunatak.games.winter.actions import (
    ADVANCE,
    BUILD,
    CATCH,
    GAIN_OF,
    HAND,
    INSTEAD,
    INTER,
    LEARN,
    LESSER_DRAW,
    LESSER_FOOD,
    LESSER_OFFERING,
    LESSER_TOOL,
    MOVE,
    NO_ANIMAL,
    OFFERING,
    RAISE,
    RECRUIT_CARD,
    TAKE_CARD,
    TAKE_STONE,
    TIP_ANIMAL,
)
from nunatak.games.winter.doing.megaliths import OTHER_SUPPORT, stacking_points
from nunatak.games.winter.doing.resources import food_max
from nunatak.games.winter.doing.stones import free_slot, stone_points
from nunatak.games.winter.effects.ability import (
    BURY,
    DRAW,
    FOOD,
    IDOL,
    LABOR,
    MAXFOOD,
    MEGALITH,
    MOVE_CAMP,
    RECRUIT,
    REVEAL,
    SETTLEMENT,
    STONE,
    TAKE_ANIMAL,
    TAKE_CULTURE,
    TAKE_TRIBE,
    TIP,
    TOOL,
)
from nunatak.games.winter.field import CELLS
from nunatak.games.winter.geometry import HEXES, JUNCTURES
from nunatak.games.winter.names import FIRST_CULTURE, ROUNDS, SPECIES_COUNT, TURNS
from nunatak.games.winter.state import WinterState


class Glance:
    """One state seen by one seat: how much time is left, and what answers are worth then."""

    def __init__(self, s: WinterState, seat: int, w: Worths) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.k = w.weights
        self.eclipses = eclipses_left(s)
        self.rounds = ROUNDS - s.round_number
        turns = turns_left(s)
        self.soon = min(1.0, turns / TURNS)  # whether food, tools and cards can still be used
        self.late = 1.0 - turns / (ROUNDS * TURNS)
        self.land: Land | None = None
        self.towards = -1.0  # what the camps promise where they stand; -1: not worked out

    def gain(self, action: int) -> float:
        """VP of taking a unit of a gain by this answer."""
        op = GAIN_OF[action]
        if INSTEAD.base <= action < INSTEAD.end:
            return self.lesser(INSTEAD.b(action))
        if op == TOOL:
            return self.tool()
        if op == FOOD:
            return self.food()
        if op == MAXFOOD:
            return self.food() * (food_max(self.s, self.seat) - self.s.food[self.seat])
        if op == IDOL:
            return self.idol(action - ADVANCE.base)
        if op == DRAW:
            return self.draw()
        if op == MEGALITH:
            return self.megalith(action - RAISE.base)
        if op == MOVE_CAMP:
            from_to = action - MOVE.base
            return self.move(from_to // HEXES, from_to % HEXES)
        if op == SETTLEMENT:
            return self.settlement(action - BUILD.base)
        if op == TAKE_TRIBE:
            return self.card(action - TAKE_CARD.base, self.k.tribe_sooner * self.soon)
        if op == RECRUIT:
            return self.card(action - RECRUIT_CARD.base, 0.0)
        if op == TAKE_CULTURE:
            return self.card(action - LEARN.base + FIRST_CULTURE, self.k.culture_sooner * self.soon)
        if op == TAKE_ANIMAL:
            return 1.0 if action == NO_ANIMAL else self.animal(action - CATCH.base)
        if op == TIP:
            return self.tip(action - TIP_ANIMAL.base)
        if op == BURY:
            return self.bury((action - INTER.base) // 3, (action - INTER.base) % 3)
        if op == STONE:
            return self.stone(action - TAKE_STONE.base)
        if op in (REVEAL, LABOR):
            return 0.1
        return self.k.unit[op]

    def food(self) -> float:
        """A food, unless the track is full."""
        if self.s.food[self.seat] >= food_max(self.s, self.seat):
            return 0.0
        return self.k.food * self.soon + self.offered()

    def tool(self) -> float:
        """A tool, unless the track is full."""
        return self.k.tool * self.soon + self.offered() if self.s.tools[self.seat] < self.s.c.tool_max else 0.0

    def offered(self) -> float:
        """A food or tool for what it brings at the very end."""
        rate = self.s.c.idols.rates[self.s.offering[self.seat]]
        return self.late / rate if rate else 0.0

    def draw(self) -> float:
        """A card of the own deck."""
        return self.k.unit[DRAW] * (1.0 if self.rounds else self.soon)

    def lesser(self, take: int) -> float:
        """A lesser resource."""
        if take == LESSER_FOOD:
            return self.food()
        if take == LESSER_TOOL:
            return self.tool()
        if take == LESSER_DRAW:
            return self.draw()
        return self.idol(take - LESSER_OFFERING)

    def idol(self, track: int) -> float:
        """A level of an idol track: what it gives and what it promises."""
        s, w = self.s, self.w
        early = 1.0 - self.late
        if track == OFFERING:
            level = s.offering[self.seat]
            if level == s.c.idols.offering_top:
                return 1.0
            rates = s.c.idols.rates
            have = s.food[self.seat] + s.tools[self.seat]
            now = have // rates[level + 1] - (have // rates[level] if rates[level] else 0)
            promise = w.offering[level + 1] - w.offering[level]
            return early * promise + self.late * now + w.offering_bonus[level + 1]
        level = s.veneration[self.seat]
        gain = s.c.idols.reach[level + 1] + early * (w.veneration[level + 1] - w.veneration[level])
        if level == 0:
            gain += len(s.buried[self.seat])
        return gain

    def megalith(self, place: int) -> float:
        """A megalith on this place: its cell, or the points of stacking it."""
        s = self.s
        level, cell = place // CELLS, place % CELLS
        slot = 0.5 * self.w.megalith_slot[(len(s.c.board.megalith_bonus) * 2 - s.megaliths_home[self.seat]) // 2]
        gain = slot * self.eclipses
        if level:
            points = stacking_points(s, self.seat, level, cell)
            return gain + points[self.seat] - self.k.foreign_support * (sum(points) - points[self.seat]) * OTHER_SUPPORT
        if s.field.starts >> cell & 1:
            return gain + self.k.unit[MEGALITH]
        return gain + gains_worth(s.field.bonus[cell], self.k) + self.k.ground

    def move(self, start: int, to: int) -> float:
        """A step of a camp: hexes led at the coming eclipses, and settlements nearer."""
        land = self.land
        if land is None:
            land = Land(self.s, self.seat, self.w.terrain, self.k.led)
            self.land = land
        gain = land.move(start, to) * self.eclipses
        if self.eclipses <= 1:
            return gain
        if self.towards < 0:
            self.towards = towards_settlement(self.s, self.seat, self.k)
        nearer = towards_after(self.s, self.seat, start, to, self.k) - self.towards
        return gain + (nearer if nearer > 0 else 0.0)

    def settlement(self, juncture: int) -> float:
        """A settlement on this juncture."""
        land = self.land
        if land is None:
            land = Land(self.s, self.seat, self.w.terrain, self.k.led)
            self.land = land
        gain = self.k.settled + self.w.settlement_slot[0]
        for h in JUNCTURES[juncture]:
            mine = land.mine(h)
            gain += land.held(h, mine + 1) - land.held(h, mine)
        return gain * self.eclipses + (0.5 if self.eclipses else 0.0)

    def card(self, kind: int, sooner: float) -> float:
        """A card of one's own: its end VP, and being played in this round and the next ones."""
        return self.s.c.end_vp[kind] + self.w.played[kind] * (sooner + self.k.drawn * self.rounds)

    def animal(self, species: int) -> float:
        """An animal of the hunting grounds."""
        c = self.s.c.species[species]
        if c.wild:
            return self.k.wild
        have = self.s.animals[self.seat * 2 * SPECIES_COUNT + species]
        values = c.set_values
        if have >= len(values):
            return self.k.animal * (1.0 - self.late)
        return values[have] - (values[have - 1] if have else 0) + self.k.animal * (1.0 - self.late)

    def tip(self, species: int) -> float:
        """Tipping an animal: its benefit, less what its set loses."""
        c = self.s.c.species[species]
        have = self.s.animals[self.seat * 2 * SPECIES_COUNT + species]
        gain = self.w.benefit[species] * max(self.soon, 0.2) - self.k.animal * (1.0 - self.late)
        if c.wild:
            return gain - self.k.wild + self.k.animal
        values = c.set_values
        if have <= len(values):
            gain -= values[have - 1] - (values[have - 2] if have > 1 else 0)
        return gain

    def bury(self, kind: int, zone: int) -> float:
        """Burying a card: the veneration table, and a deck without it."""
        s = self.s
        table = s.c.idols.tables[min(s.rank.index(self.seat), 2)]
        have = len(s.buried[self.seat])
        gain = 0.0
        if have < len(table):
            gain = float(table[have] - (table[have - 1] if have else 0))
            if s.veneration[self.seat] == 0:
                gain *= 1.0 - self.late
        loss = (self.w.played[kind] - self.k.card_cost) * self.k.drawn * self.rounds
        if zone == HAND:
            loss += self.w.played[kind] * max(self.soon, 0.3)
        return gain - loss

    def stone(self, stone: int) -> float:
        """A stone: what it scores at the coming eclipses, after its price."""
        points = stone_points(self.s, self.seat, stone) + (self.k.growing if self.eclipses > 1 else 0.0)
        return points * self.eclipses + self.w.stone_slot[free_slot(self.s, self.seat)]


def turns_left(s: WinterState) -> int:
    """Turns that a player still has, the one under way included."""
    done = TURNS if s.eclipsed else s.turn
    return (ROUNDS - max(1, s.round_number)) * TURNS + TURNS - done


def eclipses_left(s: WinterState) -> int:
    """Eclipses still to come."""
    return ROUNDS - max(1, s.round_number) + (0 if s.eclipsed else 1)
