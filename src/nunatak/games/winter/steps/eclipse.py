"""The eclipse phase: decks are revealed, the order changes, each player takes steps a to d.  EW-ECL"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import (
    CLAIM,
    COLLECT,
    END_STEP,
    FORGO_CLAIM,
    FORGO_COLLECT,
    FORGO_USE,
    USE,
    WORK,
)
from nunatak.games.winter.doing.cards import clear_above, mark_used, show_to_hand
from nunatak.games.winter.doing.resources import affordable, score
from nunatak.games.winter.doing.settling import leads
from nunatak.games.winter.doing.stones import stone_points
from nunatak.games.winter.effects.ability import ECLIPSE, LABOR
from nunatak.games.winter.gaining import possible
from nunatak.games.winter.geometry import HEX_NAMES, HEXES
from nunatak.games.winter.names import (
    BY_BOARD,
    BY_CARDS,
    BY_STONES,
    BY_TERRAIN,
    CARD_NAMES,
    FIGURES,
    FIRST_CULTURE,
    MEGALITH_SLOTS,
    MEGALITHS,
    MOST_ABILITIES,
    REST,
    SETTLEMENTS,
    STONE_SLOTS,
    STONES,
    TERRAIN,
)
from nunatak.games.winter.parts import only_plain
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.gains import OF_CARD, grant, start_ability

_FIRST_STONE = 1 + MEGALITH_SLOTS  # places in COLLECT: settlements, five megalith slots, three stones


def begin_eclipse(s: WinterState) -> None:
    """All reveal their eclipse decks, and the turn order follows the labor.  EW-ECL-1 to EW-ECL-5"""
    s.eclipsed = True
    for seat in s.order:
        reveal_deck(s, seat)
    # Ties are won by who was later in the round just played (EW-ECL-5).
    before = s.order
    ranked = sorted(range(len(before)), key=lambda place: (-s.eclipse_labor[before[place]], -place))
    s.order = [before[place] for place in ranked]
    if s.witness is not None:
        order: list[Json] = [*s.order]
        s.tell("new_order", {"order": order})


def reveal_deck(s: WinterState, seat: int) -> None:
    """Tribe cards count their labor, culture cards go back to hand, resting figures add theirs.  EW-ECL-1, EW-ECL-3"""
    figures = s.figures[seat * FIGURES : (seat + 1) * FIGURES]
    labor = s.c.board.rest_labor * figures.count(REST)
    above: list[int] = []
    cards: list[Json] = []
    for kind in s.eclipse[seat]:
        labor += s.c.eclipse_labor[kind]
        cards.append(CARD_NAMES[kind])
        if kind >= FIRST_CULTURE:
            show_to_hand(s, seat, kind)
        else:
            above.append(kind * 16)
    if s.eclipse[seat]:
        s.reveal()
        s.eclipse[seat] = []
    s.above[seat] = above
    s.eclipse_labor[seat] = labor
    if s.witness is not None:
        s.tell("revealed_deck", {"seat": seat, "cards": cards, "halves": labor})


def begin_eclipse_of(s: WinterState, seat: int) -> None:
    """Steps a to d of a player; step a comes first.  EW-ECL-6, EW-ECL-8"""
    s.push(EclipseCards(seat))
    grant(s, seat, s.c.order_eclipse[s.at], BY_BOARD, False)


def end_eclipse(s: WinterState) -> None:
    """The revealed cards go to the discard piles.  EW-ECL-14"""
    for seat in range(s.agreed.players):
        clear_above(s, seat)
    s.eclipsed = False


class EclipseStep(WinterStep):
    """Which gain next?  EW-ECL-6, EW-ECL-7

    Gains that cost nothing and ask nothing come by themselves once nothing else is left to decide, and also when the
    player goes on; as long as there is a question, each of them can be given up.
    """

    def __init__(self, name: str, seat: int, away: int) -> None:
        super().__init__(name, seat)
        self.away = away  # from the answer that takes a gain to the one that gives it up

    def sources(self, s: WinterState) -> list[int]:
        """The gains still to be had, as actions."""
        raise NotImplementedError

    def needs_choice(self, s: WinterState, source: int) -> bool:
        """Whether taking this gain asks something, so that its moment may matter."""
        raise NotImplementedError

    def use_up(self, s: WinterState, source: int) -> None:
        """Notes that this gain has been taken or given up."""
        raise NotImplementedError

    def take(self, s: WinterState, source: int) -> None:
        """Gives this gain, which has been used up."""
        raise NotImplementedError

    def tell_forgone(self, s: WinterState, source: int) -> None:
        """Tells that this gain was given up."""
        raise NotImplementedError

    def next_step(self, s: WinterState) -> None:
        """Goes on to the step that follows."""
        raise NotImplementedError

    def options(self, s: WinterState) -> list[int]:
        return self.answers(s, self.sources(s))

    def answers(self, s: WinterState, found: list[int]) -> list[int]:
        """These gains, going on, and giving up those that would come by themselves."""
        return [*found, END_STEP.base, *[source + self.away for source in found if not self.needs_choice(s, source)]]

    def sensible(self, s: WinterState, legal: list[int]) -> list[int]:
        return legal[: legal.index(END_STEP.base) + 1]

    def proceed(self, s: WinterState) -> bool:
        found = self.sources(s)
        for source in found:
            if self.needs_choice(s, source):
                s.listed = self.answers(s, found)
                return False
        if found:
            self.resolve(s, found[0])
        else:
            self.next_step(s)
        return True

    def resolve(self, s: WinterState, action: int) -> None:
        if action == END_STEP.base:
            self.go_on(s)
        elif action < FORGO_USE.base:
            self.use_up(s, action)
            self.take(s, action)
        else:
            self.use_up(s, action - self.away)
            self.tell_forgone(s, action - self.away)

    def go_on(self, s: WinterState) -> None:
        """What is free comes with going on; what costs something or asks something is left.  EW-ECL-7

        In version 1 of the rules everything was left.
        """
        step = self
        free = step.free(s) if s.agreed.rules >= 2 else []
        while free:
            for source in free:
                step.resolve(s, source)
                now = s.steps[-1]
                assert isinstance(now, EclipseStep)
                step = now
            free = step.free(s)  # of two cards that are alike, the other
        step.next_step(s)

    def free(self, s: WinterState) -> list[int]:
        """The gains that cost nothing and ask nothing."""
        return [source for source in self.sources(s) if not self.needs_choice(s, source)]

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if WORK.has(action):
            return Refusal("EW-ECL-2", "winter-refuse-work-in-turn-only")
        return super().refuse(s, action)


class EclipseCards(EclipseStep):
    """Step b: which eclipse ability?  EW-ECL-9, EW-ABIL-4"""

    def __init__(self, seat: int) -> None:
        super().__init__("eclipse_cards", seat, FORGO_USE.base - USE.base)

    def sources(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for entry in s.above[seat]:
            kind = entry >> 4
            for i, ability in enumerate(s.c.abilities[kind]):
                if ability.scope != ECLIPSE or entry >> i & 1 or _only_labor(ability.parts):
                    continue
                action = USE.base + kind * MOST_ABILITIES + i
                if action not in found and affordable(s, seat, ability) and possible(s, seat, ability.parts):
                    found.append(action)
        return found

    def needs_choice(self, s: WinterState, source: int) -> bool:
        ability = s.c.abilities[USE.a(source)][USE.b(source)]
        return ability.costs or not ability.plain

    def next_step(self, s: WinterState) -> None:
        s.replace(EclipseTerrain(self.seat, 0))

    def use_up(self, s: WinterState, source: int) -> None:
        mark_used(s, self.seat, USE.a(source), USE.b(source))

    def take(self, s: WinterState, source: int) -> None:
        kind, index = USE.a(source), USE.b(source)
        if s.witness is not None:
            s.tell("used", {"seat": self.seat, "card": CARD_NAMES[kind], "ability": index + 1})
        start_ability(s, self.seat, OF_CARD, kind, index, BY_CARDS)

    def tell_forgone(self, s: WinterState, source: int) -> None:
        s.tell("forwent_use", {"seat": self.seat, "card": CARD_NAMES[USE.a(source)], "ability": USE.b(source) + 1})

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if USE.has(action):
            kind, index = USE.a(action), USE.b(action)
            copies = [entry for entry in s.above[self.seat] if entry >> 4 == kind]
            abilities = s.c.abilities[kind]
            if not copies:
                return Refusal("EW-ABIL-4", "winter-refuse-not-in-eclipse-deck")
            if index >= len(abilities) or abilities[index].scope != ECLIPSE:
                return Refusal("EW-ECL-2", "winter-refuse-action-ability")
            if _only_labor(abilities[index].parts):
                return Refusal("EW-ECL-9", "winter-refuse-labor-counted")
            if all(entry >> index & 1 for entry in copies):
                return Refusal("EW-ABIL-1", "winter-refuse-used")
            return Refusal("EW-ABIL-5", "winter-refuse-nothing-to-gain")
        return super().refuse(s, action)


def _only_labor(parts: list[int]) -> bool:
    """Whether an eclipse ability has done everything it does in step 1.  EW-ECL-9"""
    return all(op == LABOR for op in parts[::3])


class EclipseTerrain(EclipseStep):
    """Step c: the bonus of which hex?  EW-ECL-10, EW-ECL-11"""

    def __init__(self, seat: int, claimed: int) -> None:
        super().__init__("eclipse_terrain", seat, FORGO_CLAIM.base - CLAIM.base)
        self.claimed = claimed  # mask of the hexes whose bonus was taken

    def sources(self, s: WinterState) -> list[int]:
        found: list[int] = []
        for h in range(HEXES):
            if s.c.terrain.bonus[s.land[h]] and not self.claimed >> h & 1 and leads(s, self.seat, h):
                found.append(CLAIM.base + h)
        return found

    def needs_choice(self, s: WinterState, source: int) -> bool:
        return not only_plain(s.c.terrain.bonus[s.land[source - CLAIM.base]])

    def next_step(self, s: WinterState) -> None:
        s.replace(EclipseBoard(self.seat, 0, 0))

    def use_up(self, s: WinterState, source: int) -> None:
        s.replace(EclipseTerrain(self.seat, self.claimed | 1 << (source - CLAIM.base)))

    def tell_forgone(self, s: WinterState, source: int) -> None:
        h = source - CLAIM.base
        s.tell("forwent_claim", {"seat": self.seat, "hex": HEX_NAMES[h], "terrain": TERRAIN[s.land[h]]})

    def take(self, s: WinterState, source: int) -> None:
        h = source - CLAIM.base
        if s.witness is not None:
            s.tell("claimed", {"seat": self.seat, "hex": HEX_NAMES[h], "terrain": TERRAIN[s.land[h]]})
        grant(s, self.seat, s.c.terrain.bonus[s.land[h]], BY_TERRAIN, True)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if CLAIM.has(action):
            h = CLAIM.a(action)
            if not s.c.terrain.bonus[s.land[h]]:
                return Refusal("EW-MAP-10", "winter-refuse-no-bonus")
            if self.claimed >> h & 1:
                return Refusal("EW-ECL-10", "winter-refuse-claimed")
            return Refusal("EW-ECL-10", "winter-refuse-influence")
        return super().refuse(s, action)

    def facts(self, s: WinterState) -> dict[str, Json]:
        claimed: list[Json] = [HEX_NAMES[h] for h in range(HEXES) if self.claimed >> h & 1]
        return {"claimed": claimed}


class EclipseBoard(EclipseStep):
    """Step d: which bonus of the own board?  EW-ECL-12, EW-ECL-13"""

    def __init__(self, seat: int, settlements: int, collected: int) -> None:
        super().__init__("eclipse_board", seat, FORGO_COLLECT.base - COLLECT.base)
        self.settlements = settlements  # how many settlement slots have given theirs
        self.collected = collected  # mask of the megalith slots and stones, numbered as in COLLECT

    def sources(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if self.settlements < SETTLEMENTS - s.settlements_home[seat]:
            found.append(COLLECT.base)
        empty = (MEGALITHS - s.megaliths_home[seat]) // 2  # EW-ECL-15
        for slot in range(empty):
            if s.c.board.megalith_bonus[slot] and not self.collected >> (1 + slot) & 1:
                found.append(COLLECT.base + 1 + slot)
        for slot in range(STONE_SLOTS):
            if s.owned_stones[seat * STONE_SLOTS + slot] >= 0 and not self.collected >> (_FIRST_STONE + slot) & 1:
                found.append(COLLECT.base + _FIRST_STONE + slot)
        return found

    def bonus(self, s: WinterState, place: int) -> list[int]:
        """What a settlement slot or a megalith slot gives."""
        if place == 0:
            return s.c.board.settlement_bonus[self.settlements]
        return s.c.board.megalith_bonus[place - 1]

    def needs_choice(self, s: WinterState, source: int) -> bool:
        place = source - COLLECT.base
        return place < _FIRST_STONE and not only_plain(self.bonus(s, place))

    def next_step(self, s: WinterState) -> None:
        s.pop()

    def use_up(self, s: WinterState, source: int) -> None:
        place = source - COLLECT.base
        if place == 0:
            s.replace(EclipseBoard(self.seat, self.settlements + 1, self.collected))
        else:
            s.replace(EclipseBoard(self.seat, self.settlements, self.collected | 1 << place))

    def tell_forgone(self, s: WinterState, source: int) -> None:
        s.tell("forwent_collect", {"seat": self.seat, "from": COLLECT.fields[0].values[source - COLLECT.base]})

    def take(self, s: WinterState, source: int) -> None:
        place = source - COLLECT.base
        if place < _FIRST_STONE:
            if s.witness is not None:
                s.tell("collected", {"seat": self.seat, "from": COLLECT.fields[0].values[place]})
            grant(s, self.seat, self.bonus(s, place), BY_BOARD, True)
            return
        stone = s.owned_stones[self.seat * STONE_SLOTS + place - _FIRST_STONE]
        vp = stone_points(s, self.seat, stone)
        if s.witness is not None:
            s.tell("stone_scored", {"seat": self.seat, "stone": STONES[stone], "vp": vp})
        if vp:
            score(s, self.seat, vp, BY_STONES)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if COLLECT.has(action):
            place = COLLECT.a(action)
            if self.collected >> place & 1 or (place == 0 and self.settlements):
                return Refusal("EW-ECL-12", "winter-refuse-collected")
            if 0 < place < _FIRST_STONE:
                return Refusal("EW-ECL-15", "winter-refuse-slot-not-empty")
            return Refusal("EW-ECL-12", "winter-refuse-nothing-there")
        return super().refuse(s, action)

    def preview(self, s: WinterState, action: int) -> dict[str, Json]:
        place = action - COLLECT.base
        if COLLECT.has(action) and place >= _FIRST_STONE:
            stone = s.owned_stones[self.seat * STONE_SLOTS + place - _FIRST_STONE]
            return {"vp": stone_points(s, self.seat, stone)}
        return {}

    def facts(self, s: WinterState) -> dict[str, Json]:
        collected: list[Json] = []
        for place in range(1, _FIRST_STONE + STONE_SLOTS):
            if self.collected >> place & 1:
                collected.append(COLLECT.fields[0].values[place])
        return {"settlements": self.settlements, "collected": collected}
