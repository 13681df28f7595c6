'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'

/** Shows the note in the page's address, or says that it does not exist. */
export function LinkedNote() {
  const t = useTranslations('review')
  const { linkedNote, source, stage, show } = useVersion()
  const { notes, status } = useSyncExternalStore(
    source.subscribe,
    source.getSnapshot,
    source.getSnapshot,
  )
  const note = notes.find(({ id }) => id === linkedNote)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!note || !stage || shown.current === note.id) return
    shown.current = note.id
    show(note.anchor)
    const card = document.querySelector(`[data-note="${CSS.escape(note.id)}"]`)
    card?.querySelector<HTMLElement>('.note-place')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'center' })
  }, [note, stage, show])

  const isMissing = linkedNote !== null && status === 'live' && !note
  return (
    <p role="status" className="notes-connection">
      {isMissing && t('notes.linkMissing')}
    </p>
  )
}
