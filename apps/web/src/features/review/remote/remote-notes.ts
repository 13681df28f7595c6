import type { Note } from '@studio/shared/review/notes'
import type { ApiAnswer } from '@/api/client/api-answer'
import { createStore } from '@/lib/store'
import type { NotesSource, NotesState, Outcome } from '../notes/notes-source'
import { memberNotes, type NotesApi } from './notes-api'
import type { RoomEvent, RoomEvents } from './room-events'

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 3_000

/**
 * Reads the notes of one version from the server, and keeps them up to date while somebody
 * subscribes.
 */
export function createRemoteNotes(
  versionId: string,
  events: RoomEvents,
  api: NotesApi = memberNotes,
): NotesSource {
  let isLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, getSnapshot, ...store } = createStore<NotesState>(
    { notes: [], status: 'reconnecting' },
    () => {
      isLive = true
      const stop = events.listen(hear)
      void readAll()
      return () => {
        isLive = false
        clearTimeout(timer)
        stop()
      }
    },
  )
  const set = (changes: Partial<NotesState>) => store.set({ ...getSnapshot(), ...changes })
  const put = (note: Note) => {
    const { notes } = getSnapshot()
    const isNew = notes.every(({ id }) => id !== note.id)
    set({
      notes: isNew ? [...notes, note] : notes.map((one) => (one.id === note.id ? note : one)),
    })
  }
  const drop = (noteId: string) =>
    set({ notes: getSnapshot().notes.filter(({ id }) => id !== noteId) })

  /** Events that arrived while the notes were being read; they may be newer than the notes. */
  let meanwhile: RoomEvent[] | null = null
  const readAll = async () => {
    clearTimeout(timer)
    if (meanwhile) return
    meanwhile = []
    const notes: Note[] = []
    let answer = await api.read(versionId, null)
    while (answer.isDone) {
      notes.push(...answer.value.notes)
      if (answer.value.next === null) break
      answer = await api.read(versionId, answer.value.next)
    }
    const missed = meanwhile
    meanwhile = null
    if (answer.isDone) {
      set({ notes, status: 'live' })
      missed.forEach(hear)
    } else if (answer.status === 401 || answer.status === 404) set({ status: 'ended' })
    else if (isLive) timer = setTimeout(() => void readAll(), RETRY_MS)
  }

  const hear = (event: RoomEvent) => {
    meanwhile?.push(event)
    switch (event.name) {
      case 'open':
        if (event.data.goesOn && getSnapshot().status !== 'ended') set({ status: 'live' })
        else void readAll()
        return
      case 'lost':
        if (getSnapshot().status === 'live') set({ status: 'reconnecting' })
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

  return {
    subscribe,
    getSnapshot,
    write: (note) => changed(api.write(versionId, note)),
    reply: (noteId, reply) => changed(api.reply(noteId, reply)),
    edit: (noteId, edit) => changed(api.edit(noteId, edit)),
    remove: async (noteId) => {
      const answer = await api.remove(noteId)
      if (answer.isDone) drop(noteId)
      return outcomeOf(answer)
    },
    resolve: (noteId, isResolved) => changed(api.resolve(noteId, isResolved)),
    setCarried: (noteId, carried) => changed(api.carry(noteId, carried)),
  }
}

function outcomeOf(answer: ApiAnswer<unknown>): Outcome {
  return answer.isDone
    ? { isDone: true }
    : { isDone: false, code: answer.code, fields: answer.fields }
}
