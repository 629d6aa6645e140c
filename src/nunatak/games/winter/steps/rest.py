"""Stage 2 on the rest space, with the rest tokens of the module.  EW-REST, EW-MODR"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.winter.actions import END_TURN_NOW, GAIN_OF, KEEP_TOKEN, NEXT_TOKEN, SLIDE_ON
from nunatak.games.winter.effects.ability import due_data
from nunatak.games.winter.gaining import add_answers, parts_after, refuse_gain, take_all_plain
from nunatak.games.winter.names import BY_BOARD, REST_TOKENS
from nunatak.games.winter.naming import named
from nunatak.games.winter.parts import part_of, parts_text
from nunatak.games.winter.state import WinterState
from nunatak.games.winter.step import WinterStep
from nunatak.games.winter.steps.acting import TurnStep
from nunatak.games.winter.steps.eclipse_deck import finish_turn
from nunatak.games.winter.steps.gains import carry_out
from nunatak.games.winter.types import question as asks
from nunatak.games.winter.working import WORKS


class Resting(TurnStep):
    """Draw a card, then tip an animal?  EW-REST-1 to EW-REST-4

    `due` is what Rest still offers; no tribe card can be played from hand (EW-TRIBE-2).
    """

    def __init__(self, seat: int, due: list[int]) -> None:
        super().__init__("rest", seat)
        self.due = due

    def options(self, s: WinterState) -> list[int]:
        found: list[int] = []
        add_answers(s, self.seat, self.due, found)
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

    def prompt(self, s: WinterState) -> asks.RestPrompt:
        deeds = named(s.sensible())
        draws = "draw" in deeds
        # The order is fixed, so the animal is not named before the card.
        left_out = ["work", "draw", "tip"] if draws else ["work"]
        return {
            "due": due_data(self.due),
            "halves": s.labor,
            "draws": draws,
            "eats": "work" in deeds,
            "deeds": [deed for deed in deeds if deed not in left_out],
        }

    def facts(self, s: WinterState) -> asks.RestFacts:
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

    def prompt(self, s: WinterState) -> asks.TokenPrompt:
        return {"token": REST_TOKENS[s.rest_stack[0]]}
