import { View } from '@react-pdf/renderer'
import type { NoteReply } from '@studio/shared/review/notes'
import { printable } from '../printable'
import { BLUE, type Layout } from '../style'
import type { DocumentWords } from '../words'
import { Words } from '../words-on-paper'
import { Byline } from './byline'
import { FileNames } from './file-names'

interface Props {
  replies: readonly NoteReply[]
  words: DocumentWords['noteSheet']
  layout: Layout
}

export function NoteReplies({ replies, words, layout }: Props) {
  const edge =
    layout.start === 'left'
      ? { borderLeftWidth: 2, borderLeftColor: BLUE, paddingLeft: 8 }
      : { borderRightWidth: 2, borderRightColor: BLUE, paddingRight: 8 }
  return (
    <View style={{ marginTop: 6, gap: 6, ...edge }}>
      {replies.map(({ id, author, writtenAt, text, files }) => (
        <View key={id}>
          <Byline {...{ author, writtenAt, words, layout }} />
          <Words text={printable(text)} style={{ fontSize: 9, lineHeight: 1.45 }} />
          <FileNames files={files} words={words} />
        </View>
      ))}
    </View>
  )
}
