"""Stage 1 of a turn: culture cards, until a figure is placed.  EW-CULT, EW-FIG-1"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import DISCARD, END_TURN_NOW, PLACE, PLAY
from nunatak.games.winter.doing.cards import discard, play, show
from nunatak.games.winter.names import CARD_NAMES, CHIEF, COLUMNS, FIGURES, FIRST_CULTURE, NOWHERE, REST
from nunatak.games.winter.naming import named
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.acting import TurnStep
from nunatak.games.winter.steps.column import TOP, InColumn
from nunatak.games.winter.steps.rest import Resting, TakeToken
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.working import WORKS

_SPACES = len(COLUMNS) + 1
_CHIEF_PLACES: list[int] = [PLACE.base + to for to in range(_SPACES)]
_TRIBE_PLACES: list[int] = [PLACE.base + _SPACES + to for to in range(_SPACES)]


class Culture(TurnStep):
    """Which culture card, or where does a figure go?  EW-CULT-1, EW-CULT-2, EW-FIG-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("culture", seat)

    def options(self, s: WinterState) -> list[int]:
        seat = self.seat
        found: list[int] = []
        hand = s.hand[seat]
        if hand and hand[-1] >= FIRST_CULTURE and (s.cultures == 0 or len(hand) > 1):
            for kind in hand:
                if kind >= FIRST_CULTURE:
                    found.append(PLAY.base + kind)
        self.add_common(s, found)
        first = seat * FIGURES
        if s.figures[first + CHIEF] == NOWHERE:
            found += _CHIEF_PLACES
        if s.figures[first + 1] == NOWHERE or s.figures[first + 2] == NOWHERE:
            found += _TRIBE_PLACES
        found += WORKS[s.food[seat]]
        return found

    def labor_counts(self, s: WinterState) -> bool:
        return True

    def resolve(self, s: WinterState, action: int) -> None:
        if PLACE.base <= action < PLACE.end:
            self.place(s, PLACE.a(action), PLACE.b(action))
        elif PLAY.base <= action < PLAY.end:
            kind = action - PLAY.base
            if s.cultures:
                show(s, self.seat, kind)
                s.push(PayForCulture(self.seat, kind))
            else:
                play_culture(s, self.seat, kind)
        else:
            self.resolve_common(s, action)

    def place(self, s: WinterState, who: int, to: int) -> None:
        """A figure comes to the top of a column or to the rest space; stage 1 is over.  EW-FIG-1, EW-CHIEF-1"""
        seat = self.seat
        figure = seat * FIGURES + CHIEF
        if who != CHIEF:
            figure += 1 if s.figures[figure + 1] == NOWHERE else 2
        s.figures[figure] = to
        s.where = to
        s.chief_placed = who == CHIEF
        if s.witness is not None:
            space = "rest" if to == REST else COLUMNS[to]
            s.tell("placed_figure", {"seat": seat, "figure": "chief" if who == CHIEF else "tribe", "to": space})
        if to != REST:
            s.replace(InColumn(seat, to, TOP, []))
            return
        s.replace(Resting(seat, s.c.board.rest))
        if s.agreed.rest_tokens and not s.token_claimed:
            s.push(TakeToken(seat))

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if PLACE.has(action):
            return Refusal("EW-FIG-1", "winter-refuse-figure-used")
        if action == END_TURN_NOW:
            return Refusal("EW-FIG-1", "winter-refuse-no-passing")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.CulturePrompt:
        deeds = named(s.legal())
        return {
            "turn": s.turn + 1,
            "halves": s.labor,
            "played": s.cultures,
            "plays": "play" in deeds,
            "uses": "use" in deeds,
            "eats": False,  # later will do just as well, when it is known what for
        }


def play_culture(s: WinterState, seat: int, kind: int) -> None:
    """A culture card comes above the board.  EW-CULT-3"""
    play(s, seat, kind)
    s.cultures += 1


class PayForCulture(WinterStep):
    """Which card is discarded for a further culture card?  EW-CULT-2"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("pay_for_culture", seat)
        self.card = card

    def options(self, s: WinterState) -> list[int]:
        last = -1
        found: list[int] = []
        for kind in s.hand[self.seat]:
            if kind not in (last, self.card):
                found.append(DISCARD.base + kind)
            last = kind
        return found

    def resolve(self, s: WinterState, action: int) -> None:
        s.pop()
        discard(s, self.seat, action - DISCARD.base)
        play_culture(s, self.seat, self.card)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        if DISCARD.has(action):
            return Refusal("EW-CULT-2", "winter-refuse-other-card")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> asks.OfCard:
        return {"card": CARD_NAMES[self.card]}

    def facts(self, s: WinterState) -> asks.OfCard:
        return {"card": CARD_NAMES[self.card]}
