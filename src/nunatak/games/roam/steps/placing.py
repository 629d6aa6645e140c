"""Where the pattern of the activated adventurer lands.  ROAM-PAT, ROAM-PLACE, ROAM-TOK-2"""

from __future__ import annotations

from collections.abc import Mapping

from nunatak.engine.errors import Refusal
from nunatak.games.roam.actions import PLACE, PLACE_NOTHING, PUT
from nunatak.games.roam.geometry import SLOT_OF, SQUARE_NAMES, SQUARES, WHOLE_FIELD, names_of, squares_in, turned
from nunatak.games.roam.names import CARD_NAMES
from nunatak.games.roam.standstill import landing_anchors, must_land, turns_to_land
from nunatak.games.roam.state import RoamState
from nunatak.games.roam.step import RoamStep
from nunatak.games.roam.steps.acting import Acting
from nunatak.games.roam.types import question as asks


class ChooseAnchor(RoamStep):
    """Where does the pattern of the activated adventurer land?  ROAM-PLACE-2 to ROAM-PLACE-4

    While the field stands still a token must land, if one can.  ROAM-END-5
    """

    def __init__(self, seat: int, card: int, turns: int, stranded: bool) -> None:
        super().__init__("choose_anchor", seat)
        self.card = card
        self.turns = turns  # quarters by which artifacts have turned it
        self.stranded = stranded  # no awake adventurer had an anchor unturned (ROAM-PLACE-9)

    def options(self, s: RoamState) -> list[int]:
        if s.still_rounds and self.must_land(s):
            landing = landing_anchors(s, self.seat, self.card, self.turns)
            self.offer_abilities(s, landing)
            return landing
        oriented = self.card * 4 + (s.agreed.borders[self.seat] + self.turns) % 4
        anchors = s.c.anchors[oriented]
        if s.field != WHOLE_FIELD:
            masks = s.c.solid_mask
            first = oriented * SQUARES
            anchors = [a for a in anchors if masks[first + a] & ~s.field == 0]
        if not self.stranded and not s.ready[self.seat]:
            return anchors
        found = anchors[:]
        self.offer_abilities(s, found)
        if self.stranded:
            found.append(PLACE_NOTHING.base)
        return found

    def must_land(self, s: RoamState) -> bool:
        """Whether an anchor at which nothing lands is refused.  ROAM-END-5"""
        return must_land(s, self.seat, 1 << self.card)

    def can_turn(self, s: RoamState) -> bool:
        """Whether turning the pattern, as far as ready artifacts can, leads to a legal anchor."""
        if s.still_rounds and self.must_land(s):
            return turns_to_land(s, self.seat, self.card, self.turns)
        left = s.turns_left(self.seat)
        return any(has_anchor(s, self.seat, self.card, self.turns + t) for t in range(1, left + 1))

    def resolve(self, s: RoamState, action: int) -> None:
        seat = self.seat
        if action == PLACE_NOTHING.base:
            s.pop()
            s.tell("placed_nothing", {"seat": seat, "card": CARD_NAMES[self.card]})
            s.push(Acting(seat, self.card, -1, 0, 0))
        elif not PLACE.has(action):
            self.use_ability(s, action)
        else:
            s.pop()
            oriented = self.card * 4 + (s.agreed.borders[seat] + self.turns) % 4
            place = oriented * SQUARES + action
            full = s.full
            landing = [q for q in s.c.solid[place] if not full >> q & 1]
            if len(landing) > s.supply[seat]:
                s.push(ChooseSolid(seat, self.card, place, []))
            else:
                land(s, seat, self.card, place, landing)

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if PLACE.has(action):
            if s.c.solid_mask[self.oriented(s) * SQUARES + action] == 0:
                return Refusal("ROAM-PAT-5", "roam-refuse-outside-field")
            if s.c.solid_mask[self.oriented(s) * SQUARES + action] & ~s.field == 0:
                return Refusal("ROAM-END-5", "roam-refuse-stands-still")
            return Refusal("ROAM-FIELD-7", "roam-refuse-missing-card")
        if action == PLACE_NOTHING.base:
            return Refusal("ROAM-TOK-3", "roam-refuse-must-place")
        return super().refuse(s, action)

    def oriented(self, s: RoamState) -> int:
        """The card in the direction in which it lies now, as the tables number it."""
        return self.card * 4 + (s.agreed.borders[self.seat] + self.turns) % 4

    def prompt(self, s: RoamState) -> asks.AnchorPrompt:
        return {
            "card": CARD_NAMES[self.card],
            "turns": self.turns,
            "must_land": self.must_land(s),
            **pattern_cells(s, self.seat, self.card, self.turns),
        }

    def preview(self, s: RoamState, action: int) -> Mapping[str, object]:
        if not PLACE.has(action):
            return super().preview(s, action)
        place = self.oriented(s) * SQUARES + action
        solid = s.c.solid[place]
        open_now = [q for q in solid if not s.full >> q & 1]
        coins = sum(s.c.symbols[s.slots[SLOT_OF[q]] * SQUARES + q] for q in open_now)
        empty = squares_in(s.c.empty_mask[place] & s.field)
        return {
            "solid": names_of(open_now),
            "skipped": names_of([q for q in solid if s.full >> q & 1]),
            "empty": names_of(empty),
            # With a short supply not every square gets its token, so the coins are at most these.
            "coins": coins,
            "short": len(open_now) > s.supply[self.seat],
        }

    def facts(self, s: RoamState) -> asks.AnchorFacts:
        return {"card": CARD_NAMES[self.card], "turns": self.turns, "stranded": self.stranded}


