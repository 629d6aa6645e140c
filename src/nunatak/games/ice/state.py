"""A game of I C E at one decision: the dig site, the guild boards, the decks.  ICE2 section 24"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.state import State
from nunatak.engine.step import Asked
from nunatak.games.ice import grounds
from nunatak.games.ice.grounds import refused
from nunatak.games.ice.words import OWN_SUPPLY, THRESHOLD

if TYPE_CHECKING:
    from nunatak.engine.game import Game
    from nunatak.games.ice.step import IceStep
    from nunatak.games.ice.table import Table
    from nunatak.games.ice.terrain import Terrain

NO_CAMP: Final = -1
WHITE_CAMP: Final = -2  # any other value of a held camp is the seat it belongs to


class IceState(State):
    """The whole table. Lists are indexed by seat or by space; a list marked * is replaced, never changed in place."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        disclosed: int,
        steps: list[IceStep],
        terrain: Terrain,
        faces: list[int],
        crew: list[int],
        supply: int,
        leader: list[int],
        guild_camp: list[int],
        grey_camps: int,
        white_camps: list[int],
        white_supply: int,
        held_crew: int,
        held_camp: int,
        refuge_from: int,
        ep: list[int],
        rp: list[int],
        planned: int,
        fluid: list[int],
        study: list[int],
        turned: list[int],
        used: list[int],
        slots: list[list[int]],
        anima: list[int],
        hold: list[list[int]],
        hand: list[list[int]],
        requests: list[list[int]],
        validated: list[list[int]],
        token: list[int],
        curse: list[int],
        curse_tokens: list[int],
        activation: int,
        crampons: int,
        provisions: int,
        request_deck: list[int],
        requests_dealt: int,
        request_discard: list[int],
        row: list[int],
        logbook: list[int],
        pages: int,
        decrees: list[int],
        snow_discard: list[int],
        artifact_discard: list[int],
        market: list[int],
        unplaced: int,
        icons: int,
        day: int,
        first: int,
        active: int,
        spent: int,
        limit: int,
        flags: int,
        row_laid: bool,
        led: int,
        charmed: int,
        smilodons: list[int],
        smilodon_by: list[int],
        wyvern: int,
        flakes: list[int],
        pending: list[int],
        daily: list[int],
        fresh: int,
        revealed: int,
        found: int,
        in_time: bool,
        paid: list[int],
    ) -> None:
        super().__init__(chance, disclosed)
        self.table = table
        self.c = table.components
        self.edition = table.components.edition
        self.steps = steps
        self.terrain = terrain  # *
        self.faces = faces  # * face of every snow tile
        self.crew = crew  # archaeologists on each space
        self.supply = supply  # archaeologists in the supply
        self.leader = leader  # space of each leader, or OWN_SUPPLY, or HELD
        self.guild_camp = guild_camp  # tile of each guild camp, or OWN_SUPPLY, HELD, SEEKING
        self.grey_camps = grey_camps  # mask of seats whose camp shows its grey side
        self.white_camps = white_camps  # * tiles with a white camp
        self.white_supply = white_supply
        self.held_crew = held_crew  # archaeologists of an excavated tile, not yet put down
        self.held_camp = held_camp  # NO_CAMP, WHITE_CAMP, or the seat whose camp it is
        self.refuge_from = refuge_from  # the cell that the Navigators' camp fell from, -1 when it did not
        self.ep = ep
        self.rp = rp  # RP tokens
        self.planned = planned  # mask of seats with a planning token
        self.fluid = fluid  # fluid-movement tokens, colour side up
        self.study = study  # mask of the types whose study token a seat has
        self.turned = turned  # mask of those that have been turned over
        self.used = used  # mask of the types used today
        self.slots = slots  # artifacts at seat * 5 + type; the inner lists *
        self.anima = anima  # their anima, at the same places
        self.hold = hold  # artifacts that paid requests, in the first edition those in the City; inner lists *
        self.hand = hand  # snow tiles; inner lists *
        self.requests = requests  # request hands; inner lists *
        self.validated = validated  # see scoring.pack_validated; inner lists *
        self.token = token  # token on the trigger space
        self.curse = curse  # place on the curse track
        self.curse_tokens = curse_tokens  # * tokens left on each space of the curse track
        self.activation = activation  # the Incandescents' token
        self.crampons = crampons  # the Striders' tokens, colour side up
        self.provisions = provisions  # archaeologists on the Providers' guild board
        self.request_deck = request_deck  # * the next card is request_deck[requests_dealt]
        self.requests_dealt = requests_dealt
        self.request_discard = request_discard  # *
        self.row = row  # * in the first edition the requests drawn from the register, for the active player only
        self.logbook = logbook  # * the next card is logbook[pages]
        self.pages = pages
        self.decrees = decrees  # * those in play, then the unused ones
        self.snow_discard = snow_discard  # *
        self.artifact_discard = artifact_discard  # *
        # * snow tiles laid open by a logbook card; in the first edition tiles drawn by the Alchemists, for them only
        self.market = market
        self.unplaced = unplaced  # a tile taken that still has to be put somewhere, -1 when there is none
        self.icons = icons  # mask of the icons that have been uncovered
        self.day = day
        self.first = first
        self.active = active  # whose turn it is, -1 when it is nobody's
        self.spent = spent  # EP spent this turn
        self.limit = limit
        self.flags = flags  # what the active player has used this turn
        self.row_laid = row_laid  # whether somebody has reached Sunset today
        self.led = led  # whose leader the active player leads: the own, or one charmed
        # Only the first edition changes what follows.
        self.charmed = charmed  # mask of the other leaders that the active player may lead
        self.smilodons = smilodons  # * tiles with a Smilodon
        self.smilodon_by = smilodon_by  # * who placed each of them, or BY_LOGBOOK
        self.wyvern = wyvern  # its tile, -1 when it does not play
        self.flakes = flakes  # * flake tiles in the supply
        self.pending = pending  # * EP to come at the next Preparation
        self.daily = daily  # * what each seat has used today, of what can be used once a day
        self.fresh = fresh  # how many of the last snow tiles in the active player's hand are new
        self.revealed = revealed  # mask of the edifices that lie open
        self.found = found  # the edifice that this expedition has found first, -1 when none
        self.in_time = in_time  # whether the other objectives were met when it was found
        self.paid = paid  # * artifacts of all Cities that have paid a request

    def copy(self) -> IceState:
        twin = IceState(
            self.table,
            self.chance.copy(),
            self.disclosed,
            self.steps[:],
            self.terrain,
            self.faces,
            self.crew[:],
            self.supply,
            self.leader[:],
            self.guild_camp[:],
            self.grey_camps,
            self.white_camps,
            self.white_supply,
            self.held_crew,
            self.held_camp,
            self.refuge_from,
            self.ep[:],
            self.rp[:],
            self.planned,
            self.fluid[:],
            self.study[:],
            self.turned[:],
            self.used[:],
            self.slots[:],
            self.anima[:],
            self.hold[:],
            self.hand[:],
            self.requests[:],
            self.validated[:],
            self.token[:],
            self.curse[:],
            self.curse_tokens,
            self.activation,
            self.crampons,
            self.provisions,
            self.request_deck,
            self.requests_dealt,
            self.request_discard,
            self.row,
            self.logbook,
            self.pages,
            self.decrees,
            self.snow_discard,
            self.artifact_discard,
            self.market,
            self.unplaced,
            self.icons,
            self.day,
            self.first,
            self.active,
            self.spent,
            self.limit,
            self.flags,
            self.row_laid,
            self.led,
            self.charmed,
            self.smilodons,
            self.smilodon_by,
            self.wyvern,
            self.flakes,
            self.pending,
            self.daily,
            self.fresh,
            self.revealed,
            self.found,
            self.in_time,
            self.paid,
        )
        twin.listed = self.listed
        return twin

    # -- the question -----------------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        return self.steps[-1] if self.steps else None

    def options(self) -> list[int]:
        return self.steps[-1].options(self) if self.steps else []

    def resolve(self, action: int) -> None:
        self.steps[-1].resolve(self, action)
        self.proceed()

    def proceed(self) -> None:
        """Lets the steps do what needs no decision, until one has something to ask or the game is over."""
        steps = self.steps
        while steps and steps[-1].proceed(self):
            pass

    def refuse(self, action: int) -> Refusal:
        if self.steps:
            refusal = self.steps[-1].refuse(self, action)
        else:
            refusal = refused(self, grounds.OVER, "ice-refuse-over")
        # Both editions share their steps; each speaks under its own name.
        reason = self.edition.name + refusal.reason.removeprefix("ice")
        return Refusal(refusal.rule, reason, refusal.facts)

    def prompt(self) -> dict[str, Json]:
        return self.steps[-1].prompt(self) if self.steps else {}

    def preview(self, action: int) -> dict[str, Json]:
        return self.steps[-1].preview(self, action) if self.steps else {}

    # -- the whole --------------------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.table.ice

    def seats(self) -> int:
        return self.table.players

    def scores(self) -> list[int]:
        return [self.edition.score(self, seat) for seat in range(self.table.players)]

    def winners(self) -> list[int]:
        return [] if self.steps else self.edition.winners(self)

    def leading(self) -> list[int]:
        """The seats with most RP: tied players share the victory.  ICE2-END-6, ICE1-SCO-6"""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.table.players) if scores[seat] == best]

    def view(self, seat: int | None) -> dict[str, Json]:
        return self.table.ice.view(self, seat)

    def position(self) -> dict[str, Json]:
        return self.table.ice.write_position(self)

    def imagine(self, seat: int | None, chance: Chance) -> IceState:
        return self.table.ice.imagine(self, seat, chance)

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
            return self.table.resonance and self.anima[seat * 5 + kind] >= 4 and not self.used[seat] >> kind + 5 & 1
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
            if self.table.overflow_at_once and len(self.hand[seat]) >= self.table.hand_limit:
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
