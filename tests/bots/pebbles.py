"""A game of another package: pebbles are taken from a heap, one to three at a time, and the last one counts extra.

It is written as a stranger would write it, in plain Python, and declares nothing about opponents.
"""

from __future__ import annotations

from nunatak.engine import ActionSpace, Agreement, Chance, GameOf, Json, Options, Reader, Refusal, State, Step, Witness
from nunatak.engine.codec import StepCodec, StepForm
from nunatak.engine.options import Number

LAST = 4
MOST = 3
HEAP = 12

SPACE = ActionSpace()
TAKE = SPACE.kind("take", [("pebbles", [1, 2, 3])])


class PebblesState(State):
    """The heap, and what each has taken."""

    def __init__(self, agreed: Agreement, heap: int, taken: list[int], chance: Chance) -> None:
        super().__init__(chance)
        self.agreed = agreed
        self.heap = heap
        self.taken = taken

    def agreement(self) -> Agreement:
        return self.agreed

    def copy(self) -> PebblesState:
        copy = PebblesState(self.agreed, self.heap, self.taken[:], self.chance.copy())
        copy.take_over(self)
        return copy


class Take(Step[PebblesState]):
    """How many pebbles?"""

    def __init__(self, seat: int) -> None:
        super().__init__("take", seat)

    def options(self, s: PebblesState) -> list[int]:
        return [TAKE.of(count - 1) for count in range(1, min(MOST, s.heap) + 1)]

    def resolve(self, s: PebblesState, action: int) -> None:
        count = TAKE.a(action) + 1
        s.heap -= count
        s.taken[self.seat] += count if s.heap else count + LAST
        s.pop()
        if s.heap:
            s.push(Take((self.seat + 1) % len(s.taken)))

    def refuse(self, s: PebblesState, action: int) -> Refusal:
        return Refusal("PEBBLES-1", "pebbles-refuse-too-many")


def read_take(s: PebblesState, seat: int, data: Reader) -> Take:
    return Take(seat)


CODEC: StepCodec[PebblesState] = StepCodec({"take": StepForm([], read_take)})


class Pebbles(GameOf[PebblesState]):
    """For one to four."""

    def __init__(self, pack: dict[str, Json] | None = None, name: str = "pebbles") -> None:
        fields = ["heap", "taken"]
        super().__init__(name, 1, [Number("players", 2, 1, 4)], SPACE, CODEC, fields, fields)

    def own(self, state: State) -> PebblesState:
        assert isinstance(state, PebblesState)
        return state

    def agreed(self, options: Options, rules: int) -> Agreement:
        players = options["players"]
        assert isinstance(players, int)
        return Agreement(self, options, rules, [f"player-{seat}" for seat in range(players)])

    def deal(self, options: Options, rules: int, chance: Chance, witness: Witness | None) -> PebblesState:
        state = self.empty(options, rules, Reader({}, ""))
        state.chance, state.witness = chance, witness
        # Chance decides how large the heap is.
        state.heap = HEAP + state.draw(6)
        state.push(Take(0))
        return state

    def empty(self, options: Options, rules: int, position: Reader) -> PebblesState:
        agreed = self.agreed(options, rules)
        return PebblesState(agreed, 0, [0] * agreed.players, Chance(0))

    def read_pieces(self, s: PebblesState, position: Reader, whole: bool) -> None:
        if position.has("heap"):
            s.heap = position.field("heap").number(0, 99)
        if position.has("taken"):
            s.taken = [item.number(0, 99) for item in position.field("taken").items()]

    def write_pieces(self, s: PebblesState) -> dict[str, Json]:
        return {"heap": s.heap, "taken": [*s.taken]}

    def write_view(self, s: PebblesState, seat: int | None) -> dict[str, Json]:
        return self.write_pieces(s)

    def redeal(self, s: PebblesState, seat: int | None, chance: Chance) -> PebblesState:
        return s.copy()

    def add_up(self, s: PebblesState) -> list[int]:
        return s.taken[:]

    def best(self, s: PebblesState) -> list[int]:
        return [seat for seat, taken in enumerate(s.taken) if taken == max(s.taken)]
