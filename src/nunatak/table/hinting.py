"""Hints: what the strongest bot would do in a player's place, for that player alone."""

from __future__ import annotations

from nunatak.table.chronicle import Chronicle
from nunatak.table.company import Client
from nunatak.table.effects import Advise, Advised, Effect, StopAdvising
from nunatak.table.kept import TableRow
from nunatak.table.messages import Hint, Hinted, Refused
from nunatak.table.question import Question
from nunatak.table.refusals import refused


class Hints:
    """The hints that are being thought about at one table, at most one for each client."""

    def __init__(self, out: list[Effect]) -> None:
        self.out = out
        self.questions: dict[int, Question] = {}
        # The seat and the decision of the hint that the others were told of last.
        self.told = (-1, -1)

    def think(self, client: int, question: Question) -> None:
        """Begins to think for a client, and ends what it asked for before."""
        self.stop(client)
        self.questions[client] = question
        self.out.append(Advise(client, question))

    def answer(self, advised: Advised) -> Hinted | Refused | None:
        """What a client is told of the advice; nothing if it no longer waits for that."""
        question = self.questions.get(advised.client)
        if question is None or question.decision != advised.decision:
            return None
        del self.questions[advised.client]
        if not advised.verdicts:
            return refused("no-hint")
        return Hinted(question.seat, question.decision, question.bot, advised.verdicts)

    def stop(self, client: int) -> None:
        """Ends the thinking for a client."""
        if self.questions.pop(client, None) is not None:
            self.out.append(StopAdvising(client))

    def stop_all(self) -> None:
        """Ends all thinking: the question is another one now."""
        for client in [*self.questions]:
            self.stop(client)


def refuse_hint(row: TableRow, chronicle: Chronicle, client: Client, message: Hint) -> Refused | None:
    """Why there is no hint for this client now; None when there is one."""
    if message.seat not in client.seats:
        return refused("not-your-seat", where="seat")
    if chronicle.over():
        return refused("game-over")
    if not row.gives_hints():
        return refused("no-hints")
    if message.decision != chronicle.decision():
        return refused("stale", where="decision")
    if chronicle.play.state.to_decide() != message.seat:
        return refused("not-your-turn")
    if row.seats[message.seat].stand_in is not None:
        return refused("bot-plays", where="seat")
    return None
