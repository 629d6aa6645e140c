"""What was done, in the words that the table uses; in the notation of records where those do not suffice."""

from __future__ import annotations

from nunatak.engine import Game, JsonObject, State
from nunatak.lab.review.words.game import GameWords
from nunatak.lab.review.words.ice import IceWords
from nunatak.lab.review.words.printed import printed_in
from nunatak.lab.review.words.roam import RoamWords
from nunatak.lab.review.words.winter import WinterWords
from nunatak.text import Texts

# The games whose actions need more than the names that are printed.
WORDS: dict[str, type[GameWords]] = {"ice1": IceWords, "ice2": IceWords, "roam": RoamWords, "winter": WinterWords}


class ActionWords:
    """Says what actions of one game are."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.words = WORDS.get(game.name, GameWords)(texts, printed_in(game.catalogue()))

    def say(self, state: State, action: JsonObject) -> str:
        """An action that is legal in a state, as a sentence without its full stop."""
        kind = str(action["kind"])
        preview = state.preview(self.game.space.parse(action))
        facts = {name: self.words.name(name, fact) for name, fact in {**preview, **action}.items()}
        facts.update(self.words.facts(state, action, preview))
        for key in (f"{self.game.name}-do-{kind}", f"{self.words.family}-do-{kind}"):
            if self.texts.has(key):
                return self.texts.say(key, **facts)
        return self.notation(action)

    def notation(self, action: JsonObject) -> str:
        """An action as records and scenarios write it in a line."""
        return self.game.space.text(self.game.space.parse(action))
