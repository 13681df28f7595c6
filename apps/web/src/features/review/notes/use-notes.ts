'use client'

import type { Note } from '@studio/shared/review/notes'
import { useMemo, useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'
import { orderNotes } from './order-notes'
import type { Unsent } from './outbox'

export interface ListedNote {
  note: Note
  /** Where it is still on its way. */
  unsent: Unsent | null
}

/** All notes of the version in order, one's own that are on their way among them. */
export function useNotes(): ListedNote[] {
  const { source, outbox, room } = useVersion()
  const { notes } = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => NONE)
  return useMemo(() => {
    const you = room.people.find(({ isYou }) => isYou) ?? NOBODY
    const last = Math.max(0, ...notes.map(({ number }) => number))
    const waiting = new Map(
      unsent.map((item, index) => [toNote(item, last + index + 1, you), item] as const),
    )
    return orderNotes([...notes, ...waiting.keys()]).map((note) => ({
      note,
      unsent: waiting.get(note) ?? null,
    }))
  }, [notes, unsent, room.people])
}

const NONE: readonly Unsent[] = []
const NOBODY: Note['author'] = { id: null, name: '', side: 'guest', isYou: true }

function toNote({ note }: Unsent, number: number, author: Note['author']): Note {
  const { key, ...content } = note
  return {
    id: key,
    number,
    ...content,
    author,
    writtenAt: new Date().toISOString(),
    editedAt: null,
    replies: [],
    resolved: null,
    origin: null,
  }
}
