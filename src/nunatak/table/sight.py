"""What a listener is shown. Every word about a game that leaves the table is made here or in the stories."""

from __future__ import annotations

from nunatak.engine import Play, Replay, State
from nunatak.table import messages
from nunatak.table.chronicle import Chronicle
from nunatak.table.lessons.companion import Companion
from nunatak.table.lessons.tutor import LEARNER, Tutor
from nunatak.table.messages import Choice, Events, LessonState, Looked, Moment, Temptation, Told
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
        lesson=lesson(chronicle, listener),
    )


def lesson(chronicle: Chronicle, listener: Listener) -> LessonState | None:
    """What the lesson says to the learner now; nothing to anybody else."""
    if listener != LEARNER:
        return None
    if chronicle.tutor is not None:
        return of_step(chronicle.tutor)
    return None if chronicle.companion is None else of_remark(chronicle.companion, chronicle.over())


def of_step(tutor: Tutor) -> LessonState:
    """A step of a lesson."""
    step = tutor.step()
    return LessonState(
        game=tutor.lesson.game,
        id=tutor.lesson.id,
        kind="lesson",
        step=tutor.at + 1,
        of=len(tutor.lesson.steps),
        praise=tutor.praise,
        say=step.say,
        task=step.task,
        rule=None,
        spotlight=[*step.spotlight],
        marks=[*step.marks],
        tries=[Temptation(one.at, one.pattern.text()) for one in step.wrong if one.at is not None and not one.legal],
        reads=step.reads(),
        done=tutor.done(),
    )


def of_remark(companion: Companion, over: bool) -> LessonState:
    """What the companion of a game has said last."""
    last = companion.last()
    return LessonState(
        game=companion.lesson.game,
        id=companion.lesson.id,
        kind="game",
        step=len(companion.said),
        of=len(companion.lesson.remarks),
        praise=None,
        say=None if last is None else last.say,
        task=None,
        rule=None if last is None else last.rule,
        spotlight=[] if last is None else [*last.spotlight],
        marks=[],
        tries=[],
        reads=False,
        done=over,
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
        self.record = whole.opening()
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
