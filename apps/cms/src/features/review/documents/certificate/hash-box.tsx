import { View } from '@react-pdf/renderer'
import { PENCIL, type Layout } from '../style'
import type { DocumentWords } from '../words'
import { Words } from '../words-on-paper'

interface Props {
  /** The hash in hexadecimal digits. */
  hash: string
  words: DocumentWords['certificate']
  layout: Layout
}

/** The hash is printed in groups of four digits, eight per line, so that people can compare it. */
const GROUP = /.{1,4}/g
const LINE = /.{1,32}/g

/** Shows the hash in groups for reading, and without spaces for copying. */
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
