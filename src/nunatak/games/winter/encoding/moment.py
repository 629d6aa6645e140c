"""When it is: the agreement, the round, the turn in progress."""

from __future__ import annotations

from nunatak.engine.encoding import HIGHEST, Axis, Layout, put, put_mask
from nunatak.games.winter.agreement import DRAFTS
from nunatak.games.winter.names import (
    BOARDS,
    CARD_NAMES,
    CHIEFS,
    COLUMNS,
    LAYOUTS,
    MOST_ABILITIES,
    REST_TOKENS,
    SETUP_CARDS,
    TYPES,
)
from nunatak.games.winter.state import WinterState


class MomentCells:
    """What was agreed, whose turn it is, and how far it has come."""

    def __init__(self, layout: Layout, player: Axis, steps: list[str]) -> None:
        add = layout.add
        ability = Axis("ability", [f"ability {i + 1}" for i in range(MOST_ABILITIES)])
        self.players = add("players", "how many play", [Axis("count", ["two", "three", "four"])])
        self.draft = add("draft", "how chiefs and set-up cards are dealt", [Axis("draft", [*DRAFTS])])
        self.drafts = {name: i for i, name in enumerate(DRAFTS)}
        self.modules = add(
            "modules", "1 for each that is played with", [Axis("module", ["glacier_tokens", "rest_tokens"])]
        )
        self.layout = add("layout", "how the megalith boards lie", [Axis("layout", [*LAYOUTS])])
        self.boards = add(
            "boards",
            "the board on each place of the layout",
            [Axis("place", ["1", "2", "3", "4"]), Axis("board", BOARDS)],
        )
        self.steps = {name: i for i, name in enumerate(steps)}
        self.asked = add("question", "what is asked; nothing when the game is over", [Axis("question", steps)])
        self.answering = add("answering", "who is asked", [player])
        self.active = add("active", "whose turn it is", [player])
        place = Axis("place", ["first", "second", "third", "fourth"])
        self.order = add("order", "the place of a player in the turn order", [player, place])
        self.round = add("round", "the number of the round, 0 during the set-up", highest=4)
        self.turn = add("turn", "the turn of the round", [Axis("turn", ["first", "second", "third"])])
        self.eclipsed = add("eclipsed", "1 during the eclipse phase")
        self.labor = add("labor", "labor left in this turn, in halves", highest=HIGHEST)
        self.cultures = add("cultures", "culture cards played in this turn", highest=HIGHEST)
        self.taken = add("taken", "types taken at the top of Initiation in this turn", [Axis("type", [*TYPES])])
        self.banned = add(
            "banned", "in your turn: kinds of which one card in hand may not be played", [Axis("card", CARD_NAMES)]
        )
        self.where = add("where", "where the figure of this turn stands", [Axis("space", [*COLUMNS, "rest"])])
        self.chief_placed = add("chief_placed", "1 when that figure is the chief")
        self.chief_used = add("chief_used", "abilities of the chief used in this turn", [ability])
        self.token = add("token", "the rest token taken in this turn", [Axis("token", REST_TOKENS)])
        self.token_used = add("token_used", "abilities of that token used", [ability])
        self.chiefs = add("offered_chiefs", "chiefs that can still be chosen", [Axis("chief", CHIEFS)])
        self.setups = add("offered_setup_cards", "set-up cards that can still be chosen", [Axis("card", SETUP_CARDS)])

    def write(self, s: WinterState, seat: int, away: list[int], cells: bytearray, at: int) -> None:
        agreed = s.agreed
        cells[at + self.players + agreed.players - 2] = 1
        cells[at + self.draft + self.drafts[agreed.draft]] = 1
        if agreed.glacier_tokens:
            cells[at + self.modules] = 1
        if agreed.rest_tokens:
            cells[at + self.modules + 1] = 1
        cells[at + self.layout + s.field.layout] = 1
        for place, board in enumerate(s.field.boards):
            cells[at + self.boards + place * 4 + board] = 1
        if s.steps:
            top = s.steps[-1]
            cells[at + self.asked + self.steps[top.name]] = 1
            cells[at + self.answering + away[top.seat]] = 1
        active = s.order[min(s.at, len(s.order) - 1)]
        cells[at + self.active + away[active]] = 1
        for place, other in enumerate(s.order):
            cells[at + self.order + away[other] * 4 + place] = 1
        cells[at + self.round] = s.round_number
        cells[at + self.turn + s.turn] = 1
        if s.eclipsed:
            cells[at + self.eclipsed] = 1
        self._write_turn(s, active == seat, cells, at)
        for chief in s.offered_chiefs:
            cells[at + self.chiefs + chief] = 1
        for card in s.offered_setups:
            cells[at + self.setups + card] = 1

    def _write_turn(self, s: WinterState, own: bool, cells: bytearray, at: int) -> None:
        """The turn in progress; which card in hand may not be played is its owner's business."""
        put(cells, at + self.labor, s.labor)
        put(cells, at + self.cultures, s.cultures)
        put_mask(cells, at + self.taken, s.taken)
        if own:
            put_mask(cells, at + self.banned, s.banned)
        if s.where >= 0:
            cells[at + self.where + s.where] = 1
        if s.chief_placed:
            cells[at + self.chief_placed] = 1
        put_mask(cells, at + self.chief_used, s.chief_used)
        if s.token >= 0:
            cells[at + self.token + s.token] = 1
        put_mask(cells, at + self.token_used, s.token_used)
