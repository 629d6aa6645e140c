"""The bot whose answer a table waits for."""

from __future__ import annotations

from nunatak.bots.house import levels_of
from nunatak.bots.levels import Level
from nunatak.table.effects import Alarm, Ask, CallOff, Effect, StopAsking, Wake
from nunatak.table.question import Question

# Before a bot tries again to make a move that could not be saved.
RETRY_SECONDS = 2.0
# The pace of bots that are no level and have none of their own.
UNHURRIED = 0.8
# A turn has several decisions: a level may spend this part of what is left of its seconds on the next one.
SHARE = 0.5
# The part of its seconds that is kept for what comes late in a long turn, ...
KEPT = 0.25
# ... and the part of them that it may think about any decision, however long its turn has taken already.
LEAST_SHARE = 0.01


def pace_of(bot: str, game: str, for_all: float | None) -> float:
    """The seconds that a bot's turn takes at least to begin: its level's own, unless one is set for all."""
    if for_all is not None:
        return for_all
    level = level_of(bot, game)
    return UNHURRIED if level is None else level.pace


def level_of(bot: str, game: str) -> Level | None:
    """The level that a bot plays on; None for bots that are no level."""
    return next((level for level in levels_of(game) if level.name == bot), None)


def seconds_left(bot: str, game: str, spent: float) -> float | None:
    """How long a bot may think about its next decision, having spent so much of its turn; None: as long as it likes.

    A level promises seconds, and people wait for turns: what the first decisions take, the others have no more.
    """
    level = level_of(bot, game)
    if level is None or level.seconds == 0:
        return None
    return max(SHARE * ((1 - KEPT) * level.seconds - spent), LEAST_SHARE * level.seconds)


class Turn:
    """What a bot is asked, what it has answered, and whether its answer may be given yet."""

    def __init__(self, out: list[Effect]) -> None:
        self.out = out
        self.question: Question | None = None
        self.action: int | None = None
        self.due = True
        # The seconds that the bot has thought in this turn.
        self.spent = 0.0

    def is_about(self, decision: int, bot: str) -> bool:
        """Whether this bot is being asked about this decision."""
        question = self.question
        return question is not None and (question.decision, question.bot) == (decision, bot)

    def ask(self, question: Question, pace: float, known: int | None = None) -> None:
        """Lets a bot think about a question, and about no other any more.

        Where there is no choice, or the answer is known already, nobody thinks.
        """
        self.stop()
        self.question = question
        legal = question.observer.legal()
        if known is not None or len(legal) == 1:
            self.action = legal[0] if known is None else known
        else:
            self.out.append(Ask(question))
        self._hold(pace)

    def answer(self, action: int | None, seconds: float) -> None:
        """Takes in what the bot has thought of, and how long it took."""
        self.spent += seconds
        assert self.question is not None
        legal = self.question.observer.legal()
        self.action = action if action in legal else self.question.by_chance()

    def ready(self) -> tuple[int, int] | None:
        """The seat and its answer, once that is there and may be given."""
        if self.question is None or self.action is None or not self.due:
            return None
        return self.question.seat, self.action

    def retry(self) -> None:
        """Holds the answer back for a while: it could not be saved just now."""
        self._hold(RETRY_SECONDS)

    def stop(self) -> None:
        """Nobody waits for a bot any more."""
        if self.question is not None:
            if self.action is None:
                self.out.append(StopAsking())
            if not self.due:
                self.out.append(CallOff(Alarm("due", self.question.decision)))
        self.question = None
        self.action = None
        self.due = True

    def _hold(self, seconds: float) -> None:
        assert self.question is not None
        self.due = seconds <= 0
        if not self.due:
            self.out.append(Wake(Alarm("due", self.question.decision), seconds))