class ChooseSolid(RoamStep):
    """Which open solid squares get the last tokens of a short supply?  ROAM-TOK-2"""

    def __init__(self, seat: int, card: int, place: int, chosen: list[int]) -> None:
        super().__init__("choose_solid", seat)
        self.card = card
        self.place = place
        self.chosen = chosen

    def options(self, s: RoamState) -> list[int]:
        full = s.full
        return [PUT.base + q for q in s.c.solid[self.place] if not full >> q & 1 and q not in self.chosen]

    def resolve(self, s: RoamState, action: int) -> None:
        s.pop()
        chosen = [*self.chosen, action - PUT.base]
        if len(chosen) < s.supply[self.seat]:
            s.push(ChooseSolid(self.seat, self.card, self.place, chosen))
        else:
            # All solid squares are one step (ROAM-PLACE-8), so the tokens land together once all are named.
            land(s, self.seat, self.card, self.place, chosen)

    def refuse(self, s: RoamState, action: int) -> Refusal:
        if PUT.has(action):
            square = PUT.a(action)
            if square in self.chosen:
                return Refusal("ROAM-PLACE-7", "roam-refuse-chosen-already")
            if square in s.c.solid[self.place]:
                return Refusal("ROAM-PLACE-6", "roam-refuse-full")
            return Refusal("ROAM-TOK-2", "roam-refuse-not-solid")
        return super().refuse(s, action)

    def prompt(self, s: RoamState) -> asks.SolidPrompt:
        return {"tokens": s.supply[self.seat] - len(self.chosen), "chosen": names_of(self.chosen)}

    def facts(self, s: RoamState) -> asks.SolidFacts:
        return {
            "card": CARD_NAMES[self.card],
            "anchor": SQUARE_NAMES[self.place % SQUARES],
            "turns": (self.place // SQUARES % 4 - s.agreed.borders[self.seat]) % 4,
            "chosen": names_of(self.chosen),
        }


def land(s: RoamState, seat: int, card: int, place: int, landing: list[int]) -> None:
    """Puts the tokens down as one step, then pays their coins, then looks for a surrounded token."""
    skipped = s.c.solid_mask[place] & s.full  # ROAM-PLACE-6
    for q in landing:
        s.put_token(seat, q)
    coins = 0
    for q in landing:
        coins += s.earn(seat, q)
    if landing:
        s.stirred = True
    if s.witness is not None:
        s.tell(
            "placed",
            {
                "seat": seat,
                "card": CARD_NAMES[card],
                "squares": [SQUARE_NAMES[q] for q in landing],
                "skipped": [SQUARE_NAMES[q] for q in squares_in(skipped)],
                "coins": coins,
            },
        )
    if s.agreed.outpost:
        s.check_outpost()
    s.push(Acting(seat, card, place, skipped, s.c.empty_mask[place] & s.field))


def has_anchor(s: RoamState, seat: int, card: int, turns: int) -> bool:
    """Whether an adventurer, turned so often, has a legal anchor on the field as it is.  ROAM-PAT-5"""
    oriented = card * 4 + (s.agreed.borders[seat] + turns) % 4
    first = oriented * SQUARES
    return any(s.c.solid_mask[first + a] & ~s.field == 0 for a in s.c.anchors[oriented])


def pattern_cells(s: RoamState, seat: int, card: int, turns: int) -> asks.PatternCells:
    """The pattern's squares as offsets from the anchor on the field, for the ghost that follows the pointer."""
    pattern = s.c.cards[card].pattern
    cells = [(y, x, mark) for y, row in enumerate(pattern) for x, mark in enumerate(row)]
    y0, x0 = next((y, x) for y, x, mark in cells if mark == "X")
    solid: list[list[int]] = []
    empty: list[list[int]] = []
    for y, x, mark in cells:
        dr, dc = turned(y - y0, x - x0, s.agreed.borders[seat] + turns)
        if mark == "X":
            solid.append([dr, dc])
        elif mark == "o":
            empty.append([dr, dc])
    return {"solid": solid, "empty": empty}
