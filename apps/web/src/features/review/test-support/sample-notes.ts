import type { Note, Person } from '@studio/shared/review/notes'

export const YOU: Person = { id: '7', name: 'Lina Haddad', side: 'client', isYou: true }
export const STUDIO: Person = { id: '2', name: 'Jonas Berg', side: 'studio', isYou: false }
export const GUEST: Person = { id: null, name: 'Zoë', side: 'guest', isYou: false }

/** Creates a note of the studio about one frame, with overrides. */
export function sampleNote(number: number, about: Partial<Note> = {}): Note {
  return {
    id: String(number),
    number,
    isStudioOnly: false,
    anchor: { kind: 'frames', first: number * 10, last: number * 10 },
    text: `Note ${number}`,
    drawing: null,
    files: [],
    author: STUDIO,
    mentions: [],
    writtenAt: '2026-11-25T10:00:00.000Z',
    editedAt: null,
    replies: [],
    resolved: null,
    origin: null,
    ...about,
  }
}
