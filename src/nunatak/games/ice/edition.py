"""What an edition of I C E changes: its numbers, its words, and what happens where the rulebooks differ.  ICE1-DIF

The steps, tables and readers of this folder are shared. Where the editions part ways they ask the edition; the answers
stand in `first/edition.py` and `second/edition.py`, and whatever exists in one edition only lies beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.reading import Reader
from nunatak.games.ice.geometry import Board, Level
from nunatak.games.ice.notation import Notation

if TYPE_CHECKING:
    from nunatak.engine.chance import Chance
    from nunatak.games.ice.actions import Actions, Words
    from nunatak.games.ice.components import Components, LogbookCard
    from nunatak.games.ice.state import IceState
    from nunatak.games.ice.step import IceStep

# The stages of an excavation; an edition says in which order they come.
COVER, TAKE, SHAKE, WINDOW_B, SPREAD, GROUP, WINDOW_C, CAMP = range(8)


class Edition:
    """The parameters of an edition, and its answers."""

    def __init__(
        self,
        name: str,
        levels: list[Level],
        regions: bool,
        clockwise: bool,
        edges_fall: bool,
        tables: list[str],
        guilds: list[str],
        faces: list[str],
        means: list[str],
        request_kinds: list[str],
        items: list[str],
        days: int,
        start_ep: list[int],
        max_ep: int,
        excavation_base: list[int],
        excavation_stages: list[int],
        archaeologists: int,
        white_camps: list[int],
        hand_limit: int,
        requests_dealt: int,
        requests_kept: int,
        request_limit: int,
        first_steps_dealt: int,
        first_steps_kept: int,
        digs_down_to: int,
        snow_levels: int,
        base_camp_face: bool,
        obliterates_own_tile: bool,
        discount_spares_camp: bool,
        overwork_needs_ep: bool,
        most_followers: int,
        between_actions: int,
        carried_out_once: list[str],
        camps_key: str,
        hold_key: str,
        row_key: str,
        market_key: str,
        bag_key: str,
        notation: Notation,
        first_validation: int,
    ) -> None:
        self.name = name
        self.levels = levels
        self.regions = regions  # whether a city of regions lies at the bottom
        self.clockwise = clockwise  # which way the sides of a tile are counted
        self.edges_fall = edges_fall  # whether a lone tile on the edge falls
        self.tables = tables  # the component tables
        self.guilds = guilds
        self.faces = faces  # of snow tiles
        self.means = means  # by which an effect can be triggered
        self.request_kinds = request_kinds
        self.items = items  # what requests are paid with
        self.days = days
        self.start_ep = start_ep  # by number of players
        self.max_ep = max_ep
        self.excavation_base = excavation_base  # EP by level
        self.excavation_stages = excavation_stages
        self.archaeologists = archaeologists
        self.white_camps = white_camps  # by number of players, the one on the base-camp tile included
        self.hand_limit = hand_limit
        self.requests_dealt = requests_dealt
        self.requests_kept = requests_kept
        self.request_limit = request_limit
        self.first_steps_dealt = first_steps_dealt
        self.first_steps_kept = first_steps_kept
        self.digs_down_to = digs_down_to  # how many levels can be excavated and lost
        self.snow_levels = snow_levels  # on how many levels snow tiles can come to lie
        self.base_camp_face = base_camp_face  # whether everybody knows the face of the base-camp tile
        self.obliterates_own_tile = obliterates_own_tile
        self.discount_spares_camp = discount_spares_camp  # whether the discount makes the camp no obstacle
        self.overwork_needs_ep = overwork_needs_ep  # whether three EP must be there to overwork
        self.most_followers = most_followers  # of the Navigators' leader
        self.between_actions = between_actions  # mask of the faces that are played between actions
        self.carried_out_once = carried_out_once  # logbook cards carried out by the first player only
        # How positions call what the editions use for different things.
        self.camps_key = camps_key
        self.hold_key = hold_key
        self.row_key = row_key
        self.market_key = market_key
        self.bag_key = bag_key  # where all discards lie together; empty when they do not
        self.notation = notation  # what positions hold besides
        self.first_validation = first_validation  # the first day on which a request can be validated

    # -- components -------------------------------------------------------------------------------------------

    def check_board(self, board: Board, table: Reader) -> None:
        """Compares the computed geometry with the printed table."""
        raise NotImplementedError

    def actions(self, words: Words, components: Components) -> Actions:
        """The actions of the edition."""
        raise NotImplementedError

    # -- the course of a game ---------------------------------------------------------------------------------

    def shuffle_cards(self, s: IceState) -> None:
        """Logbook and decrees at set-up."""
        raise NotImplementedError

    def opening_steps(self, s: IceState) -> list[IceStep]:
        """The first day, and what is decided before it."""
        raise NotImplementedError

    def day_step(self, s: IceState) -> IceStep:
        """What lies under every day and brings about the next one."""
        raise NotImplementedError

    def turn(self, seat: int) -> IceStep:
        """The question of a turn."""
        raise NotImplementedError

    def turn_begins(self, s: IceState, seat: int) -> None:
        """What happens before a turn."""
        raise NotImplementedError

    def day_ends_for(self, s: IceState, seat: int) -> None:
        """A player has spent all EP; the step of the turn's end has gone."""
        raise NotImplementedError

    def last_round(self, s: IceState, seat: int) -> bool:
        """Whether the end of the game has begun; puts its step in place of the exploration's then."""
        raise NotImplementedError

    def settles(self, s: IceState, seat: int) -> bool:
        """Settles what the last action has left over, before the next one. True when something is asked."""
        raise NotImplementedError

    def settles_edifices(self, s: IceState, seat: int) -> bool:
        """The part of that which cannot wait until an action is over."""
        raise NotImplementedError

    # -- tiles ------------------------------------------------------------------------------------------------

    def uncovers(self, s: IceState, cell: int, seat: int) -> None:
        """A tile has left: what lies bare now?"""
        raise NotImplementedError

    def cover_falls(self, s: IceState, seat: int, cell: int) -> None:
        """The cover of an excavated tile falls, with what it held up."""
        raise NotImplementedError

    def neighbours_fall(self, s: IceState, seat: int, cell: int) -> None:
        """What the loss of an excavated tile has loosened falls."""
        raise NotImplementedError

    def destroyed(self, s: IceState, seat: int, cell: int) -> IceStep:
        """The step in which a destroyed tile falls, with what it held up."""
        raise NotImplementedError

    def taken(self, s: IceState, seat: int, tile: int) -> None:
        """A player has excavated a tile."""
        raise NotImplementedError

    def camp_lost(self, s: IceState, seat: int, cell: int) -> int:
        """Where a guild camp goes whose tile is lost."""
        raise NotImplementedError

    def camp_stays_up(self, s: IceState, owner: int, cell: int) -> bool:
        """Whether a guild camp does not go down with the explorers; sees to it then."""
        raise NotImplementedError

    def rune_targets(self, s: IceState) -> list[int]:
        """The tiles that an Explosive Rune can destroy."""
        raise NotImplementedError

    def refuse_rune(self, s: IceState, cell: int) -> Refusal:
        """Why a Rune cannot destroy a tile."""
        raise NotImplementedError

    def quake_targets(self, s: IceState) -> list[int]:
        """The tiles that a logbook card lets players discard."""
        raise NotImplementedError

    # -- effects ----------------------------------------------------------------------------------------------

    def may_discount(self, s: IceState, seat: int, cell: int) -> bool:
        """Whether the Cryo-Architects' ability applies to a tile."""
        raise NotImplementedError

    def strides(self, s: IceState) -> bool:
        """Whether the Striders' ability is ready."""
        raise NotImplementedError

    def stride(self, s: IceState) -> None:
        """The Striders use their ability."""
        raise NotImplementedError

    def playable(self, s: IceState, seat: int, face: int) -> bool:
        """Whether a snow tile would change anything if it were played between actions."""
        raise NotImplementedError

    def play(self, s: IceState, seat: int, face: int) -> None:
        """A snow tile takes effect; it has been shown and discarded."""
        raise NotImplementedError

    def roped(self, s: IceState, seat: int, cell: int) -> None:
        """The explorers of an excavated tile come down by a Rappelling Rope."""
        raise NotImplementedError

    def card_opens(self, s: IceState, card: LogbookCard) -> None:
        """A logbook card has been turned up."""
        raise NotImplementedError

    def carry_out(self, s: IceState, card: LogbookCard, seat: int) -> None:
        """What a logbook card that only this edition has does for a player."""
        raise NotImplementedError

    def card_closes(self, s: IceState) -> None:
        """A logbook card has been carried out."""
        raise NotImplementedError

    # -- the end ----------------------------------------------------------------------------------------------

    def score(self, s: IceState, seat: int) -> int:
        """The RP of a seat as they stand."""
        raise NotImplementedError

    def means_of(self, s: IceState, seat: int) -> list[int]:
        """How many of each means of payment a seat has."""
        raise NotImplementedError

    def spend_item(self, s: IceState, seat: int, item: int) -> None:
        """A means of payment is spent."""
        raise NotImplementedError

    def validation_bonus(self, s: IceState, rank: int) -> int:
        """RP tokens for the first, second ... request validated today."""
        raise NotImplementedError

    def winners(self, s: IceState) -> list[int]:
        """Who has won a game that is over."""
        raise NotImplementedError

    # -- sight and positions ----------------------------------------------------------------------------------

    def decree_scores(self, s: IceState, number: int, viewer: int | None) -> list[Json]:
        """What a decree is worth to each seat now, as far as the viewer may know."""
        raise NotImplementedError

    def write_view(self, s: IceState, viewer: int | None, told: dict[str, Json]) -> None:
        """Adds to a view what the edition has of its own."""
        raise NotImplementedError

    def write_player(self, s: IceState, seat: int, viewer: int | None, told: dict[str, Json]) -> None:
        """The same for one player's part of a view."""
        raise NotImplementedError

    def imagine_tiles(self, s: IceState, seat: int | None, chance: Chance) -> None:
        """Deals the tiles anew that are hidden from a seat."""
        raise NotImplementedError

    def imagine_cards(self, s: IceState, seat: int | None, chance: Chance) -> None:
        """Deals requests and logbook anew, as far as they are hidden from a seat."""
        raise NotImplementedError
