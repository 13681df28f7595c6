'use client'

import type { Note } from '@studio/shared/review/notes'
import { useState, useSyncExternalStore } from 'react'
import { attemptKeys } from '@/features/forms/controller/attempt-key'
import { useVersion } from '../room/version-context'
import { NoteText } from './note-text'
import { PersonName } from './person-name'
import { ShortMoment } from './short-moment'
import { TextForm } from './text-form'
import { useCall } from './use-call'

interface Props {
  note: Note
  isWriting: boolean
  onDone: () => void
}

/** The answers to a note, and the next one while it is written. */
export function NoteReplies({ note, isWriting, onDone }: Props) {
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
            </li>
          ))}
        </ol>
      )}
      {isWriting && <ReplyForm noteId={note.id} onDone={onDone} />}
    </>
  )
}

/** What was begun waits for the next time, also on a page that is loaded anew. */
function ReplyForm({ noteId, onDone }: { noteId: string; onDone: () => void }) {
  const { words, format, source, drafts } = useVersion()
  const { subscribe, getSnapshot, set } = drafts.replies
  const texts = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const { isBusy, problem, call } = useCall()
  const [keyOf] = useState(() => attemptKeys())
  const text = texts[noteId] ?? ''

  const write = (next: string) => {
    const { [noteId]: _, ...others } = getSnapshot()
    set(next === '' ? others : { ...others, [noteId]: next })
  }
  const send = async () => {
    if (!(await call(() => source.reply(noteId, { key: keyOf(text), text })))) return
    // What was typed while it was on its way stays.
    if (getSnapshot()[noteId] !== text) return
    write('')
    onDone()
  }
  return (
    <TextForm
      label={words.notes.reply}
      submitLabel={words.notes.sendReply}
      text={text}
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
