"""What the second edition of I C E changes.  ICE1-DIF, ICE2"""

from __future__ import annotations

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice import grounds
from nunatak.games.ice.actions import Actions, Words
from nunatak.games.ice.components import ITEM_NAMES, Components, LogbookCard
from nunatak.games.ice.edition import CAMP, COVER, GROUP, SHAKE, SPREAD, TAKE, WINDOW_B, WINDOW_C, Edition
from nunatak.games.ice.geometry import Board, Level
from nunatak.games.ice.imagine import deal_logbook, deal_requests
from nunatak.games.ice.payments import means_of
from nunatak.games.ice.playing import unled_tiles
from nunatak.games.ice.second import logbook, scoring, snow, spending, view
from nunatak.games.ice.second.actions import second_actions
from nunatak.games.ice.second.board import check_board
from nunatak.games.ice.second.collapse import Collapse
from nunatak.games.ice.second.curse import advance
from nunatak.games.ice.second.icons import uncover_icons
from nunatak.games.ice.second.imagine import imagine_tiles
from nunatak.games.ice.second.logbook_caravan import lay_market
from nunatak.games.ice.second.playing import playable
from nunatak.games.ice.second.position import SecondNotation
from nunatak.games.ice.second.refuge import Refuge
from nunatak.games.ice.second.sunrise import Sunrise
from nunatak.games.ice.second.sunset import Sunset
from nunatak.games.ice.second.turn import SecondTurn
from nunatak.games.ice.state import IceState
from nunatak.games.ice.step import IceStep
from nunatak.games.ice.steps.distribution import distribute
from nunatak.games.ice.steps.exploration import Exploration
from nunatak.games.ice.steps.obliteration import refuse_destroying
from nunatak.games.ice.steps.start import KeepRequests
from nunatak.games.ice.words import (
    CRAMPONED,
    FACES,
    GEM,
    GUILDS,
    MEANS,
    OWN_SUPPLY,
    REQUEST_KINDS,
    ROPE,
    SEEKING,
    SURVIVORS,
    TERMITES,
)


