"""A game of I C E at one decision: the dig site, the guild boards, the decks.  ICE2 section 24"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nunatak.engine.agreement import Agreement
from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.state import State
from nunatak.games.ice.words import OWN_SUPPLY, THRESHOLD

if TYPE_CHECKING:
    from nunatak.games.ice.agreement import IceAgreement
    from nunatak.games.ice.terrain import Terrain

NO_CAMP: Final = -1
WHITE_CAMP: Final = -2  # any other value of a held camp is the seat it belongs to


class IceState(State):
    """The whole table. Lists are indexed by seat or by space; a list marked * is replaced, never changed in place."""

    # The pieces. They are set by name, where a table is laid out and in `copy`, so that no two can change places.
    terrain: Terrain  # *
    faces: list[int]  # * face of every snow tile
    crew: list[int]  # archaeologists on each space
    supply: int  # archaeologists in the supply
    leader: list[int]  # space of each leader, or OWN_SUPPLY, or HELD
    guild_camp: list[int]  # tile of each guild camp, or OWN_SUPPLY, HELD, SEEKING
    grey_camps: int  # mask of seats whose camp shows its grey side
    white_camps: list[int]  # * tiles with a white camp
    white_supply: int
    held_crew: int  # archaeologists of an excavated tile, not yet put down
    held_camp: int  # NO_CAMP, WHITE_CAMP, or the seat whose camp it is
    refuge_from: int  # the cell that the Navigators' camp fell from, -1 when it did not
    ep: list[int]
    rp: list[int]  # RP tokens
    planned: int  # mask of seats with a planning token
    fluid: list[int]  # fluid-movement tokens, colour side up
    study: list[int]  # mask of the types whose study token a seat has
    turned: list[int]  # mask of those that have been turned over
    used: list[int]  # mask of the types used today
    slots: list[list[int]]  # artifacts at seat * 5 + type; the inner lists *
    anima: list[int]  # their anima, at the same places
    hold: list[list[int]]  # artifacts that paid requests, in the first edition those in the City; inner lists *
    hand: list[list[int]]  # snow tiles; inner lists *
    requests: list[list[int]]  # request hands; inner lists *
    validated: list[list[int]]  # see scoring.pack_validated; inner lists *
    token: list[int]  # token on the trigger space
    curse: list[int]  # place on the curse track
    curse_tokens: list[int]  # * tokens left on each space of the curse track
    activation: int  # the Incandescents' token
    crampons: int  # the Striders' tokens, colour side up
    provisions: int  # archaeologists on the Providers' guild board
    request_deck: list[int]  # * the next card is request_deck[requests_dealt]
    requests_dealt: int
    request_discard: list[int]  # *
    row: list[int]  # * in the first edition the requests drawn from the register, for the active player only
    logbook: list[int]  # * the next card is logbook[pages]
    pages: int
    decrees: list[int]  # * those in play, then the unused ones
    snow_discard: list[int]  # *
    artifact_discard: list[int]  # *
    # * snow tiles laid open by a logbook card; in the first edition tiles drawn by the Alchemists, for them only
    market: list[int]
    unplaced: int  # a tile taken that still has to be put somewhere, -1 when there is none
    icons: int  # mask of the icons that have been uncovered
    day: int
    first: int
    active: int  # whose turn it is, -1 when it is nobody's
    spent: int  # EP spent this turn
    limit: int
    flags: int  # what the active player has used this turn
    row_laid: bool  # whether somebody has reached Sunset today
    led: int  # whose leader the active player leads: the own, or one charmed
    # Only the first edition changes what follows.
    charmed: int  # mask of the other leaders that the active player may lead
    smilodons: list[int]  # * tiles with a Smilodon
    smilodon_by: list[int]  # * who placed each of them, or BY_LOGBOOK
    wyvern: int  # its tile, -1 when it does not play
    flakes: list[int]  # * flake tiles in the supply
    pending: list[int]  # * EP to come at the next Preparation
    daily: list[int]  # * what each seat has used today, of what can be used once a day
    fresh: int  # how many of the last snow tiles in the active player's hand are new
    revealed: int  # mask of the edifices that lie open
    found: int  # the edifice that this expedition has found first, -1 when none
    in_time: bool  # whether the other objectives were met when it was found
    paid: list[int]  # * artifacts of all Cities that have paid a request

    def __init__(self, agreed: IceAgreement, chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed
        self.c = agreed.components
        self.edition = agreed.components.edition

    def copy(self) -> IceState:
        twin = IceState(self.agreed, self.chance.copy())
        twin.take_over(self)
        twin.terrain = self.terrain
        twin.faces = self.faces
        twin.crew = self.crew[:]
        twin.supply = self.supply
        twin.leader = self.leader[:]
        twin.guild_camp = self.guild_camp[:]
        twin.grey_camps = self.grey_camps
        twin.white_camps = self.white_camps
        twin.white_supply = self.white_supply
        twin.held_crew = self.held_crew
        twin.held_camp = self.held_camp
        twin.refuge_from = self.refuge_from
        twin.ep = self.ep[:]
        twin.rp = self.rp[:]
        twin.planned = self.planned
        twin.fluid = self.fluid[:]
        twin.study = self.study[:]
        twin.turned = self.turned[:]
        twin.used = self.used[:]
        twin.slots = self.slots[:]
        twin.anima = self.anima[:]
        twin.hold = self.hold[:]
        twin.hand = self.hand[:]
        twin.requests = self.requests[:]
        twin.validated = self.validated[:]
        twin.token = self.token[:]
        twin.curse = self.curse[:]
        twin.curse_tokens = self.curse_tokens
        twin.activation = self.activation
        twin.crampons = self.crampons
        twin.provisions = self.provisions
        twin.request_deck = self.request_deck
        twin.requests_dealt = self.requests_dealt
        twin.request_discard = self.request_discard
        twin.row = self.row
        twin.logbook = self.logbook
        twin.pages = self.pages
        twin.decrees = self.decrees
        twin.snow_discard = self.snow_discard
        twin.artifact_discard = self.artifact_discard
        twin.market = self.market
        twin.unplaced = self.unplaced
        twin.icons = self.icons
        twin.day = self.day
        twin.first = self.first
        twin.active = self.active
        twin.spent = self.spent
        twin.limit = self.limit
        twin.flags = self.flags
        twin.row_laid = self.row_laid
        twin.led = self.led
        twin.charmed = self.charmed
        twin.smilodons = self.smilodons
        twin.smilodon_by = self.smilodon_by
        twin.wyvern = self.wyvern
        twin.flakes = self.flakes
        twin.pending = self.pending
        twin.daily = self.daily
        twin.fresh = self.fresh
        twin.revealed = self.revealed
        twin.found = self.found
        twin.in_time = self.in_time
        twin.paid = self.paid
        return twin

    def agreement(self) -> Agreement:
        return self.agreed

    def refuse(self, action: int) -> Refusal:
        refusal = super().refuse(action)
        # Both editions share their steps; each speaks under its own name.
        reason = self.edition.name + refusal.reason.removeprefix("ice")
        return Refusal(refusal.rule, reason, refusal.facts)

    def scores(self) -> list[int]:
        return [self.edition.score(self, seat) for seat in range(self.agreed.players)]

    def winners(self) -> list[int]:
        return [] if self.steps else self.edition.winners(self)

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
        """Whether a Smilodon or the Wyvern keeps everybody off a tile.  ICE1-INA"""
        return space == self.wyvern or space in self.smilodons

    def steps_from(self, x: int) -> list[int]:
        """The spaces that one step leads to from x; the list must not be changed.  ICE2-GEO-12, ICE1-INA-2"""
        steps = self.terrain.steps_from(x)
        if self.smilodons or self.wyvern >= 0:
            return [y for y in steps if not self.inaccessible(y)]
        return steps

    def land_crew(self, space: int, count: int) -> None:
        """Archaeologists at hand come to a space, or into the supply when nobody can be placed there.  ICE1-INA-3"""
        if self.inaccessible(space):
            self.supply += count
        else:
            self.crew[space] += count

    def land_leader(self, seat: int, space: int) -> None:
        """A leader is placed on a space, or goes back to its owner.  ICE1-INA-3"""
        self.leader[seat] = OWN_SUPPLY if self.inaccessible(space) else space

    def has_camp(self, cell: int) -> bool:
        """Whether any camp stands on a tile."""
        for camp in self.guild_camp:  # compared as numbers; `in` would make an object of the cell
            if camp == cell:
                return True
        return cell in self.white_camps

    def camps(self) -> list[int]:
        """The tiles with a camp, in ascending order."""
        return sorted([cell for cell in self.guild_camp if cell >= 0] + self.white_camps)

    # -- guild boards -----------------------------------------------------------------------------------------

    def threshold(self, seat: int) -> int:
        """The anima that triggers an effect of a seat.  ICE2-TER-9"""
        return THRESHOLD[self.token[seat]]

    def anima_of(self, seat: int, kind: int) -> int:
        """The anima of a slot, with a face-up study token.  ICE2-ART-2"""
        return self.anima[seat * 5 + kind] + (1 if self.study[seat] & ~self.turned[seat] & 1 << kind else 0)

    def slot_ready(self, seat: int, kind: int) -> bool:
        """Whether the effect of a type can be triggered from its slot.  ICE2-ART-3, ICE1-ART-4, ICE1-EDI-14"""
        if not self.anima[seat * 5 + kind]:
            return False
        if self.used[seat] >> kind & 1:
            return self.agreed.resonance and self.anima[seat * 5 + kind] >= 4 and not self.used[seat] >> kind + 5 & 1
        return self.anima_of(seat, kind) >= THRESHOLD[self.token[seat]]

    def use_slot(self, seat: int, kind: int) -> None:
        """Marks a slot as used today, or as used twice.  ICE2-ART-6, ICE1-ART-5, ICE1-EDI-14"""
        self.used[seat] |= 1 << (kind + 5 if self.used[seat] >> kind & 1 else kind)

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
                self.snow_discard = [*self.snow_discard, hand[i]]
                self.hand[seat] = hand[:i] + hand[i + 1 :]
                if i >= len(hand) - self.fresh:
                    self.fresh -= 1
                return

    def gain_tile(self, seat: int, tile: int, slot: int) -> None:
        """Gives a tile to a player: snow into the hand, an artifact onto a slot.  ICE2-EXC-31"""
        if tile < self.c.snow:
            if self.agreed.overflow_at_once and len(self.hand[seat]) >= self.agreed.hand_limit:
                self.snow_discard = [*self.snow_discard, tile]  # the switch hand_overflow of ICE1-SNW-4
                return
            self.hand[seat] = [*self.hand[seat], tile]
            self.fresh += 1
            return
        place = seat * 5 + slot
        self.slots[place] = [*self.slots[place], tile]
        self.anima[place] += self.c.anima[tile]

    def affordable(self, cost: int) -> bool:
        """Whether the active player can pay so many EP now.  ICE2-TRN-3"""
        return cost <= self.ep[self.active] and self.spent + cost <= self.limit

    def pay_ep(self, cost: int) -> None:
        """The active player pays EP.  ICE2-TRN-3"""
        self.ep[self.active] -= cost
        self.spent += cost

    def gain_ep(self, seat: int, gain: int) -> int:
        """Adds EP up to the end of the track and returns how many were added.  ICE2-TRN-4, ICE2-FAQ-1"""
        gained = min(gain, self.c.edition.max_ep - self.ep[seat])
        self.ep[seat] += gained
        return gained
