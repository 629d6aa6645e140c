"""What the first edition of I C E changes.  ICE1-DIF, ICE1"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice import grounds
from nunatak.games.ice.actions import Actions, Words
from nunatak.games.ice.components import ARTIFACT_ITEMS, ITEM_NAMES, Components, LogbookCard
from nunatak.games.ice.edition import CAMP, COVER, GROUP, SPREAD, TAKE, WINDOW_B, WINDOW_C, Edition
from nunatak.games.ice.first import assignment, logbook, scoring, snow, view
from nunatak.games.ice.first.actions import first_actions
from nunatak.games.ice.first.board import check_board
from nunatak.games.ice.first.cashing import offers
from nunatak.games.ice.first.collapse import Fall, begin_fall
from nunatak.games.ice.first.day import LastRound, Preparation
from nunatak.games.ice.first.draft import draft_steps
from nunatak.games.ice.first.edifices import Wyvern, name_found, uncover_edifices
from nunatak.games.ice.first.imagine import imagine_tiles
from nunatak.games.ice.first.objectives import all_met
from nunatak.games.ice.first.overflow import Overflow
from nunatak.games.ice.first.playing import campless_tiles, playable
from nunatak.games.ice.first.position import FirstNotation
from nunatak.games.ice.first.roping import RopeDown
from nunatak.games.ice.first.sending import DAILY, Sending
from nunatak.games.ice.first.turn import FirstTurn
from nunatak.games.ice.geometry import Board, Level
from nunatak.games.ice.imagine import deal_logbook, deal_requests
from nunatak.games.ice.removal import send_smilodon_home
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.exploration import Exploration
from nunatak.games.ice.steps.obliteration import refuse_destroying
from nunatak.games.ice.steps.start import KeepRequests
from nunatak.games.ice.words import (
    COMPETITIVE,
    COOPERATIVE,
    CRAMPONED,
    FIRST_FACES,
    FIRST_GUILDS,
    MEANS,
    OWN_SUPPLY,
    REQUEST_KINDS,
    ROPE,
    SEEKING,
    SURVIVORS,
)


class FirstEdition(Edition):
    """Five levels down to the edifices, seven days, a City that is paid from in the end."""

    def __init__(self, odd_levels: str) -> None:
        """ICE1-BRD-4, ICE1-BRD-5, ICE1-DAY-2, ICE1-PE-1, ICE1-EXC-2, ICE1-CMP-1, ICE1-SNW-4, ICE1-SET-10"""
        super().__init__(
            "ice1",
            [
                Level("snow", "S", "", odd_levels[0], "touching", 9),
                Level("surface", "U", "Ux", "A", "hexagon", 9),
                Level("intermediate", "I", "Ix", odd_levels[1], "inside", 9),
                Level("deep", "D", "Dx", "A", "hexagon", 6),
                Level("edifice", "E", "Ex", odd_levels[2], "inside", 6),
            ],
            regions=False,
            clockwise=True,
            edges_fall=True,
            tables=["board", "guilds", "snow_tiles", "artifacts", "requests", "decrees", "logbook", "edifices"],
            guilds=FIRST_GUILDS,
            faces=FIRST_FACES,
            means=MEANS[:2],
            request_kinds=REQUEST_KINDS,
            items=[*ITEM_NAMES[:ARTIFACT_ITEMS], "prismatic-a1", "prismatic-a2"],
            days=10,
            start_ep=[0, 5, 5, 5, 5, 5],
            max_ep=7,
            excavation_base=[3, 3, 3, 3],
            excavation_stages=[COVER, TAKE, WINDOW_B, SPREAD, GROUP, CAMP, WINDOW_C],
            archaeologists=50,
            white_camps=[0, 5, 5, 5, 5, 5],
            hand_limit=4,
            requests_dealt=4,
            requests_kept=2,
            request_limit=99,
            first_steps_dealt=2,
            first_steps_kept=2,
            digs_down_to=4,
            snow_levels=4,
            base_camp_face=False,
            obliterates_own_tile=False,
            discount_spares_camp=False,
            overwork_needs_ep=False,
            most_followers=3,
            between_actions=~(1 << ROPE | 1 << SURVIVORS),
            carried_out_once=["archaeologists_on", "pack"],
            camps_key="camps",
            hold_key="city",
            row_key="register",
            market_key="drawn",
            bag_key="bag",
            notation=FirstNotation(),
            first_validation=1,
        )

    # -- components -------------------------------------------------------------------------------------------

    def check_board(self, board: Board, table: Reader) -> None:
        check_board(board, table)

    def actions(self, words: Words, components: Components) -> Actions:
        return first_actions(words, [edifice.name for edifice in components.edifices])

    # -- the course of a game ---------------------------------------------------------------------------------

    def shuffle_cards(self, s: IceState) -> None:
        """ICE1-SET-7, ICE1-SET-8; First Steps has its own decrees and an ordered logbook (ICE1-FST-1)."""
        cards = [*range(len(s.c.logbook))]
        decrees = [*range(len(s.c.decrees))]
        if s.agreed.first_steps:
            shown = s.c.first_steps_decrees
            decrees = shown + [number for number in decrees if number not in shown]
        else:
            s.shuffle(cards)
            s.shuffle(decrees)
        s.logbook = cards
        s.decrees = decrees

    def opening_steps(self, s: IceState) -> list[IceStep]:
        opening: list[IceStep] = [Preparation(s.first, 0), Exploration(s.first)]
        if s.agreed.wyvern:
            opening.append(Wyvern(s.first))
        if s.agreed.draft:
            opening += draft_steps(s)
        elif not s.agreed.first_steps:
            for seat in reversed(s.agreed.clockwise_from(s.first)):
                opening.append(KeepRequests(seat))
        return opening

    def day_step(self, s: IceState) -> IceStep:
        return Preparation(s.first, 0)

    def turn(self, seat: int) -> IceStep:
        return FirstTurn(seat)

    def turn_begins(self, s: IceState, seat: int) -> None:
        """The player's Smilodons go home; in a team the others may give tiles up.  ICE1-TRN-1, ICE1-COO-8"""
        for i in range(len(s.smilodons) - 1, -1, -1):
            if s.smilodon_by[i] == seat:
                send_smilodon_home(s, i)
        if s.agreed.mode == COOPERATIVE:
            offers(s, seat)

    def day_ends_for(self, s: IceState, seat: int) -> None:
        s.push(Sending(seat, DAILY))

    def last_round(self, s: IceState, seat: int) -> bool:
        """ICE1-END-1, ICE1-SOL-3"""
        if not s.agreed.reveal_ends:
            return False
        s.replace(LastRound(seat, s.agreed.clockwise_from(seat), 1 if s.agreed.dome else 0))
        s.tell("last_round", {"seat": seat})
        return True

    def settles(self, s: IceState, seat: int) -> bool:
        if self.settles_edifices(s, seat):
            return True
        if s.active == seat and len(s.hand[seat]) > s.agreed.hand_limit:
            s.push(Overflow(seat))
            return True
        s.fresh = 0
        return False

    def settles_edifices(self, s: IceState, seat: int) -> bool:
        """Which edifice was the first, and where the Wyvern goes whose tile is gone.  ICE1-EDI-2, ICE1-EDI-10"""
        if s.revealed and s.found < 0 and name_found(s, s.active if s.active >= 0 else seat):
            return True
        if s.wyvern == SEEKING:
            s.push(Wyvern(s.first))
            return True
        return False

    # -- tiles ------------------------------------------------------------------------------------------------

    def uncovers(self, s: IceState, cell: int, seat: int) -> None:
        uncover_edifices(s, cell, seat)

    def cover_falls(self, s: IceState, seat: int, cell: int) -> None:
        """ICE1-EXC-3"""
        falling = begin_fall(s, s.terrain.only_cover(cell), cell)
        if falling:
            s.push(Fall(seat, falling, [], 0))

    def destroyed(self, s: IceState, seat: int, cell: int) -> IceStep:
        """ICE1-COL-7"""
        return Fall(seat, [cell, *s.terrain.chain(s.c.site.board.level[cell], [cell])], [], 0)

    def taken(self, s: IceState, seat: int, tile: int) -> None:
        """ICE1-EDI-17"""
        if s.agreed.colossus and s.c.is_nunatak[tile]:
            s.rp[seat] += 1
            s.tell("gained_rp", {"seat": seat, "tokens": 1})

    def camp_lost(self, s: IceState, seat: int, cell: int) -> int:
        return OWN_SUPPLY

    def camp_stays_up(self, s: IceState, owner: int, cell: int) -> bool:
        return False

    def rune_targets(self, s: IceState) -> list[int]:
        return campless_tiles(s)

    def refuse_rune(self, s: IceState, cell: int) -> Refusal:
        if s.has_camp(cell):
            return Refusal("ICE1-SNW-20", "ice-refuse-camp-protects")
        return refuse_destroying(s, cell, grounds.RUNE)

    def quake_targets(self, s: IceState) -> list[int]:
        """ICE1-LOG-13"""
        return [cell for cell in campless_tiles(s) if cell not in s.leader]

    # -- effects ----------------------------------------------------------------------------------------------

    def may_discount(self, s: IceState, seat: int, cell: int) -> bool:
        """ICE1-GLD-10"""
        return cell in s.white_camps

    def strides(self, s: IceState) -> bool:
        """ICE1-GLD-13"""
        return not s.flags & CRAMPONED

    def stride(self, s: IceState) -> None:
        s.flags |= CRAMPONED

    def playable(self, s: IceState, seat: int, face: int) -> bool:
        return playable(s, seat, face)

    def play(self, s: IceState, seat: int, face: int) -> None:
        snow.play(s, seat, face)

    def roped(self, s: IceState, seat: int, cell: int) -> None:
        s.push(RopeDown(seat, cell))

    def card_opens(self, s: IceState, card: LogbookCard) -> None:
        return

    def carry_out(self, s: IceState, card: LogbookCard, seat: int) -> None:
        logbook.carry_out(s, card, seat)

    def card_closes(self, s: IceState) -> None:
        return

    # -- the end ----------------------------------------------------------------------------------------------

    def score(self, s: IceState, seat: int) -> int:
        return scoring.score(s, seat)

    def means_of(self, s: IceState, seat: int) -> list[int]:
        return assignment.city_means(s, seat)

    def spend_item(self, s: IceState, seat: int, item: int) -> None:
        """The artifact stays in the City, for the decrees.  ICE1-DEC-1, ICE1-REQ-1"""
        for tile in s.hold[seat]:
            if s.c.item_of(tile, 0) == item and tile not in s.paid:
                s.paid = [*s.paid, tile]
                return

    def validation_bonus(self, s: IceState, rank: int) -> int:
        return 0

    def winners(self, s: IceState) -> list[int]:
        """Most RP; alone and together everybody or nobody.  ICE1-SCO-6, ICE1-SOL-1, ICE1-COO-1"""
        if s.agreed.mode == COMPETITIVE:
            return s.leading()
        return [*range(s.agreed.players)] if all_met(s) else []

    # -- sight and positions ----------------------------------------------------------------------------------

    def decree_scores(self, s: IceState, number: int, viewer: int | None) -> list[Json]:
        return view.decree_scores(s, number, viewer)

    def write_view(self, s: IceState, viewer: int | None, told: dict[str, Json]) -> None:
        view.write_view(s, viewer, told)

    def write_player(self, s: IceState, seat: int, viewer: int | None, told: dict[str, Json]) -> None:
        view.write_player(s, seat, viewer, told)

    def imagine_tiles(self, s: IceState, seat: int | None, chance: Chance) -> None:
        imagine_tiles(s, seat, chance)

    def imagine_cards(self, s: IceState, seat: int | None, chance: Chance) -> None:
        """The order of the logbook is known in First Steps; what one draws from the register nobody else sees."""
        others = [] if view.laid_open(s) else [other for other in range(s.agreed.players) if other != seat]
        deal_requests(s, others, s.active < 0 or seat != s.active, chance)
        if not s.agreed.first_steps:
            deal_logbook(s, chance)
