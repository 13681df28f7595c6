import {
  newNoteReplySchema,
  newNoteSchema,
  noteEditSchema,
  type Note,
  type Person,
} from '@studio/shared/review/notes'
import type { z } from 'zod'
import { createStore } from '@/lib/store'
import { nextNumber } from './next-number'
import type { NotesSource, NotesState, Outcome } from './notes-source'

const DONE: Outcome = { isDone: true }
const NOT_FOUND: Outcome = { isDone: false, code: 'notFound', fields: {} }
const NOT_ALLOWED: Outcome = { isDone: false, code: 'forbidden', fields: {} }

/** Keeps notes in this tab's memory. Nothing is sent or stored. */
export function createLocalNotes(first: readonly Note[], you: Person): NotesSource {
  const store = createStore<NotesState>({ notes: first, status: 'live' })
  const { subscribe, getSnapshot } = store
  const seenKeys = new Set<string>()

  const set = (notes: readonly Note[]): Outcome => {
    store.set({ ...getSnapshot(), notes })
    return DONE
  }
  const change = (noteId: string, to: (note: Note) => Note | null): Outcome => {
    const { notes } = getSnapshot()
    const note = notes.find(({ id }) => id === noteId)
    if (!note) return NOT_FOUND
    const next = to(note)
    return next
      ? set(notes.map((one) => (one === note ? next : one)))
      : set(notes.filter((one) => one !== note))
  }
  const isNew = (key: string) => !seenKeys.has(key) && Boolean(seenKeys.add(key))
  const isOwn = (noteId: string) =>
    getSnapshot().notes.find(({ id }) => id === noteId)?.author.isYou !== false

  return {
    subscribe,
    getSnapshot,
    write: answer((note: unknown) =>
      check(newNoteSchema, note, ({ key, ...content }) => {
        if (!isNew(key)) return DONE
        const { notes } = getSnapshot()
        const number = nextNumber(notes, content)
        const made = { id: key, number, ...content, files: [], author: you, writtenAt: now() }
        return set([
          ...notes,
          { ...made, editedAt: null, replies: [], resolved: null, origin: null },
        ])
      }),
    ),
    reply: answer((noteId: string, reply: unknown) =>
      check(newNoteReplySchema, reply, ({ key, text, isStudioOnly }) => {
        const about = { isStudioOnly, fromVersion: null, writtenAt: now() }
        const written = { id: key, author: you, text, files: [], ...about }
        return change(noteId, (note) =>
          isNew(key) ? { ...note, replies: [...note.replies, written] } : note,
        )
      }),
    ),
    edit: answer((noteId: string, changed: unknown) =>
      check(noteEditSchema, changed, ({ text, anchor }) =>
        isOwn(noteId)
          ? change(noteId, (note) => ({
              ...note,
              text: text ?? note.text,
              anchor: anchor ?? note.anchor,
              editedAt: now(),
            }))
          : NOT_ALLOWED,
      ),
    ),
    remove: answer((noteId: string) => (isOwn(noteId) ? change(noteId, () => null) : NOT_ALLOWED)),
    resolve: answer((noteId: string, isResolved: boolean) =>
      change(noteId, (note) => ({
        ...note,
        resolved: isResolved ? { by: you, at: now() } : null,
      })),
    ),
    setCarried: answer((noteId, carried) =>
      change(noteId, (note) =>
        note.origin
          ? {
              ...note,
              origin: { ...note.origin, state: carried },
              resolved: carried === 'fixed' ? { by: you, at: now() } : null,
            }
          : note,
      ),
    ),
  } satisfies NotesSource
}

/** Makes a change in memory look like a remote call. The promise resolves immediately. */
function answer<Arguments extends unknown[]>(act: (...values: Arguments) => Outcome) {
  return (...values: Arguments) => Promise.resolve(act(...values))
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  act: (value: z.output<Schema>) => Outcome,
): Outcome {
  const result = schema.safeParse(value)
  if (result.success) return act(result.data)
  const fields = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { isDone: false, code: 'invalidFields', fields: Object.fromEntries(fields) }
}

function now(): string {
  return new Date().toISOString()
}
