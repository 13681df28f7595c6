'use client'

import type { Note } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { COMPOSER_FIELD, focusIfLost } from '../drawing/focus'
import { useVersion } from '../room/version-context'
import { CopyAddress } from '../copy-address'
import { problemText } from './problem-text'
import { mayChange, mayTurn } from './rights'
import { useCall } from './use-call'

interface Props {
  note: Note
  /** The form that was just closed. The button that opened it gets the focus. */
  closed: Opener | null
  onReply: () => void
  onEdit: () => void
}

type Opener = 'reply' | 'edit' | 'remove'

/** The actions that the reader may perform on a note. */
export function NoteActions({ note, closed, onReply, onEdit }: Props) {
  const t = useTranslations('review')
  const { room, source, version, addressOf } = useVersion()
  const { isBusy, problem, call } = useCall()
  const [isAsking, setIsAsking] = useState(false)
  const [opener, setOpener] = useState(closed)
  const refOf = (button: Opener) => (button === opener ? focusIfLost : undefined)
  const isResolved = note.resolved !== null
  const turn = () => {
    if (!isBusy) void call(() => source.resolve(note.id, !isResolved))
  }
  const ask = () => {
    setIsAsking(true)
    setOpener('remove')
  }
  const remove = async (button: HTMLElement) => {
    const card = button.closest('.note')
    const beside = card?.nextElementSibling ?? card?.previousElementSibling
    if (await call(() => source.remove(note.id))) focusSoon(beside)
  }
  if (isAsking) {
    return (
      <div className="note-buttons" role="group" aria-label={t('notes.removeQuestion')}>
        <span className="note-question">{t('notes.removeQuestion')}</span>
        <button
          type="button"
          className="room-button room-button-main"
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          {t('notes.remove')}
        </button>
        <button
          ref={focusIfLost}
          type="button"
          className="room-button"
          onClick={() => setIsAsking(false)}
        >
          {t('notes.keep')}
        </button>
        {problem && <Problem text={problemText(t, problem)} />}
      </div>
    )
  }
  return (
    <div className="note-buttons">
      {mayTurn(note, room) && (
        <button type="button" className="room-button" aria-disabled={isBusy} onClick={turn}>
          {isResolved ? t('notes.reopen') : t('notes.resolve')}
        </button>
      )}
      {room.mayWrite && (
        <button ref={refOf('reply')} type="button" className="room-button" onClick={onReply}>
          {t('notes.reply')}
        </button>
      )}
      {mayChange(note, room) && (
        <>
          <button ref={refOf('edit')} type="button" className="room-button" onClick={onEdit}>
            {t('notes.edit')}
          </button>
          <button ref={refOf('remove')} type="button" className="room-button" onClick={ask}>
            {t('notes.remove')}
          </button>
        </>
      )}
      {addressOf && (
        <CopyAddress
          address={addressOf(version.id, note.id)}
          copy={t('notes.link.copy')}
          copied={t('notes.link.copied')}
          label={t('notes.link.byHand')}
        />
      )}
      {problem && <Problem text={problemText(t, problem)} />}
    </div>
  )
}

/** Moves the focus after the note was removed. */
function focusSoon(card: Element | null | undefined): void {
  setTimeout(() =>
    focusIfLost(
      card?.querySelector<HTMLElement>('.note-place') ??
        document.querySelector<HTMLElement>(COMPOSER_FIELD),
    ),
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="note-problem">
      {text}
    </p>
  )
}
