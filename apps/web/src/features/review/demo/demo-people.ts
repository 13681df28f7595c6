import type { Person } from '@studio/shared/review/notes'
import type { RoomWords } from '../words'

/** Invents people, so that no example speaks for a real person. */
export function demoPeople(words: RoomWords['demo'], you: string) {
  return {
    you: { id: 'you', name: you, side: 'client', isYou: true },
    director: { id: 'director', name: words.director, side: 'client', isYou: false },
    studio: { id: 'studio', name: words.studio, side: 'studio', isYou: false },
  } as const satisfies Record<string, Person>
}

export type DemoPeople = ReturnType<typeof demoPeople>
