'use client'

import { useField } from '@payloadcms/ui'
import { useId } from 'react'
import { useWords } from '../../admin-language/use-words'
import { fieldWords } from './words'

interface Props {
  path: string
}

/** Reads a .vtt file into the field above it. */
export function CaptionsFile({ path }: Props) {
  const { FIELD_TEXTS } = useWords(fieldWords)
  const id = useId()
  const { setValue } = useField<string>({ path })
  return (
    <p>
      <label htmlFor={id}>{FIELD_TEXTS.loadCaptions} </label>
      <input
        id={id}
        type="file"
        accept=".vtt,text/vtt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          void file?.text().then((text) => setValue(text.replaceAll('\r\n', '\n')))
        }}
      />
    </p>
  )
}
