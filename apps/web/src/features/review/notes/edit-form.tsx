'use client'

import type { Anchor, Note } from '@studio/shared/review/notes'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useVersion } from '../room/version-context'
import { AnchorLine } from './anchor-line'
import { TextForm } from './text-form'
import { useCall } from './use-call'
import { editName, useKeptText } from './use-kept-text'

interface Props {
  note: Note
  takesFocus: boolean
  onDone: () => void
}

export function EditForm({ note, takesFocus, onDone }: Props) {
  const t = useTranslations('review')
  const { source } = useVersion()
  const { text, write, dropIf } = useKeptText(editName(note.id), note.text)
  const [moved, setMoved] = useState<Anchor | null>(null)
  const { isBusy, problem, call } = useCall()

  const send = async () => {
    const edit = { ...(text !== note.text && { text }), ...(moved && { anchor: moved }) }
    const isChanged = Object.keys(edit).length > 0
    if (isChanged && !(await call(() => source.edit(note.id, edit)))) return
    if (dropIf(text)) onDone()
  }
  const cancel = () => {
    write(note.text)
    onDone()
  }
  return (
    <TextForm
      label={t('notes.edit')}
      submitLabel={t('notes.save')}
      takesFocus={takesFocus}
      text={text}
      mayBeEmpty={note.text === ''}
      place={
        <AnchorLine
          held={moved ?? note.anchor}
          onHold={setMoved}
          mayBeWhole={note.drawing === null}
        />
      }
      isBusy={isBusy}
      problem={problem}
      onText={write}
      onSend={() => void send()}
      onCancel={cancel}
    />
  )
}
