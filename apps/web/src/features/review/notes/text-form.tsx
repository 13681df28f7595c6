'use client'

import { MAX_NOTE_LENGTH } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { AttachButton } from './files/attach-button'
import { AttachmentList } from './files/attachment-list'
import type { Attachments } from './files/use-attachments'
import type { Refusal } from './notes-source'
import { problemText } from './problem-text'
import { StudioOnlyChoice } from './studio-only-choice'

interface Props {
  label: string
  submitLabel: string
  takesFocus: boolean
  text: string
  /** Whether the form can be sent without text. */
  mayBeEmpty?: boolean
  /** The line with the position of an edited note. */
  place?: ReactNode
  /** The files of a reply. An edited note keeps its files. */
  attached?: Attachments
  /** The choice of who can read a reply. */
  audience?: { isStudioOnly: boolean; choose: (isStudioOnly: boolean) => void }
  isBusy: boolean
  problem: Refusal | null
  onText: (text: string) => void
  onSend: () => void
  onCancel: () => void
}

/** A small form below a note, for a reply or an edit. */
export function TextForm(props: Props) {
  const t = useTranslations('review')
  const {
    label,
    submitLabel,
    takesFocus,
    text,
    mayBeEmpty,
    place,
    attached,
    audience,
    isBusy,
    problem,
    onText,
    onSend,
    onCancel,
  } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (!takesFocus) return
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [takesFocus])

  const isTooLong = text.length > MAX_NOTE_LENGTH
  const shown = isTooLong ? { code: '', fields: { text: 'tooLong' } } : problem
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy && !attached?.isBusy && !isTooLong && (mayBeEmpty || text.trim())) onSend()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit()
    } else if (event.key === 'Escape') {
      // Escape must not also close the room.
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <form
      className="note-form"
      data-studio-only={audience?.isStudioOnly || undefined}
      onSubmit={send}
      {...attached?.target}
    >
      {place}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir={text ? 'auto' : undefined}
        rows={2}
        className="control note-field"
        value={text}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKey}
      />
      {shown && (
        <p id={`${id}-error`} role="alert" className="note-problem">
          {problemText(t, shown)}
        </p>
      )}
      {attached && <AttachmentList attached={attached} />}
      {audience && <StudioOnlyChoice isChosen={audience.isStudioOnly} onChoose={audience.choose} />}
      <div className="note-buttons">
        <button
          type="submit"
          className="room-button room-button-main"
          aria-disabled={isBusy || attached?.isBusy}
        >
          {isBusy ? t('notes.sending') : submitLabel}
        </button>
        {attached && <AttachButton attached={attached} />}
        <button type="button" className="room-button" onClick={onCancel}>
          {t('notes.cancel')}
        </button>
      </div>
    </form>
  )
}
