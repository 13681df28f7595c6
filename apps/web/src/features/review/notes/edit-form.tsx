'use client'

import type { Note } from '@studio/shared/review/notes'
import { useState } from 'react'
import { useVersion } from '../room/version-context'
import { TextForm } from './text-form'
import { useCall } from './use-call'

export function EditForm({ note, onDone }: { note: Note; onDone: () => void }) {
  const { words, format, source } = useVersion()
  const [text, setText] = useState(note.text)
  const { isBusy, problem, call } = useCall()
  const send = async () => {
    if (text === note.text || (await call(() => source.edit(note.id, text)))) onDone()
  }
  return (
    <TextForm
      label={words.notes.edit}
      submitLabel={words.notes.save}
      text={text}
      isBusy={isBusy}
      problem={problem}
      words={words.notes}
      format={format}
      onText={setText}
      onSend={() => void send()}
      onCancel={onDone}
    />
  )
}
