'use client'

import type { Note } from '@studio/shared/review/notes'
import { useState } from 'react'
import { attemptKeys } from '@/features/forms/controller/attempt-key'
import { useVersion } from '../room/version-context'
import { NoteFiles } from './files/note-files'
import { useAttachments } from './files/use-attachments'
import { NoteText } from './note-text'
import { PersonName } from './person-name'
import { ShortMoment } from './short-moment'
import { TextForm } from './text-form'
import { useCall } from './use-call'
import { replyName, useKeptText } from './use-kept-text'

interface Props {
  note: Note
  isWriting: boolean
  /** Not where a draft was found on a page that has just been opened. */
  takesFocus: boolean
  onDone: () => void
}

/** The answers to a note, and the next one while it is written. */
export function NoteReplies({ note, isWriting, takesFocus, onDone }: Props) {
  const { words, room, format } = useVersion()
  return (
    <>
      {note.replies.length > 0 && (
        <ol className="note-replies">
          {note.replies.map((reply) => (
            <li key={reply.id}>
              <p className="note-head">
                <PersonName person={reply.author} words={words.notes} />
                <ShortMoment at={reply.writtenAt} format={format} />
              </p>
              <NoteText text={reply.text} mentions={[]} people={room.people} />
              <NoteFiles files={reply.files} />
            </li>
          ))}
        </ol>
      )}
      {isWriting && <ReplyForm noteId={note.id} takesFocus={takesFocus} onDone={onDone} />}
    </>
  )
}

interface ReplyProps {
  noteId: string
  takesFocus: boolean
  onDone: () => void
}

function ReplyForm({ noteId, takesFocus, onDone }: ReplyProps) {
  const { words, format, source } = useVersion()
  const { text, write, dropIf } = useKeptText(replyName(noteId))
  const { isBusy, problem, call } = useCall()
  const attached = useAttachments(replyName(noteId))
  const [keyOf] = useState(() => attemptKeys())

  const send = async () => {
    const files = attached.files.map(({ id }) => id)
    const key = keyOf([text, ...files].join(' '))
    if (!(await call(() => source.reply(noteId, { key, text, files })))) return
    attached.clear()
    if (dropIf(text)) onDone()
  }
  return (
    <TextForm
      label={words.notes.reply}
      submitLabel={words.notes.sendReply}
      takesFocus={takesFocus}
      text={text}
      attached={attached}
      isBusy={isBusy}
      problem={problem}
      words={words.notes}
      format={format}
      onText={write}
      onSend={() => void send()}
      onCancel={onDone}
    />
  )
}
