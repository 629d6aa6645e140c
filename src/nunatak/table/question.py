"""What a bot is asked: everything that its seat may know, and nothing of the table itself."""

from __future__ import annotations

import hashlib

from nunatak.bots.envelope import seal
from nunatak.engine import Chance, Observer


class Question:
    """A decision as a bot gets it: the same after a restart, and no help in guessing the deal."""

    def __init__(self, bot: str, observer: Observer, decision: int, seed: int, imagined: Chance) -> None:
        self.bot = bot
        self.observer = observer
        self.seat = observer.seat
        self.decision = decision
        # The bot's own luck.
        self.seed = seed
        # Deals anew, in the envelope, what the seat does not know.
        self.imagined = imagined
        # How long the bot may think; None: as long as it likes.
        self.seconds: float | None = None

    def sealed(self) -> bytes:
        """The question in an envelope, to be sent to where the bot thinks."""
        return seal(self.observer, self.imagined.copy())

    def by_chance(self) -> int:
        """An answer in place of a bot that gives none: it must not stop the game."""
        return Chance(self.seed).choice(self.observer.sensible())


def bot_question(bot: str, observer: Observer, decision: int, table_seed: int) -> Question:
    """What a bot at the table is asked."""
    seed = digest(f"{table_seed} {observer.seat} {decision}") >> 1
    return Question(bot, observer, decision, seed, Chance(seed).split())


def hint_question(level: str, observer: Observer, decision: int, table_seed: int) -> Question:
    """What a level is asked in the place of a person."""
    chance = Chance(digest(f"hint {table_seed} {observer.seat} {decision}"))
    imagined = chance.split()
    return Question(level, observer, decision, chance.bits() >> 1, imagined)


def digest(text: str) -> int:
    """64 bits that tell nothing about the text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
