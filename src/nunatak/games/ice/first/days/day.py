"""Days of the first edition: Preparation, and the last round.  ICE1-DAY, ICE1-END"""

from __future__ import annotations

from nunatak.engine.errors import Refusal
from nunatak.games.ice.components.words import READY
from nunatak.games.ice.first.days.edifices import Morning
from nunatak.games.ice.first.ending.assigning import stop_game
from nunatak.games.ice.first.snow.smilodons import send_smilodon_home
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import BY_LOGBOOK, SOLO
from nunatak.games.ice.step import StagedStep, StepOf
from nunatak.games.ice.steps.ending import end_turns
from nunatak.games.ice.steps.exploration import Exploration, begin_turn
from nunatak.games.ice.steps.logbook import open_logbook
from nunatak.games.ice.steps.slots import recharge
from nunatak.games.ice.types import prompts


def shuffle_cards(s: FirstIceState) -> None:
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


class Preparation(StagedStep[FirstIceState]):
    """Lies under every day: ends it, and carries out the next Preparation.  ICE1-DAY-2 to ICE1-DAY-5"""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__("preparation", seat, stage)

    def proceed(self, s: FirstIceState) -> bool:
        s.replace(Preparation(self.seat, self.stage + 1))
        if self.stage == 0:
            end_day(s)
            if is_last_day(s):
                stop_game(s)
            else:
                refill_tracks(s)
        elif self.stage == 1:
            recharge(s)
        else:
            s.first = (s.first + 1) % s.agreed.players
            s.day += 1
            s.tell("sunrise", {"day": s.day, "first": s.first})
            s.replace(Preparation(s.first, 0))
            s.push(Exploration(s.first))
            s.push(Morning(s.first, 0))
            if s.pages == len(s.logbook):
                again = s.logbook[:]  # ICE1-SOL-2
                s.shuffle(again)
                s.logbook = again
                s.pages = 0
            open_logbook(s)
        return True


def end_day(s: FirstIceState) -> None:
    """Nobody's turn; the token and the pack's Smilodons go back; a new day for what is used once a day.  ICE1-DAY-8"""
    end_turns(s)
    s.charmed = 0
    if s.agreed.incandescents >= 0:
        s.activation = READY
    for i in range(len(s.smilodons) - 1, -1, -1):
        if s.smilodon_by[i] == BY_LOGBOOK:
            send_smilodon_home(s, i)
    s.daily = [0] * s.agreed.players


def is_last_day(s: FirstIceState) -> bool:
    """The logbook is finished, or the days of the mode are over.  ICE1-END-2, ICE1-SOL-2, ICE1-COO-7"""
    if s.terms.mode != SOLO and s.pages == len(s.logbook):
        return True
    return s.day >= s.terms.last_day


def refill_tracks(s: FirstIceState) -> None:
    """EP, planning tokens, what a wreck has promised.  ICE1-DAY-2"""
    for seat in range(s.agreed.players):
        s.ep[seat] = s.agreed.start_ep
        s.gain_ep(seat, (s.planned >> seat & 1) + s.pending[seat])
    s.planned = 0
    s.pending = [0] * s.agreed.players


class LastRound(StepOf[FirstIceState]):
    """Asks nothing itself: everybody whose day is not over may take a last turn.  ICE1-END-1, ICE1-EDI-21"""

    def __init__(self, seat: int, seats: list[int], rounds: int) -> None:
        super().__init__("last_round", seat)
        self.seats = seats  # those still to come in this round
        self.rounds = rounds  # to come after it

    def proceed(self, s: FirstIceState) -> bool:
        if not self.seats:
            if self.rounds:
                s.replace(LastRound(self.seat, s.agreed.clockwise_from(self.seat), self.rounds - 1))
            else:
                stop_game(s)
            return True
        s.replace(LastRound(self.seat, self.seats[1:], self.rounds))
        if s.ep[self.seats[0]] or s.terms.last_for_finished:
            s.push(LastTurn(self.seats[0]))
        return True

    def parts(self) -> list[int | list[int]]:
        return [self.seats, self.rounds]


class LastTurn(StepOf[FirstIceState]):
    """Does the player take a last turn?  ICE1-END-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("last_turn", seat)

    def options(self, s: FirstIceState) -> list[int]:
        return [s.c.actions.last_turn.base, s.c.actions.go_on.base]

    def resolve(self, s: FirstIceState, action: int) -> None:
        s.pop()
        if action != s.c.actions.last_turn.base:
            return
        below = s.depth()
        begin_turn(s, self.seat)
        if not s.ep[self.seat]:
            s.remove(below)  # whose day was over has sent to the City already: no end of the day follows

    def refuse(self, s: FirstIceState, action: int) -> Refusal:
        if action < s.c.actions.put.base:
            return Refusal("ICE1-END-1", "ice-refuse-last-turn-first")
        return super().refuse(s, action)

    def prompt(self, s: FirstIceState) -> prompts.LastTurnPrompt:
        return {"ep": s.ep[self.seat]}
