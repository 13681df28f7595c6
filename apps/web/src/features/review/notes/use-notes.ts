'use client'

import type { Note } from '@studio/shared/review/notes'
import { useMemo, useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'
import type { Drafts } from './draft'
import { filesOnTheWay } from './files/kept-files'
import { nextNumber } from './next-number'
import { orderNotes } from './order-notes'
import type { Unsent } from './outbox'

export interface ListedNote {
  note: Note
  /** The unsent note behind this entry, if there is one. */
  unsent: Unsent | null
}

/** @returns all notes of the version in order, including the reader's unsent ones */
export function useNotes(): ListedNote[] {
  const { source, outbox, drafts, room } = useVersion()
  const { notes } = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => NONE)
  return useMemo(() => {
    const author = room.people.find(({ isYou }) => isYou) ?? NOBODY
    return listNotes(notes, unsent, { author, drafts })
  }, [notes, unsent, drafts, room.people])
}

/**
 * Lists stored and unsent notes. A note can arrive by an event before its own call is answered. It
 * is then listed once.
 */
export function listNotes(
  notes: readonly Note[],
  unsent: readonly Unsent[],
  beside: Omit<Beside, 'number'>,
): ListedNote[] {
  const arrived = new Set(notes.map(({ key }) => key))
  const waiting = new Map<Note, Unsent>()
  for (const item of unsent) {
    if (arrived.has(item.note.key)) continue
    const number = nextNumber([...notes, ...waiting.keys()], item.note)
    waiting.set(toNote(item, { number, ...beside }), item)
  }
  return orderNotes([...notes, ...waiting.keys()]).map((note) => ({
    note,
    unsent: waiting.get(note) ?? null,
  }))
}

const NONE: readonly Unsent[] = []
const NOBODY: Note['author'] = { id: null, name: '', side: 'guest', isYou: true }

interface Beside extends Pick<Note, 'number' | 'author'> {
  drafts: Drafts
}

function toNote({ note }: Unsent, { number, author, drafts }: Beside): Note {
  const { key, ...content } = note
  return {
    id: key,
    number,
    ...content,
    files: filesOnTheWay(drafts, key),
    author,
    writtenAt: new Date().toISOString(),
    editedAt: null,
    replies: [],
    resolved: null,
    origin: null,
  }
}
