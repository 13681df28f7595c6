import { View } from '@react-pdf/renderer'
import type { Person } from '@studio/shared/review/notes'
import { minuteIn } from '../moments'
import { printableLine } from '../printable'
import { PENCIL, type Layout } from '../style'
import type { DocumentWords } from '../words'
import { Words } from '../words-on-paper'

interface Props {
  author: Person
  writtenAt: string
  words: DocumentWords['noteSheet']
  layout: Layout
}

/**
 * The author, the recipient and the time. The name is in a separate element, because it may have
 * another text direction.
 */
export function Byline({ author, writtenAt, words, layout }: Props) {
  const small = { fontSize: 8, lineHeight: 1.5, color: PENCIL }
  return (
    <View style={{ flexDirection: layout.row, flexWrap: 'wrap', columnGap: 6 }}>
      <Words text={printableLine(author.name)} style={{ ...small, fontWeight: 600 }} />
      <Words text={words.sides[author.side]} style={small} />
      <Words
        text={printableLine(minuteIn(writtenAt, layout.timeZone, layout.locale))}
        style={small}
      />
    </View>
  )
}
