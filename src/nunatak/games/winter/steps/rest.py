"""Stage 2 on the rest space, with the rest tokens of the module.  EW-REST, EW-MODR"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.games.winter.actions import END_TURN_NOW, GAIN_OF, KEEP_TOKEN, NEXT_TOKEN, SLIDE_ON
from nunatak.games.winter.effects.ability import gain_data
from nunatak.games.winter.gaining import add_answers
from nunatak.games.winter.names import BY_BOARD, REST_TOKENS
from nunatak.games.winter.parts import part_of, parts_after, parts_text, take_all_plain
from nunatak.games.winter.refusing import refuse_gain
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.acting import TurnStep
from nunatak.games.winter.steps.eclipse_deck import finish_turn
from nunatak.games.winter.steps.gains import carry_out
from nunatak.games.winter.working import WORKS


class Resting(TurnStep):
    """Draw a card, then tip an animal?  EW-REST-1 to EW-REST-4

    `due` is what Rest still offers; no tribe card can be played from hand (EW-TRIBE-2).
    """

    def __init__(self, seat: int, due: list[int]) -> None:
        super().__init__("rest", seat)
        self.due = due

    def options(self, s: WinterState) -> list[int]:
        due = self.due
        found: list[int] = []
        for i in range(0, len(due), 3):
            add_answers(s, self.seat, due[i], due[i + 2], found)
        self.add_common(s, found)
        found.append(END_TURN_NOW)
        found += WORKS[s.food[self.seat]]
        return found

    def resolve(self, s: WinterState, action: int) -> None:
        if action == END_TURN_NOW:
            s.pop()
            take_all_plain(s, self.seat, self.due, BY_BOARD)
            finish_turn(s, self.seat)
        elif GAIN_OF[action] < 0:
            self.resolve_common(s, action)
        else:
            i = part_of(self.due, GAIN_OF[action])
            rest = parts_after(self.due, i, action)
            # The order is fixed: who tips first has declined the draw (EW-REST-1).
            s.replace(Resting(self.seat, rest[i:] if s.c.board.rest_in_order else rest))
            carry_out(s, self.seat, action, self.due[i + 1], BY_BOARD)

    def refuse(self, s: WinterState, action: int) -> Refusal:
        op = GAIN_OF[action]
        if op >= 0:
            if op in self.due[::3]:
                return refuse_gain(s, self.seat, action, self.due)
            if op in s.c.board.rest[::3]:
                return Refusal("EW-REST-1", "winter-refuse-rest-order")
            return refuse_gain(s, self.seat, action, self.due)
        if action == SLIDE_ON:
            return Refusal("EW-REST-1", "winter-refuse-nothing-to-slide")
        return super().refuse(s, action)

    def prompt(self, s: WinterState) -> dict[str, Json]:
        due: list[Json] = [gain_data(self.due, i) for i in range(0, len(self.due), 3)]
        return {"due": due, "halves": s.labor}

    def facts(self, s: WinterState) -> dict[str, Json]:
        return {"due": parts_text(self.due)}


class TakeToken(WinterStep):
    """The face-up rest token, or the next one unseen?  EW-MODR-2, EW-MODR-7"""

    def __init__(self, seat: int) -> None:
        super().__init__("rest_token", seat)

    def options(self, s: WinterState) -> list[int]:
        return [KEEP_TOKEN.base, NEXT_TOKEN.base]

    def resolve(self, s: WinterState, action: int) -> None:
        s.pop()
        stack = s.rest_stack
        if action == NEXT_TOKEN.base:
            stack = [*stack[1:], stack[0]]
            if s.rest_unseen:
                s.rest_unseen -= 1
            s.reveal()
        s.token = stack[0]
        s.token_used = 0
        s.token_claimed = True
        s.rest_stack = stack[1:]
        s.rest_open = False
        if s.witness is not None:
            s.tell(
                "took_token",
                {"seat": self.seat, "token": REST_TOKENS[s.token], "next": action == NEXT_TOKEN.base},
            )

    def prompt(self, s: WinterState) -> dict[str, Json]:
        return {"token": REST_TOKENS[s.rest_stack[0]]}


def return_token(s: WinterState) -> None:
    """At the end of the turn the token goes under the stack, used or not.  EW-MODR-4"""
    if s.token >= 0:
        s.rest_stack = [*s.rest_stack, s.token]
        s.token = -1
        s.token_used = 0


def turn_up_token(s: WinterState) -> None:
    """An unclaimed token goes under the stack, and the top one is turned up.  EW-MODR-1, EW-MODR-6"""
    if s.rest_open:
        s.rest_stack = [*s.rest_stack[1:], s.rest_stack[0]]
    s.rest_open = True
    s.token_claimed = False
    if s.rest_unseen:
        s.rest_unseen -= 1
    s.reveal()
    if s.witness is not None:
        s.tell("turned_up_token", {"token": REST_TOKENS[s.rest_stack[0]]})
