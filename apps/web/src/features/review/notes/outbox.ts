import type { NewNote } from '@studio/shared/review/notes'
import type { UnsentNotes } from './draft'
import type { PersistedStore } from '@/lib/persisted-store'
import type { NotesSource, Refusal } from './notes-source'
import { createStore } from '@/lib/store'

/** An unsent note. `problem` is the reason why it was not sent, or null while it is being sent. */
export interface Unsent {
  note: NewNote
  problem: Refusal | null
}

export interface Outbox {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => readonly Unsent[]
  send: (note: NewNote) => void
  retry: (key: string) => void
  /** @returns the unsent note for editing */
  takeBack: (key: string) => NewNote | null
  /**
   * Sends notes that an earlier page has left, and retries when the connection returns.
   * @returns a function that stops sending
   */
  open: () => () => void
}

/** Milliseconds before each retry. */
const RETRIES_MS = [2_000, 5_000, 15_000, 30_000]

/**
 * Keeps each note until the source has stored it. Every attempt uses the same key, so that the
 * note is stored once.
 */
export function createOutbox(source: NotesSource, kept: PersistedStore<UnsentNotes>): Outbox {
  const {
    subscribe,
    getSnapshot: getItems,
    set,
  } = createStore<readonly Unsent[]>(
    kept.getSnapshot().map((note) => ({ note, problem: NOT_SENT_YET })),
  )
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Keys of notes that have left the outbox. */
  const gone = new Set<string>()
  const letGo = (key: string) => {
    gone.add(key)
    set(getItems().filter(({ note }) => note.key !== key))
    keepAll()
  }
  const keepAll = () => {
    const own = getItems().map(({ note }) => note)
    const others = kept
      .readStored()
      .filter(({ key }) => !gone.has(key) && own.every((note) => note.key !== key))
    kept.set([...others, ...own])
  }
  const mark = (key: string, problem: Refusal | null) =>
    set(getItems().map((item) => (item.note.key === key ? { ...item, problem } : item)))

  const trySending = async (note: NewNote) => {
    mark(note.key, null)
    const outcome = await source.write(note)
    if (!getItems().some((item) => item.note.key === note.key)) return
    if (outcome.isDone) {
      tries = 0
      letGo(note.key)
      return
    }
    mark(note.key, outcome)
    if (isPassing(outcome)) plan()
  }
  const sendAll = () => {
    for (const { note, problem } of getItems()) {
      if (problem && isPassing(problem)) void trySending(note)
    }
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(sendAll, RETRIES_MS[Math.min(tries, RETRIES_MS.length - 1)])
    tries += 1
  }

  return {
    subscribe,
    getSnapshot: getItems,
    send: (note) => {
      set([...getItems(), { note, problem: null }])
      keepAll()
      void trySending(note)
    },
    retry: (key) => {
      const item = getItems().find(({ note }) => note.key === key)
      if (item?.problem) void trySending(item.note)
    },
    takeBack: (key) => {
      const item = getItems().find(({ note }) => note.key === key)
      letGo(key)
      return item?.note ?? null
    },
    open: () => {
      addEventListener('online', sendAll)
      sendAll()
      return () => {
        removeEventListener('online', sendAll)
        clearTimeout(timer)
      }
    },
  }
}

const NOT_SENT_YET: Refusal = { isDone: false, code: 'offline', fields: {} }

/** @returns whether a retry may help. Other errors have to be resolved by the author */
function isPassing({ code }: Refusal): boolean {
  return ['offline', 'internal', 'cmsUnavailable', 'tooManyRequests'].includes(code)
}
