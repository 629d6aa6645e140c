"""What is asked: first to get a card, then to hide one."""

from __future__ import annotations

from typing import Final

from magpies.state import ASK, HIDE, PICK, SEARCH, THINGS, TURNS, MagpiesState
from nunatak.engine import Json, Reader, Refusal, Step, StepCodec, StepForm


class Get(Step[MagpiesState]):
    """Where does the card come from?  MAG-TURN-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("get", seat)

    def options(self, s: MagpiesState) -> list[int]:
        own = s.hands[self.seat]
        listed = [PICK.of(card) for card in sorted(set(s.meadow))]
        listed.append(SEARCH.of())
        if s.agreed.options["thieves"]:
            for other, hand in enumerate(s.hands):
                if other != self.seat and hand:
                    listed += [ASK.of(other, card) for card in sorted(set(own))]
        return listed

    def resolve(self, s: MagpiesState, action: int) -> None:
        s.reveal()  # in every way somebody learns something
        if PICK.has(action):
            card = PICK.a(action)
            s.meadow.remove(card)
            s.give(self.seat, card)
            s.tell("picked", {"seat": self.seat, "thing": THINGS[card]})
            s.meadow.append(s.hedge.pop())  # MAG-TURN-2
            s.tell("turned_up", {"thing": THINGS[s.meadow[-1]]})
        elif SEARCH.has(action):
            found = s.hedge.pop()  # MAG-TURN-3
            s.give(self.seat, found)
            s.tell("searched", {"seat": self.seat})
            s.tell("found", {"thing": THINGS[found]}, (self.seat,))
        else:
            other, card = ASK.a(action), ASK.b(action)
            s.tell("asked", {"seat": self.seat, "thing": THINGS[card]})
            if card in s.hands[other]:  # MAG-ASK-4
                s.hands[other].remove(card)
                s.give(self.seat, card)
                s.tell("gave", {"seat": other, "thing": THINGS[card]})
            else:
                s.tell("had_none", {"seat": other})
        s.replace(Hide(self.seat))

    def refuse(self, s: MagpiesState, action: int) -> Refusal:
        if PICK.has(action):
            return Refusal("MAG-TURN-2", "magpies-refuse-not-there", {"thing": THINGS[PICK.a(action)]})
        if not ASK.has(action):
            return Refusal("MAG-TURN-1", "magpies-refuse-get-first")
        if not s.agreed.options["thieves"]:
            return Refusal("MAG-ASK-1", "magpies-refuse-no-thieves")
        if ASK.b(action) not in s.hands[self.seat]:
            return Refusal("MAG-ASK-2", "magpies-refuse-not-yours", {"thing": THINGS[ASK.b(action)]})
        return Refusal("MAG-ASK-3", "magpies-refuse-whom")


class Hide(Step[MagpiesState]):
    """Which card goes into the nest?  MAG-HIDE-1"""

    def __init__(self, seat: int) -> None:
        super().__init__("hide", seat)

    def options(self, s: MagpiesState) -> list[int]:
        return [HIDE.of(card) for card in sorted(set(s.hands[self.seat]))]

    def resolve(self, s: MagpiesState, action: int) -> None:
        card = HIDE.a(action)
        s.hands[self.seat].remove(card)
        s.nests[self.seat].append(card)
        s.nests[self.seat].sort()
        s.tell("hid", {"seat": self.seat})
        s.tell("put_away", {"thing": THINGS[card]}, (self.seat,))
        s.turn += 1
        if s.turn < TURNS * s.seats():
            s.replace(Get((self.seat + 1) % s.seats()))
            return
        s.reveal()
        s.end()  # MAG-END-1
        points: list[Json] = [*s.points()]
        s.tell("nests_opened", {"points": points})

    def refuse(self, s: MagpiesState, action: int) -> Refusal:
        if HIDE.has(action):
            return Refusal("MAG-HIDE-1", "magpies-refuse-not-yours", {"thing": THINGS[HIDE.a(action)]})
        return Refusal("MAG-TURN-1", "magpies-refuse-hide-now")


def _get(s: MagpiesState, seat: int, data: Reader) -> Get:
    return Get(seat)


def _hide(s: MagpiesState, seat: int, data: Reader) -> Hide:
    return Hide(seat)


CODEC: Final[StepCodec[MagpiesState]] = StepCodec({"get": StepForm([], _get), "hide": StepForm([], _hide)})
