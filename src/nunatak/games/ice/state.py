"""A game of I C E at one decision: what both editions know of it.  ICE2 section 24"""

from __future__ import annotations

from typing import Final, Self

from nunatak.engine.agreement import Agreement
from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.ice.agreement import IceAgreement
from nunatak.games.ice.components.words import OWN_SUPPLY
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.pieces import Pieces

THRESHOLD: Final = 2  # anima that triggers an effect, ICE1-ART-4
COMPANIONS: Final = 3  # archaeologists that may come along on a Move, ICE1-MOV-2


class IceState(Pieces):
    """The table of either edition, and what can be asked of it. What they see differently they override."""

    # The answers of the edition that is played, which know its own kind of state.
    edition: Edition[Self]

    def __init__(self, agreed: IceAgreement, edition: Edition[Self], chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed
        self.c = agreed.components
        self.edition = edition

    def copy(self) -> Self:
        raise NotImplementedError

    def agreement(self) -> Agreement:
        return self.agreed

    def refuse(self, action: int) -> Refusal:
        refusal = super().refuse(action)
        # Both editions share their steps; each speaks under its own name.
        reason = self.edition.name + refusal.reason.removeprefix("ice")
        return Refusal(refusal.rule, reason, refusal.facts)

    def prompt(self: Self) -> dict[str, Json]:
        facts = super().prompt()
        return self._with_places(facts, facts)

    def preview(self: Self, action: int) -> dict[str, Json]:
        return self._with_places(super().preview(action), self.game().space.name(action))

    def places_told(self: Self, facts: dict[str, Json]) -> dict[str, Json]:
        return self.edition.sight.places(self, facts.values(), -1)

    def _with_places(self: Self, facts: dict[str, Json], naming: dict[str, Json]) -> dict[str, Json]:
        """Adds what the spaces are like that a question or an answer names."""
        asked = self.asked()
        named = self.edition.sight.places(self, naming.values(), asked.seat if asked else -1)
        return {**facts, "named": named} if named else facts

    def scores(self: Self) -> list[int]:
        return [self.edition.ending.score(self, seat) for seat in range(self.agreed.players)]

    def winners(self: Self) -> list[int]:
        return [] if self.steps else self.edition.ending.winners(self)

    def leading(self) -> list[int]:
        """The seats with most RP: tied players share the victory.  ICE2-END-6, ICE1-SCO-6"""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.agreed.players) if scores[seat] == best]

    # -- the dig site -----------------------------------------------------------------------------------------

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.c.site.board.names[space]

    def explorers(self, space: int) -> int:
        """How many explorers stand on a space, leaders and archaeologists alike."""
        found = self.crew[space]
        for stands in self.leader:  # list.count would make an object of every number
            if stands == space:
                found += 1
        return found

    def inaccessible(self, space: int) -> bool:
        """Whether something keeps everybody off a space."""
        return False

    def steps_from(self, x: int) -> list[int]:
        """The spaces that one step leads to from x; the list must not be changed.  ICE2-GEO-12, ICE1-INA-2"""
        return self.terrain.steps_from(x)

    def land_crew(self, space: int, count: int) -> None:
        """Archaeologists at hand come to a space, or into the supply when nobody can be placed there.  ICE1-INA-3"""
        if self.inaccessible(space):
            self.supply += count
        else:
            self.crew[space] += count

    def land_leader(self, seat: int, space: int) -> None:
        """A leader is placed on a space, or goes back to its owner.  ICE1-INA-3"""
        self.leader[seat] = OWN_SUPPLY if self.inaccessible(space) else space

    def is_revealed(self, edifice: int) -> bool:
        """Whether an edifice tile has been turned up."""
        return False

    def camp_fell_from(self) -> int:
        """The cell that a guild camp on its way to a refuge has fallen from; -1 when there is none."""
        return -1

    def tiles_aside(self) -> list[int]:
        """The tiles in a supply beside the board."""
        return []

    def crew_aside(self) -> int:
        """How many archaeologists wait with a guild."""
        return 0

    def has_camp(self, cell: int) -> bool:
        """Whether any camp stands on a tile."""
        return cell in self.white_camps

    def marked_camps(self) -> list[tuple[int, int]]:
        """The camps with their owners, -1 for those of nobody."""
        return [(-1, cell) for cell in self.white_camps]

    def camps(self) -> list[int]:
        """The tiles with a camp, in ascending order."""
        return sorted(self.white_camps)

    # -- guild boards -----------------------------------------------------------------------------------------

    def threshold(self, seat: int) -> int:
        """The anima that triggers an effect of a seat."""
        return THRESHOLD

    def most_companions(self, seat: int) -> int:
        """How many archaeologists may come along on a Move of this leader."""
        return COMPANIONS

    def leads(self, seat: int, other: int) -> bool:
        """Whether a player may lead somebody's leader."""
        return other == seat

    def studied(self, seat: int, kind: int) -> bool:
        """Whether a seat has the study token of a type."""
        return False

    def anima_of(self, seat: int, kind: int) -> int:
        """The anima that a slot counts."""
        return self.anima[seat * 5 + kind]

    def slot_ready(self, seat: int, kind: int) -> bool:
        """Whether the effect of a type can be triggered from its slot."""
        raise NotImplementedError

    def use_slot(self, seat: int, kind: int) -> None:
        """Marks a slot as used today.  ICE2-ART-6, ICE1-ART-5"""
        self.used[seat] |= 1 << kind

    def has_face(self, seat: int, face: int) -> bool:
        """Whether a seat holds a snow tile with this face."""
        faces = self.faces
        for tile in self.hand[seat]:  # noqa: SIM110 - a generator would cost more
            if faces[tile] == face:
                return True
        return False

    def count_face(self, seat: int, face: int) -> int:
        """How many snow tiles with this face a seat holds."""
        faces = self.faces
        return sum([1 for tile in self.hand[seat] if faces[tile] == face])

    def play_face(self, seat: int, face: int) -> None:
        """Shows a snow tile of the hand and discards it.  ICE2-SNO-10, ICE2-INF-6"""
        self.spend_face(seat, face)
        self.reveal()  # the others now know what the tile was

    def spend_face(self, seat: int, face: int) -> None:
        """Discards a snow tile of the hand, face down.  ICE2-INF-6"""
        hand = self.hand[seat]
        for i in range(len(hand)):
            if self.faces[hand[i]] == face:
                self.discard_from_hand(seat, i)
                return

    def discard_from_hand(self, seat: int, place: int) -> None:
        """Discards one snow tile of a hand."""
        hand = self.hand[seat]
        self.snow_discard = [*self.snow_discard, hand[place]]
        self.hand[seat] = hand[:place] + hand[place + 1 :]

    def gain_tile(self, seat: int, tile: int, slot: int) -> None:
        """Gives a tile to a player: snow into the hand, an artifact onto a slot.  ICE2-EXC-31"""
        if tile < self.c.snow:
            self.gain_snow(seat, tile)
            return
        place = seat * 5 + slot
        self.slots[place] = [*self.slots[place], tile]
        self.anima[place] += self.c.anima[tile]

    def gain_snow(self, seat: int, tile: int) -> None:
        """A snow tile comes into a hand."""
        self.hand[seat] = [*self.hand[seat], tile]

    def affordable(self, cost: int) -> bool:
        """Whether the active player can pay so many EP now.  ICE2-TRN-3"""
        return cost <= self.ep[self.active] and self.spent + cost <= self.limit

    def pay_ep(self, cost: int) -> None:
        """The active player pays EP.  ICE2-TRN-3"""
        self.ep[self.active] -= cost
        self.spent += cost

    def gain_ep(self, seat: int, gain: int) -> int:
        """Adds EP up to the end of the track and returns how many were added.  ICE2-TRN-4, ICE2-FAQ-1"""
        gained = min(gain, self.c.numbers.max_ep - self.ep[seat])
        self.ep[seat] += gained
        return gained
