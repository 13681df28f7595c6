import type { Note } from '@studio/shared/review/notes'
import type { NotesSource } from './notes-source'

/** Milliseconds in which what comes is told together. */
const GATHER = 2_000

/**
 * Tells what others write from now on. What is read when a version is opened is no news.
 *
 * @returns what ends it
 */
export function watchNews(source: NotesSource, tell: (news: readonly Note[]) => void): () => void {
  const known = new Set<string>()
  let hasBegun = false
  let news: Note[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellAll = () => {
    const told = news
    news = []
    tell(told)
  }
  const look = () => {
    const { notes, status } = source.getSnapshot()
    for (const note of notes) {
      if (known.has(note.id)) continue
      known.add(note.id)
      if (!hasBegun || note.author.isYou) continue
      news.push(note)
      clearTimeout(timer)
      timer = setTimeout(tellAll, GATHER)
    }
    hasBegun ||= status === 'live'
  }
  look()
  const stop = source.subscribe(look)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