class SecondEdition(Edition):
    """Three levels over a city, four days, study tokens, validation at every Sunset."""

    def __init__(self, deep_lattice: str) -> None:
        """ICE2-GEO-4 to ICE2-GEO-6, ICE2-SRI-1, ICE2-EXC-5, ICE2-CMP-5, ICE2-SET-10, ICE2-TRN-7, ICE2-SET-17"""
        super().__init__(
            "ice2",
            [
                Level("snow", "S", "", "B", "touching", 9),
                Level("surface", "F", "FR", "A", "hexagon", 9),
                Level("deep", "D", "DR", deep_lattice, "inside", 9),
            ],
            regions=True,
            clockwise=False,
            edges_fall=False,
            tables=["board", "guilds", "snow_tiles", "artifacts", "requests", "decrees", "logbook"],
            guilds=GUILDS,
            faces=FACES,
            means=MEANS,
            request_kinds=REQUEST_KINDS[:6],
            items=ITEM_NAMES,
            days=4,
            start_ep=[0, 0, 6, 5, 5, 4],
            max_ep=6,
            excavation_base=[2, 3, 4],
            excavation_stages=[COVER, TAKE, SHAKE, WINDOW_B, SPREAD, GROUP, WINDOW_C, CAMP],
            archaeologists=45,
            white_camps=[0, 0, 2, 2, 1, 0],
            hand_limit=3,
            requests_dealt=5,
            requests_kept=3,
            request_limit=4,
            first_steps_dealt=3,
            first_steps_kept=1,
            digs_down_to=3,
            snow_levels=1,
            base_camp_face=True,
            obliterates_own_tile=True,
            discount_spares_camp=True,
            overwork_needs_ep=True,
            most_followers=1,
            between_actions=~(1 << TERMITES | 1 << ROPE | 1 << SURVIVORS | 1 << GEM),
            carried_out_once=["archaeologists_on", "gather_at_camps"],
            camps_key="white_camps",
            hold_key="hold",
            row_key="row",
            market_key="market",
            bag_key="",
            notation=SecondNotation(),
            first_validation=2,
        )

    # -- components -------------------------------------------------------------------------------------------

    def check_board(self, board: Board, table: Reader) -> None:
        check_board(board, table)

    def actions(self, words: Words, components: Components) -> Actions:
        return second_actions(words)

    # -- the course of a game ---------------------------------------------------------------------------------

    def shuffle_cards(self, s: IceState) -> None:
        """ICE2-SET-6, ICE2-SET-11"""
        cards = [*range(len(s.c.logbook))]
        s.shuffle(cards)
        s.logbook = cards
        decrees = [*range(len(s.c.decrees))]
        s.shuffle(decrees)
        s.decrees = decrees

    def opening_steps(self, s: IceState) -> list[IceStep]:
        opening: list[IceStep] = [Sunrise(s.first, 0), Exploration(s.first)]
        for seat in reversed(s.agreed.clockwise_from(s.first)):
            opening.append(KeepRequests(seat))
        return opening

    def day_step(self, s: IceState) -> IceStep:
        return Sunrise(s.first, 0)

    def turn(self, seat: int) -> IceStep:
        return SecondTurn(seat)

    def turn_begins(self, s: IceState, seat: int) -> None:
        return

    def day_ends_for(self, s: IceState, seat: int) -> None:
        s.push(Sunset(seat, 0))

    def last_round(self, s: IceState, seat: int) -> bool:
        return False

    def settles(self, s: IceState, seat: int) -> bool:
        return False

    def settles_edifices(self, s: IceState, seat: int) -> bool:
        return False

    # -- tiles ------------------------------------------------------------------------------------------------

    def uncovers(self, s: IceState, cell: int, seat: int) -> None:
        uncover_icons(s, cell, seat)

    def cover_falls(self, s: IceState, seat: int, cell: int) -> None:
        """ICE2-EXC-20"""
        cover = s.terrain.only_cover(cell)
        if cover >= 0:
            s.push(Collapse(seat, s.c.site.board.level[cover], [cover]))

    def neighbours_fall(self, s: IceState, seat: int, cell: int) -> None:
        """ICE2-EXC-33"""
        level = s.c.site.board.level[cell]
        wave = s.terrain.loose(level)
        if wave:
            s.push(Collapse(seat, level, wave))

    def destroyed(self, s: IceState, seat: int, cell: int) -> IceStep:
        return Collapse(seat, s.c.site.board.level[cell], [cell])

    def taken(self, s: IceState, seat: int, tile: int) -> None:
        """ICE2-CUR-10"""
        if s.agreed.expert and tile >= s.c.snow:
            advance(s, seat, s.c.anima[tile])

    def camp_lost(self, s: IceState, seat: int, cell: int) -> int:
        """ICE2-COL-6, ICE2-GLD-15"""
        if seat != s.agreed.navigators:
            return OWN_SUPPLY
        s.refuge_from = cell
        return SEEKING

    def camp_stays_up(self, s: IceState, owner: int, cell: int) -> bool:
        """ICE2-GLD-15"""
        if owner != s.agreed.navigators:
            return False
        s.guild_camp[owner] = SEEKING
        s.refuge_from = cell
        s.push(Refuge(owner, cell))
        return True

    def rune_targets(self, s: IceState) -> list[int]:
        return unled_tiles(s)

    def refuse_rune(self, s: IceState, cell: int) -> Refusal:
        if cell in s.leader:
            return Refusal("ICE2-SNO-30", "ice-refuse-leader-there")
        return refuse_destroying(s, cell, grounds.RUNE)

    def quake_targets(self, s: IceState) -> list[int]:
        return unled_tiles(s)

    # -- effects ----------------------------------------------------------------------------------------------

    def may_discount(self, s: IceState, seat: int, cell: int) -> bool:
        """ICE2-GLD-50"""
        return s.guild_camp[seat] == cell and s.terrain.tile[cell] >= s.c.snow

    def strides(self, s: IceState) -> bool:
        """ICE2-GLD-30"""
        return s.crampons > 0 and not s.flags & CRAMPONED

    def stride(self, s: IceState) -> None:
        s.crampons -= 1
        s.flags |= CRAMPONED

    def playable(self, s: IceState, seat: int, face: int) -> bool:
        return playable(s, seat, face)

    def play(self, s: IceState, seat: int, face: int) -> None:
        snow.play(s, seat, face)

    def roped(self, s: IceState, seat: int, cell: int) -> None:
        """ICE2-SNO-24"""
        distribute(s, seat, s.c.site.board.places[cell], seat, 1 if s.held_crew else 0)

    def card_opens(self, s: IceState, card: LogbookCard) -> None:
        if card.does == "caravan":
            lay_market(s)

    def carry_out(self, s: IceState, card: LogbookCard, seat: int) -> None:
        logbook.carry_out(s, card, seat)

    def card_closes(self, s: IceState) -> None:
        if s.market:
            s.snow_discard = s.snow_discard + s.market
            s.market = []

    # -- the end ----------------------------------------------------------------------------------------------

    def score(self, s: IceState, seat: int) -> int:
        return scoring.score(s, seat)

    def means_of(self, s: IceState, seat: int) -> list[int]:
        return means_of(s, seat)

    def spend_item(self, s: IceState, seat: int, item: int) -> None:
        spending.spend_item(s, seat, item)

    def validation_bonus(self, s: IceState, rank: int) -> int:
        """ICE2-SUN-4"""
        return 1 if rank == 1 and s.day < self.days else 0

    def winners(self, s: IceState) -> list[int]:
        return s.leading()

    # -- sight and positions ----------------------------------------------------------------------------------

    def decree_scores(self, s: IceState, number: int, viewer: int | None) -> list[Json]:
        return view.decree_scores(s, number)

    def write_view(self, s: IceState, viewer: int | None, told: dict[str, Json]) -> None:
        view.write_view(s, told)

    def write_player(self, s: IceState, seat: int, viewer: int | None, told: dict[str, Json]) -> None:
        view.write_player(s, seat, viewer, told)

    def imagine_tiles(self, s: IceState, seat: int | None, chance: Chance) -> None:
        imagine_tiles(s, seat, chance)

    def imagine_cards(self, s: IceState, seat: int | None, chance: Chance) -> None:
        deal_requests(s, [other for other in range(s.agreed.players) if other != seat], False, chance)
        deal_logbook(s, chance)
