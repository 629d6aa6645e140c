"""Leads a learner through a lesson: where they are, what fits, what follows, and the way back."""

from __future__ import annotations

from dataclasses import dataclass

from nunatak.engine import Event, JsonObject, Mark, Play, State
from nunatak.table.lessons.model import Lesson, Said, Scripted, Step

# The seat of the learner, in every lesson.
LEARNER = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """The beginning of a step, to be gone back to: the game as it stood, and what had been told of this board."""

    at: int
    praise: Said | None
    play: Play
    mark: Mark
    told: tuple[tuple[int, tuple[Event, ...]], ...]


class Tutor:
    """Follows a learner step by step. It is a function of the log: equal logs lead to equal tutors."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        # Said to the last answer.
        self.praise: Said | None = None
        # Answers that the lesson still gives before the learner is asked again.
        self.due: list[Scripted] = []
        self.past: list[Moment] = []
        # By whom, and what happened: the moves of this board.
        self.told: list[tuple[int, tuple[Event, ...]]] = []

    def step(self) -> Step:
        """What the learner is at."""
        return self.lesson.steps[self.at]

    def done(self) -> bool:
        """Whether the lesson has been learned: nothing is left but its last words."""
        return self.at == len(self.lesson.steps) - 1

    def can_go_back(self) -> bool:
        """Whether there is a step before."""
        return bool(self.past) and not self.due

    def moment(self, play: Play) -> Moment:
        """Now, as the beginning of a step."""
        return Moment(self.at, self.praise, play, play.mark(), tuple(self.told))

    def chance(self) -> list[int] | None:
        """What chance is to say to the next answer; None: what it will."""
        dictated = self.due[0].chance if self.due else self.step().chance
        return None if dictated is None else [*dictated]

    def follow(self, moment: Moment, seat: int, named: JsonObject, events: list[Event]) -> None:
        """Takes in an answer that was carried out. Raises ValueError for one that the lesson does not know."""
        if self.due:
            self.due.pop(0)
        else:
            step = self.step()
            answer = step.fulfilled_by(named)
            if answer is None or seat != LEARNER:
                raise ValueError(f"{step.where} asks for another answer")
            self.past.append(moment)
            self.praise = answer.done or step.done
            self.due = [*step.then]
            self.at += 1
        self.told.append((seat, tuple(events)))

    def pass_over(self, state: State) -> None:
        """A question that leaves nothing to choose is answered by the lesson, unless that answer is asked for."""
        if state.to_decide() != LEARNER:
            return
        legal, space = state.legal(), state.game().space
        named, text = space.name(legal[0]), space.text(legal[0])
        empty = len(legal) == 1 and any(pattern.fits(named) for pattern in self.lesson.passes)
        wanted = self.due[0].action == text if self.due else self.step().fulfilled_by(named) is not None
        if empty and not wanted:
            self.due.insert(0, Scripted(text, None))

    def turn_to(self, at: int, moment: Moment, anew: bool) -> None:
        """Goes on to a step that was not reached by an answer; on a board laid out anew nothing has been told."""
        self.past = [*self.past, moment] if at > self.at else []
        self.at = at
        self.praise = None
        self.due = []
        if anew:
            self.told = []

    def back(self) -> Moment:
        """Goes back to the beginning of the step before."""
        moment = self.past.pop()
        self.at = moment.at
        self.praise = moment.praise
        self.due = []
        self.told = [*moment.told]
        return moment
