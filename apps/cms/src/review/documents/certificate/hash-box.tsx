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

/** Digits that people compare at a glance, and of which a line has eight. */
const GROUP = /.{1,4}/g
const LINE = /.{1,32}/g

/** For eyes in groups, and once more in one piece: whoever copies it gets no spaces. */
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
