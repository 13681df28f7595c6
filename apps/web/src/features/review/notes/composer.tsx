'use client'

import { MAX_NOTE_LENGTH, type Anchor } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { randomKey } from '@/lib/random-key'
import { DrawingTools } from '../drawing/drawing-tools'
import { useVersion } from '../room/version-context'
import { AnchorLine } from './anchor-line'
import { emptyDraft, isEmptyDraft, tidyDraft } from './draft'
import { AttachButton } from './files/attach-button'
import { AttachmentList } from './files/attachment-list'
import { NOTE, putFilesOnTheWay } from './files/kept-files'
import { useAttachments } from './files/use-attachments'
import { MentionField } from './mention-field'
import { mentionsIn } from './mentions'
import { problemText } from './problem-text'
import { StudioOnlyChoice } from './studio-only-choice'

/** The form for a new note with its drawing. Its content survives a reload. */
export function Composer() {
  const t = useTranslations('review')
  const { room, drafts, outbox, stage, board } = useVersion()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { subscribe, getSnapshot, set } = drafts.note
  const draft = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  // The form stays expanded once it is in use. If it collapsed on blur, the target of a click would
  // move away.
  const [isInUse, setIsInUse] = useState(false)

  const people = draft.isStudioOnly
    ? room.people.filter(({ side }) => side === 'studio')
    : room.people
  const isTooLong = draft.text.length > MAX_NOTE_LENGTH
  const attached = useAttachments(NOTE)
  const isEmpty = draft.text.trim() === '' && draft.drawing === null && attached.files.length === 0
  // The form also stays expanded if the note is for the studio only, so that its author sees that
  // this choice still applies.
  const isWide = isInUse || draft.isStudioOnly || !isEmptyDraft(draft) || attached.count > 0

  const write = (text: string) => {
    const anchor = draft.anchor ?? stage?.here() ?? null
    set(tidyDraft({ ...draft, text, anchor }))
  }
  const hold = (anchor: Anchor) => set({ ...draft, anchor })
  const setStudioOnly = (isStudioOnly: boolean) => {
    setIsInUse(true)
    set(tidyDraft({ ...draft, isStudioOnly }))
  }
  const empty = () => {
    set(emptyDraft(draft))
    attached.clear()
    board.reset([])
  }
  const discard = () => {
    empty()
    field.current?.focus()
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const anchor = draft.anchor ?? stage?.here()
    if (isEmpty || isTooLong || attached.isBusy || !anchor) return
    const text = draft.text.trim()
    const key = randomKey()
    const files = attached.files.map(({ id: upload }) => upload)
    putFilesOnTheWay({ drafts, outbox }, key)
    outbox.send({
      key,
      anchor,
      text,
      drawing: draft.drawing,
      mentions: mentionsIn(text, people),
      files,
      isStudioOnly: draft.isStudioOnly,
    })
    if (anchor.kind === 'frames' && anchor.first < anchor.last) stage?.endRange?.()
    empty()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      // Escape must not also close a dialog that contains the room.
      event.preventDefault()
      event.currentTarget.blur()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
  }
  return (
    <form
      className="composer"
      data-studio-only={draft.isStudioOnly || undefined}
      onSubmit={send}
      {...attached.target}
    >
      <AnchorLine held={draft.anchor} onHold={hold} />
      <label htmlFor={id} className="sr-only">
        {t('notes.write')}
      </label>
      <MentionField
        field={field}
        id={id}
        data-composer-field=""
        rows={isWide ? 3 : 1}
        className="control composer-field"
        placeholder={t('notes.placeholder')}
        text={draft.text}
        people={people}
        listLabel={t('notes.people')}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        // The film pauses, because a new note is about the current position.
        onFocus={() => {
          stage?.pause()
          setIsInUse(true)
        }}
        onText={write}
        onKey={onKey}
      />
      {isTooLong && (
        <p id={`${id}-error`} role="alert" className="note-problem">
          {problemText(t, { code: '', fields: { text: 'tooLong' } })}
        </p>
      )}
      {isWide && (
        <>
          {stage?.frame() && <DrawingTools />}
          <AttachmentList attached={attached} />
          <StudioOnlyChoice isChosen={draft.isStudioOnly} onChoose={setStudioOnly} />
          <div className="note-buttons">
            <button
              type="submit"
              className="room-button room-button-main"
              aria-disabled={isEmpty || isTooLong || attached.isBusy}
            >
              {draft.isStudioOnly ? t('notes.studioOnly.send') : t('notes.send')}
            </button>
            <AttachButton attached={attached} />
            {!isEmpty && (
              <button type="button" className="room-button" onClick={discard}>
                {t('notes.discard')}
              </button>
            )}
            <kbd className="composer-hint slate">{t('notes.sendKeys')}</kbd>
          </div>
        </>
      )}
    </form>
  )
}
