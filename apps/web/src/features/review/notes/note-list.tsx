'use client'

import { useEffect, type RefObject } from 'react'
import { useVersion } from '../room/version-context'
import { followNote } from './follow-note'
import { NoteCard } from './note-card'
import type { ListedNote } from './use-notes'
import { useStage } from './use-stage'

interface Props {
  notes: readonly ListedNote[]
  /** What rolls when the list is longer than its place. */
  roll: RefObject<HTMLElement | null>
}

/** Notes along the film; the one that is seen stands out, and comes into sight. */
export function NoteList({ notes, roll }: Props) {
  const { words } = useVersion()
  const active = useStage(
    (stage) =>
      notes.findLast(({ note }) => note.anchor.kind !== 'whole' && stage.isShown(note.anchor))?.note
        .id ?? null,
    null,
  )
  useEffect(() => {
    if (active !== null && roll.current) followNote(roll.current, active)
  }, [active, roll])
  return (
    <ol className="note-list" aria-label={words.notes.list}>
      {notes.map(({ note, unsent }) => (
        <NoteCard key={note.id} note={note} unsent={unsent} isActive={note.id === active} />
      ))}
    </ol>
  )
}
