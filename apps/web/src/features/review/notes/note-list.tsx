'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type RefObject } from 'react'
import { NoteCard } from './note-card'
import type { ListedNote } from './use-notes'
import { useStage } from './use-stage'

interface Props {
  notes: readonly ListedNote[]
  /** The scrolling element around the list. */
  roll: RefObject<HTMLElement | null>
}

/** The notes in order. The one at the current position is highlighted and scrolled into view. */
export function NoteList({ notes, roll }: Props) {
  const t = useTranslations('review')
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
    <ol className="note-list" aria-label={t('notes.list')}>
      {notes.map(({ note, unsent }) => (
        <NoteCard key={note.id} note={note} unsent={unsent} isActive={note.id === active} />
      ))}
    </ol>
  )
}

/** Scrolls to a note during playback, but not while somebody reads or writes in the list. */
function followNote(roll: HTMLElement, noteId: string): void {
  if (roll.contains(document.activeElement) || roll.matches(':hover')) return
  const note = roll.querySelector<HTMLElement>(`[data-note="${CSS.escape(noteId)}"]`)
  if (!note || roll.scrollHeight <= roll.clientHeight) return
  const [seen, wanted] = [roll.getBoundingClientRect(), note.getBoundingClientRect()]
  if (wanted.top >= seen.top && wanted.bottom <= seen.bottom) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  roll.scrollBy({ top: wanted.top - seen.top - 12, behavior: isCalm ? 'instant' : 'smooth' })
}
