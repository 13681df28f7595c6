import type { Person } from '@studio/shared/review/notes'
import type { RoomTranslator } from '../translator'

/** Invents people, so that no example speaks for a real person. */
export function demoPeople(t: RoomTranslator) {
  return {
    you: { id: 'you', name: t('notes.you'), side: 'client', isYou: true },
    director: { id: 'director', name: t('demo.director'), side: 'client', isYou: false },
    studio: { id: 'studio', name: t('demo.studio'), side: 'studio', isYou: false },
  } as const satisfies Record<string, Person>
}

export type DemoPeople = ReturnType<typeof demoPeople>
