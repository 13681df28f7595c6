'use client'

import { noteNumber } from '@studio/shared/review/note-number'
import type { Note } from '@studio/shared/review/notes'
import { isOpen } from '@studio/shared/review/open-notes'
import { useTranslations } from 'next-intl'
import { useId, type MouseEvent } from 'react'
import { useVersion } from '../room/version-context'
import type { RoomTranslator } from '../translator'
import { problemText } from './problem-text'
import { mayJudge } from './rights'
import { useCall } from './use-call'

/** The possible answers to a carried note. */
const ANSWERS = ['fixed', 'notFixed'] as const

interface Props {
  note: Note
  origin: NonNullable<Note['origin']>
}

/** The origin of a carried note, and buttons that mark the note as fixed or not fixed. */
export function CarriedChoice({ note, origin }: Props) {
  const t = useTranslations('review')
  const { room, source } = useVersion()
  const { isBusy, problem, call } = useCall()
  const id = useId()
  const choose = (state: (typeof ANSWERS)[number]) => {
    // A second press on the same button removes the answer.
    const next = state === origin.state ? 'unchecked' : state
    if (!isBusy) void call(() => source.setCarried(note.id, next))
  }
  return (
    <div className="note-origin">
      <OriginLink note={note} origin={origin} />
      {mayJudge(note, room) ? (
        <div role="group" aria-labelledby={id} className="note-choices">
          <span id={id} className="note-question">
            {t('notes.carried.question')}
          </span>
          {ANSWERS.map((state) => (
            <button
              key={state}
              type="button"
              className="room-chip"
              aria-pressed={origin.state === state}
              onClick={() => choose(state)}
            >
              {t(`notes.carried.${state}`)}
            </button>
          ))}
        </div>
      ) : (
        <p className="note-verdict" data-state={origin.state}>
          {verdictOf(note, origin, t)}
        </p>
      )}
      {problem && (
        <p role="alert" className="note-problem">
          {problemText(t, problem)}
        </p>
      )}
    </div>
  )
}

function verdictOf(note: Note, { state }: Props['origin'], t: RoomTranslator): string {
  if (!isOpen(note)) return t('notes.carried.resolved')
  return state === 'unchecked' ? t('notes.carried.unchecked') : t('notes.carried.open')
}

function OriginLink({ note, origin }: Props) {
  const t = useTranslations('review')
  const { openNote, addressOf } = useVersion()
  const { versionId, noteId, versionNumber: version } = origin
  const number = noteNumber({ number: origin.number, isStudioOnly: note.isStudioOnly })
  const text = t('notes.carried.from', { version, number })
  const open = (event: MouseEvent) => {
    // A click with a modifier key opens a new tab or window and is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openNote(versionId, noteId)
  }
  return (
    <p className="note-from">
      {addressOf ? (
        <a href={addressOf(versionId, noteId)} onClick={open}>
          {text}
        </a>
      ) : (
        <button type="button" onClick={open}>
          {text}
        </button>
      )}
    </p>
  )
}
