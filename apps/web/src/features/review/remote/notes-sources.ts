import type { Version } from '@studio/shared/review/projects'
import type { NotesApi } from './notes-api'
import { createRemoteNotes } from './remote-notes'
import type { RoomEvents } from './room-events'

/**
 * Keeps one source per version, so that a reader who returns to a version finds it in the same
 * state.
 */
export function notesSources(line: RoomEvents, api?: NotesApi) {
  const sources = new Map<string, ReturnType<typeof createRemoteNotes>>()
  return ({ id }: Version) => {
    const source = sources.get(id) ?? createRemoteNotes(id, line, api)
    sources.set(id, source)
    return source
  }
}
