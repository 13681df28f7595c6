import { View } from '@react-pdf/renderer'
import { PENCIL, RULE, type Layout } from '../style'
import { Words } from '../words-on-paper'

interface Props {
  label: string
  /** The lines of the fact, as printable text. */
  lines: readonly string[]
  layout: Layout
}

export function Fact({ label, lines, layout }: Props) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: layout.row,
        gap: 12,
        paddingVertical: 5,
        borderBottomWidth: 0.75,
        borderBottomColor: RULE,
      }}
    >
      <View style={{ width: 130 }}>
        <Words
          text={label}
          align={layout.start}
          style={{ fontSize: 9, lineHeight: 1.5, color: PENCIL }}
        />
      </View>
      <View style={{ flex: 1 }}>
        {lines.map((line) => (
          <Words
            key={line}
            text={line}
            align={layout.start}
            style={{ fontSize: 10, lineHeight: 1.45 }}
          />
        ))}
      </View>
    </View>
  )
}
