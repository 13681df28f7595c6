import type { NoteFile } from '@studio/shared/review/note-files'
import { printableLine } from '../printable'
import { PENCIL } from '../style'
import { filled, type DocumentWords } from '../words'
import { Words } from '../words-on-paper'

interface Props {
  files: readonly NoteFile[]
  words: DocumentWords['noteSheet']
}

/** The names of attached files, which can be opened in the room. */
export function FileNames({ files, words }: Props) {
  if (files.length === 0) return null
  const names = files.map(({ name }) => name).join(' · ')
  return (
    <Words
      text={printableLine(filled(words.files, { names }))}
      style={{ fontSize: 8, lineHeight: 1.5, color: PENCIL, marginTop: 3 }}
    />
  )
}
