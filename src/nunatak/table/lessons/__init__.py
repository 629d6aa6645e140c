"""Lessons: positions with a companion who says what to try, answers every wrong try, and goes on after a right one.

Lessons are data (`data/<game>/lessons`, docs/lessons.md); this package reads them and leads a learner through them.
"""

from nunatak.table.lessons.library import course_of, lesson_of
from nunatak.table.lessons.model import Course, Lesson

__all__ = ["Course", "Lesson", "course_of", "lesson_of"]
