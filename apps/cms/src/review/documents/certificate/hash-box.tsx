import { View } from '@react-pdf/renderer'
import { PENCIL, type Layout } from '../style'
import type { DocumentWords } from '../words'
import { Words } from '../words-on-paper'

interface Props {
  /** Hexadecimal digits. */
  hash: string
  words: DocumentWords['certificate']
  layout: Layout
}

/** Groups of four digits, eight per line, which people can compare. */
const GROUP = /.{1,4}/g
const LINE = /.{1,32}/g

/** Shows the hash in groups for reading, and in one piece for copying without spaces. */
export function HashBox({ hash, words, layout }: Props) {
  const label = { fontSize: 9, color: PENCIL }
  return (
    <View>
      <Words text={words.hash} align={layout.start} style={label} />
      <View style={{ marginTop: 6, marginBottom: 8, alignItems: 'center' }}>
        {(hash.match(LINE) ?? []).map((line) => (
          <Words
            key={line}
            text={(line.match(GROUP) ?? []).join('  ')}
            isCode
            style={{ fontSize: 14, lineHeight: 1.6 }}
          />
        ))}
      </View>
      <View style={{ flexDirection: layout.row, justifyContent: 'space-between', gap: 8 }}>
        <Words text={words.hashWhole} align={layout.start} style={label} />
        <Words text={hash} isCode style={{ fontSize: 8 }} />
      </View>
    </View>
  )
}
