'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { COMPOSER_FIELD, focusSoon } from '../drawing/focus'
import { useVersion } from '../room/version-context'
import { takeFilesBack } from './files/kept-files'
import type { Unsent } from './outbox'
import { problemText } from './problem-text'
import { takeBack } from './take-back'

/** State of an unsent note. */
export function UnsentState({ unsent }: { unsent: Unsent }) {
  const t = useTranslations('review')
  const { outbox, drafts, board } = useVersion()
  const { note, problem } = unsent
  const [hasTwoDrawings, setHasTwoDrawings] = useState(false)
  if (!problem) return <p className="note-state">{t('notes.sending')}</p>

  const writeAnew = () => {
    const draft = takeBack(note, drafts.note.getSnapshot())
    setHasTwoDrawings(draft === null)
    if (!draft || !outbox.takeBack(note.key)) return
    takeFilesBack(drafts, note.key)
    drafts.note.set(draft)
    board.reset(draft.drawing?.shapes ?? [])
    focusSoon(COMPOSER_FIELD)
  }
  return (
    <div className="note-unsent">
      <p role="alert" className="note-problem">
        {problemText(t, problem)}
      </p>
      <div className="note-buttons">
        <button
          type="button"
          className="room-button room-button-main"
          onClick={() => outbox.retry(note.key)}
        >
          {t('notes.retry')}
        </button>
        <button type="button" className="room-button" onClick={writeAnew}>
          {t('notes.writeAnew')}
        </button>
      </div>
      {hasTwoDrawings && (
        <p role="alert" className="note-problem">
          {t('notes.twoDrawings')}
        </p>
      )}
    </div>
  )
}
