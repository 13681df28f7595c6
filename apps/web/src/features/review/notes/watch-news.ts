import type { Note } from '@studio/shared/review/notes'
import type { NotesSource } from './notes-source'

/** Milliseconds during which new notes are collected into one announcement. */
const GATHER_MS = 2_000

/**
 * Calls back for new notes by others, but not for those that already exist when the version is
 * opened.
 * @returns a function that stops watching
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
      timer = setTimeout(tellAll, GATHER_MS)
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
