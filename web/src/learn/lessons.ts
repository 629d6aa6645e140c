/** The courses: which games have one, what is in it, and how a lesson is begun. */
import { fetchLessons, openLesson } from '../app/api'
import { keep } from '../app/keys'
import { go } from '../app/router.svelte'
import { settings } from '../app/settings.svelte'
import type { LessonSummary } from '../generated/protocol'
import { has, hasTopic, learn } from '../text/fluent.svelte'
import { noteOpen, openTableOf } from './progress'

/** Whether a game can be learned here, at `/learn/<game>`: its course has words. */
export const hasCourse = (game: string): boolean => hasTopic(`${game}-course`) || has(`${game}-course-about`)

const asked = new Map<string, Promise<LessonSummary[]>>()

/** The lessons of a game with their words, in the order in which they are best taken. */
export function lessonsOf(game: string): Promise<LessonSummary[]> {
  let lessons = asked.get(game)
  if (!lessons) {
    lessons = Promise.all([fetchLessons(game), learn(`${game}-course`)]).then(([found]) => found)
    asked.set(game, lessons)
    // Whoever asks again may have a line by then.
    lessons.catch(() => asked.delete(game))
  }
  return lessons
}

/** Goes to a lesson: where it was left, or to its beginning. */
export async function begin(game: string, lesson: string): Promise<void> {
  const left = openTableOf(game, lesson)
  if (left) {
    go(`/table/${left}`)
    return
  }
  const { table, keys, host } = await openLesson(game, lesson, settings.name)
  keep(table.id, { keys: keys.flatMap((key) => key ?? []), host, lesson: true })
  noteOpen(game, lesson, table.id)
  go(`/table/${table.id}`)
}
