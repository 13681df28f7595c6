'use client'

import type { Room } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ExportMenu } from '../exports/export-menu'
import { useVersion } from '../room/version-context'
import { Composer } from './composer'
import { ConnectionLine } from './connection-line'
import { EVERYTHING, filterNotes } from './filter-notes'
import { LinkedNote } from './linked-note'
import { NoteAnnouncer } from './note-announcer'
import { NoteFilters } from './note-filters'
import { NoteList } from './note-list'
import { useNotes } from './use-notes'

/** All notes of a version with the form for a new one. */
export function NotesPanel() {
  const t = useTranslations('review')
  const { room, format } = useVersion()
  const roll = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(EVERYTHING)
  const listed = useNotes()
  // The filter is deferred, so that a long list does not block typing.
  const asked = useDeferredValue(filter)
  const notes = useMemo(() => listed.map(({ note }) => note), [listed])
  const shown = useMemo(() => {
    const found = new Set(filterNotes(notes, asked))
    return listed.filter(({ note }) => found.has(note))
  }, [listed, notes, asked])
  const shownNotes = useMemo(() => shown.map(({ note }) => note), [shown])
  const figure = new Intl.NumberFormat(format)
  const count =
    shown.length === notes.length
      ? figure.format(notes.length)
      : `${figure.format(shown.length)}/${figure.format(notes.length)}`
  return (
    <section className="notes" aria-label={t('notes.title')}>
      <div className="notes-head">
        <h3 className="notes-title">
          {t('notes.title')}{' '}
          <bdi className="slate" data-slot="count">
            {count}
          </bdi>
        </h3>
        {notes.length > 0 && !isForGuest(room) && <ExportMenu notes={shownNotes} />}
      </div>
      <ConnectionLine />
      <LinkedNote />
      {room.mayWrite && <Composer />}
      <div className="notes-roll" ref={roll}>
        {notes.length > 0 && <NoteFilters notes={notes} filter={filter} onFilter={setFilter} />}
        {shown.length > 0 ? (
          <NoteList notes={shown} roll={roll} />
        ) : (
          <p className="notes-empty">
            {notes.length > 0
              ? t('notes.noneFound')
              : room.mayWrite
                ? t('notes.none')
                : t('notes.noneToRead')}
          </p>
        )}
      </div>
      <NoteAnnouncer />
    </section>
  )
}

/** @returns whether the reader is a guest, because guests do not get exports */
function isForGuest({ project }: Room): boolean {
  return project.role === 'guestViewer' || project.role === 'guestReviewer'
}
