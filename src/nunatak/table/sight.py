"""What a listener is shown. Every word about a game that leaves the table is made here or in the stories."""

from __future__ import annotations

from nunatak.engine import Play, Record, Replay, State
from nunatak.table import messages
from nunatak.table.chronicle import Chronicle
from nunatak.table.messages import Choice, Events, Looked, Moment, Told
from nunatak.table.story import Listener
from nunatak.table.summary import result_of


def state(chronicle: Chronicle, listener: Listener) -> messages.State:
    """The table as a listener sees it now."""
    now = chronicle.play.state
    return messages.State(
        seat=listener,
        seq=chronicle.stories.length(listener),
        decision=chronicle.decision(),
        move=chronicle.move(),
        view=now.view(listener),
        asked=question(now, listener),
        actions=choices(now, listener),
        can_undo=chronicle.can_undo(listener),
        over=chronicle.over(),
        result=result_of(chronicle.play.record.result),
    )


def question(now: State, listener: Listener) -> messages.Asked | None:
    """The pending question. Its facts are for the seat that has to answer: they may speak of its hand."""
    asked = now.asked()
    if asked is None:
        return None
    return messages.Asked(asked.name, asked.seat, now.prompt() if asked.seat == listener else {})


def choices(now: State, listener: Listener) -> list[Choice]:
    """The legal answers, for the seat that is asked."""
    if listener is None or now.to_decide() != listener:
        return []
    space = now.game().space
    return [Choice(action, space.name(action), now.preview(action)) for action in now.legal()]


def events(chronicle: Chronicle, listener: Listener, after: int) -> Events:
    """What a listener has not heard yet."""
    return Events(listener, after, chronicle.stories.after(listener, after))


class Retelling:
    """Moves to be shown again: everything needed is taken at once, so that the replay can run in a thread."""

    def __init__(self, chronicle: Chronicle, listener: Listener, count: int, upto: int | None) -> None:
        whole = chronicle.play.record
        last = chronicle.move() if upto is None else min(upto, chronicle.move())
        self.game = chronicle.game
        self.listener = listener
        self.before = max(0, last - count)
        self.told: dict[int, list[Told]] = chronicle.stories.of_moves(listener, self.before + 1, last)
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
