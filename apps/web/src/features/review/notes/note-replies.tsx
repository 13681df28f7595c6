'use client'

import type { Note } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { attemptKeys } from '@/features/forms/controller/attempt-key'
import { useVersion } from '../room/version-context'
import { NoteFiles } from './files/note-files'
import { useAttachments } from './files/use-attachments'
import { NoteText } from './note-text'
import { PersonName } from './person-name'
import { ShortMoment } from './short-moment'
import { StudioOnlyMark } from './studio-only-mark'
import { TextForm } from './text-form'
import { useCall } from './use-call'
import { audienceName, replyName, useKeptText } from './use-kept-text'

interface Props {
  note: Note
  isWriting: boolean
  /** Whether the form gets the focus. False for a draft that was restored on page load. */
  takesFocus: boolean
  onDone: () => void
}

/** The replies to a note, and the form for a new one. */
export function NoteReplies({ note, isWriting, takesFocus, onDone }: Props) {
  const t = useTranslations('review')
  const { room, format } = useVersion()
  return (
    <>
      {note.replies.length > 0 && (
        <ol className="note-replies">
          {note.replies.map((reply) => (
            <li key={reply.id} data-studio-only={reply.isStudioOnly || undefined}>
              <p className="note-head">
                <PersonName person={reply.author} />
                <ShortMoment at={reply.writtenAt} format={format} />
                {reply.fromVersion !== null && (
                  <span className="note-state">
                    {t('room.version', { number: reply.fromVersion })}
                  </span>
                )}
                {reply.isStudioOnly && <StudioOnlyMark />}
              </p>
              <NoteText text={reply.text} mentions={[]} people={room.people} />
              <NoteFiles files={reply.files} />
            </li>
          ))}
        </ol>
      )}
      {isWriting && <ReplyForm note={note} takesFocus={takesFocus} onDone={onDone} />}
    </>
  )
}

interface ReplyProps {
  note: Note
  takesFocus: boolean
  onDone: () => void
}

function ReplyForm({ note, takesFocus, onDone }: ReplyProps) {
  const t = useTranslations('review')
  const noteId = note.id
  const { source } = useVersion()
  const { text, write, dropIf } = useKeptText(replyName(noteId))
  // The audience is stored with the text, so that a reload does not change it.
  const { text: chosen, write: choose } = useKeptText(audienceName(noteId))
  const isStudioOnly = note.isStudioOnly || chosen !== ''
  const { isBusy, problem, call } = useCall()
  const attached = useAttachments(replyName(noteId))
  const [keyOf] = useState(() => attemptKeys())

  const send = async () => {
    const files = attached.files.map(({ id }) => id)
    const key = keyOf([String(isStudioOnly), text, ...files].join(' '))
    if (!(await call(() => source.reply(noteId, { key, text, files, isStudioOnly })))) return
    attached.clear()
    if (!dropIf(text)) return
    choose('')
    onDone()
  }
  return (
    <TextForm
      label={t('notes.reply')}
      submitLabel={isStudioOnly ? t('notes.studioOnly.sendReply') : t('notes.sendReply')}
      takesFocus={takesFocus}
      text={text}
      attached={attached}
      {...(!note.isStudioOnly && {
        audience: { isStudioOnly, choose: (isOnly) => choose(isOnly ? 'studio' : '') },
      })}
      isBusy={isBusy}
      problem={problem}
      onText={write}
      onSend={() => void send()}
      onCancel={onDone}
    />
  )
}
