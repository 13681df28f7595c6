import { type Note, noteSchema } from '@studio/shared/review/notes'
import { notesSchema } from '@studio/shared/review/projects'
import { z } from 'zod'
import { callAsMember } from '@/features/account/call-as-member'
import { type ApiAnswer, NO_ANSWER, readAnswer } from '@/features/api/api-answer'
import type { ApiRequest } from '@/features/api/call-api'
import type { NotesSource, NotesState, Outcome } from '../notes/notes-source'
import type { RoomEvent, RoomEvents } from './room-events'

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 3_000

export interface NotesApi {
  /** Path prefix of versions and notes below `/api`. */
  root: `/${string}`
  call: <Schema extends z.ZodType>(
    request: ApiRequest<Schema>,
  ) => Promise<ApiAnswer<z.output<Schema>>>
}

/** Members' notes and replies are retried until they are stored. */
const MEMBERS: NotesApi = { root: '/review', call: (request) => callAsMember(request, true) }

/** The notes of a version on the server, kept up to date while there are subscribers. */
export function createRemoteNotes(
  versionId: string,
  events: RoomEvents,
  { root, call }: NotesApi = MEMBERS,
): NotesSource {
  let state: NotesState = { notes: [], status: 'reconnecting' }
  const subscribers = new Set<() => void>()
  let stop: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (changes: Partial<NotesState>) => {
    state = { ...state, ...changes }
    subscribers.forEach((changed) => changed())
  }
  const put = (note: Note) => {
    const isNew = state.notes.every(({ id }) => id !== note.id)
    set({
      notes: isNew
        ? [...state.notes, note]
        : state.notes.map((one) => (one.id === note.id ? note : one)),
    })
  }
  const drop = (noteId: string) => set({ notes: state.notes.filter(({ id }) => id !== noteId) })

  const readPage = (after: string | null) =>
    fetch(`/api${root}/versions/${versionId}/notes${after === null ? '' : `?after=${after}`}`)
      .then((response) => readAnswer(response, notesSchema))
      .catch(() => NO_ANSWER)

  /** Events during a read, which may be newer than its result. */
  let meanwhile: RoomEvent[] | null = null
  const readAll = async () => {
    clearTimeout(timer)
    if (meanwhile) return
    meanwhile = []
    const notes: Note[] = []
    let answer = await readPage(null)
    while (answer.isDone) {
      notes.push(...answer.value.notes)
      if (answer.value.next === null) break
      answer = await readPage(answer.value.next)
    }
    const missed = meanwhile
    meanwhile = null
    if (answer.isDone) {
      set({ notes, status: 'live' })
      missed.forEach(hear)
    } else if (answer.status === 401 || answer.status === 404) set({ status: 'ended' })
    else if (stop) timer = setTimeout(() => void readAll(), RETRY_MS)
  }

  const hear = (event: RoomEvent) => {
    meanwhile?.push(event)
    switch (event.name) {
      case 'open':
        if (event.data.goesOn && state.status !== 'ended') set({ status: 'live' })
        else void readAll()
        return
      case 'lost':
        if (state.status === 'live') set({ status: 'reconnecting' })
        return
      case 'refused':
        void readAll()
        return
      case 'note':
        if (event.data.versionId === versionId) put(event.data.note)
        return
      case 'noteGone':
        if (event.data.versionId === versionId) drop(event.data.noteId)
        return
      case 'version':
      case 'versionGone':
      case 'rounds':
    }
  }

  const changed = async (answered: Promise<ApiAnswer<Note>>): Promise<Outcome> => {
    const answer = await answered
    if (answer.isDone) put(answer.value)
    return outcomeOf(answer)
  }
  const post = (path: `/${string}`, body: object) =>
    changed(call({ method: 'POST', path: `${root}${path}`, body, schema: noteSchema }))

  return {
    subscribe: (listener) => {
      subscribers.add(listener)
      if (!stop) {
        stop = events.listen(hear)
        void readAll()
      }
      return () => {
        subscribers.delete(listener)
        if (subscribers.size > 0) return
        clearTimeout(timer)
        stop?.()
        stop = null
      }
    },
    getSnapshot: () => state,
    write: (note) => post(`/versions/${versionId}/notes`, note),
    reply: (noteId, reply) => post(`/notes/${noteId}/replies`, reply),
    edit: (noteId, text) =>
      changed(
        call({
          method: 'PATCH',
          path: `${root}/notes/${noteId}`,
          body: { text },
          schema: noteSchema,
        }),
      ),
    remove: async (noteId) => {
      const path = `${root}/notes/${noteId}`
      const answer = await call({ method: 'DELETE', path, schema: z.null() })
      if (answer.isDone) drop(noteId)
      return outcomeOf(answer)
    },
    resolve: (noteId, isResolved) => post(`/notes/${noteId}/resolution`, { isResolved }),
    setCarried: (noteId, carried) => post(`/notes/${noteId}/carried`, { state: carried }),
  }
}

function outcomeOf(answer: ApiAnswer<unknown>): Outcome {
  return answer.isDone
    ? { isDone: true }
    : { isDone: false, code: answer.code, fields: answer.fields }
}
