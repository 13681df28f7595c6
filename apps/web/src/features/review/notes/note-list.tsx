'use client'

import { useEffect, useRef } from 'react'
import { useVersion } from '../room/version-context'
import { followNote } from './follow-note'
import { NoteCard } from './note-card'
import type { ListedNote } from './use-notes'
import { useStage } from './use-stage'

/** Notes along the film; the one that is seen stands out, and comes into sight. */
export function NoteList({ notes }: { notes: readonly ListedNote[] }) {
  const { words } = useVersion()
  const list = useRef<HTMLOListElement>(null)
  const active = useStage(
    (stage) =>
      notes.findLast(({ note }) => note.anchor.kind !== 'whole' && stage.isShown(note.anchor))?.note
        .id ?? null,
    null,
  )
  useEffect(() => {
    if (active !== null && list.current) followNote(list.current, active)
  }, [active])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
    <ol ref={list} className="note-list" tabIndex={0} aria-label={words.notes.list}>
      {notes.map(({ note, unsent }) => (
        <NoteCard key={note.id} note={note} unsent={unsent} isActive={note.id === active} />
      ))}
    </ol>
  )
}
