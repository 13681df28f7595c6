'use client'

import type { Note } from '@studio/shared/review/notes'
import { useVersion } from '../room/version-context'
import { TextForm } from './text-form'
import { useCall } from './use-call'
import { editName, useKeptText } from './use-kept-text'

interface Props {
  note: Note
  takesFocus: boolean
  onDone: () => void
}

export function EditForm({ note, takesFocus, onDone }: Props) {
  const { words, format, source } = useVersion()
  const { text, write, dropIf } = useKeptText(editName(note.id), note.text)
  const { isBusy, problem, call } = useCall()

  const send = async () => {
    if (text !== note.text && !(await call(() => source.edit(note.id, text)))) return
    if (dropIf(text)) onDone()
  }
  const cancel = () => {
    write(note.text)
    onDone()
  }
  return (
    <TextForm
      label={words.notes.edit}
      submitLabel={words.notes.save}
      takesFocus={takesFocus}
      text={text}
      isBusy={isBusy}
      problem={problem}
      words={words.notes}
      format={format}
      onText={write}
      onSend={() => void send()}
      onCancel={cancel}
    />
  )
}
