"""What a listener is shown. Every word about a game that leaves the server is made here or in the stories."""

from __future__ import annotations

import msgspec

from nunatak.engine import Play, Record, Replay
from nunatak.engine import State as GameState
from nunatak.server.bodies import Result
from nunatak.server.match import Match
from nunatak.server.messages import Asked, Choice, Events, Looked, Moment, State, Told
from nunatak.server.story import Listener


def state(match: Match, listener: Listener) -> State:
    """The table as a listener sees it now."""
    now = match.play.state
    result = match.play.record.result
    return State(
        seat=listener,
        seq=match.stories.length(listener),
        decision=match.decision(),
        move=match.move(),
        view=now.view(listener),
        asked=question(now, listener),
        actions=choices(now, listener),
        can_undo=match.can_undo(listener),
        over=match.over(),
        result=msgspec.convert(result, Result) if result else None,
    )


def question(now: GameState, listener: Listener) -> Asked | None:
    """The pending question. Its facts are for the seat that has to answer: they may speak of its hand."""
    asked = now.asked()
    if asked is None:
        return None
    return Asked(asked.name, asked.seat, now.prompt() if asked.seat == listener else {})


def choices(now: GameState, listener: Listener) -> list[Choice]:
    """The legal answers, for the seat that is asked."""
    if listener is None or now.to_decide() != listener:
        return []
    space = now.game().space
    return [Choice(action, space.name(action), now.preview(action)) for action in now.legal()]


def events(match: Match, listener: Listener, after: int) -> Events:
    """What a listener has not heard yet."""
    return Events(listener, after, match.stories.after(listener, after))


class Glance:
    """Moves to be shown again: everything needed is taken at once, so that the replay can run in a thread."""

    def __init__(self, match: Match, listener: Listener, count: int, upto: int | None) -> None:
        whole = match.play.record
        last = match.move() if upto is None else min(upto, match.move())
        self.game = match.game
        self.listener = listener
        self.before = max(0, last - count)
        self.told: dict[int, list[Told]] = match.stories.of_moves(listener, self.before + 1, last)
        self.record = Record(whole.game, whole.rules, whole.options, whole.seats, whole.seed)
        self.record.pack = whole.pack
        self.record.deal = whole.deal
        self.record.moves = whole.moves[:last]

    def show(self) -> Looked:
        """Plays the game again up to there, and looks at it through the listener's eyes."""
        replay = Replay(self.game, self.record)
        play: Play = replay.to_end(self.before)
        view = play.state.view(self.listener)
        moments: list[Moment] = []
        while replay.has_next():
            replay.next()
            move = play.record.moves[-1]
            number = replay.at()
            moments.append(Moment(number, move.seat, self.told[number], play.state.view(self.listener)))
        return Looked(self.listener, view, moments)
