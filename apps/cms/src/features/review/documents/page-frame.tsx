import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { FACES } from './fonts'
import { INK, MARGIN, PENCIL, RULE, type Layout } from './style'
import { filled, type DocumentWords } from './words'
import { Words } from './words-on-paper'

interface Props {
  layout: Layout
  words: DocumentWords['common']
  /** The header of each page: the studio's name and the subject, as printable text. */
  studio: string
  subject: readonly string[]
  /** The footer, which is beside the page number. */
  foot: string
  children: ReactNode
}

const ONE_LINE = { flexShrink: 1, maxLines: 1, textOverflow: 'ellipsis' } as const

/** An A4 page with header and footer. */
export function PageFrame({ layout, words, studio, subject, foot, children }: Props) {
  const small = { fontSize: 8, color: PENCIL }
  const direction = layout.start === 'right' ? 'rtl' : 'ltr'
  return (
    <Page
      size="A4"
      style={{ paddingTop: 32, paddingBottom: 64, paddingHorizontal: MARGIN, color: INK }}
    >
      <View
        fixed
        style={{
          flexDirection: layout.row,
          justifyContent: 'space-between',
          gap: 24,
          paddingBottom: 8,
          marginBottom: 18,
          borderBottomWidth: 1.5,
          borderBottomColor: INK,
        }}
      >
        <Words text={studio} style={{ fontSize: 9, fontWeight: 600 }} />
        <View style={{ flexDirection: layout.row, flexShrink: 1, gap: 5 }}>
          {subject.map((part, index) => (
            <Words key={index} text={part} style={{ ...small, ...ONE_LINE }} />
          ))}
        </View>
      </View>
      {children}
      <View
        fixed
        style={{
          position: 'absolute',
          bottom: 30,
          left: MARGIN,
          right: MARGIN,
          flexDirection: layout.row,
          justifyContent: 'space-between',
          paddingTop: 8,
          borderTopWidth: 0.75,
          borderTopColor: RULE,
        }}
      >
        <Words text={foot} style={small} />
        <Text
          // The width is fixed, because the layout engine measures it before the page number is
          // known.
          style={{
            ...small,
            width: 120,
            direction,
            textAlign: layout.end,
            fontFamily: FACES[direction],
          }}
          render={({ pageNumber, totalPages }) =>
            filled(words.page, { page: pageNumber, pages: totalPages })
          }
        />
      </View>
    </Page>
  )
}
