import { isRightToLeft } from '@studio/shared/locales'
import { Text } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { FACES } from './fonts'

type Style = Exclude<ComponentProps<typeof Text>['style'], undefined | readonly unknown[]>

interface Props {
  /** Printable text. */
  text: string
  style?: Style
  /** Alignment of lines; by the text's direction if unset. */
  align?: 'left' | 'right' | 'center'
  /** Monospaced and left to right: timecodes, hashes, references. */
  isCode?: boolean
}

/** Penalty of a line break that must not happen. */
const NEVER = 10_000

/** Text in its own direction, independent of the page's. */
export function Words({ text, style, align, isCode = false }: Props) {
  const direction = !isCode && isRightToLeft(text) ? 'rtl' : 'ltr'
  const own = {
    direction,
    textAlign: align ?? (direction === 'rtl' ? 'right' : 'left'),
    fontFamily: FACES[isCode ? 'code' : direction],
  } as const
  return (
    <Text style={{ ...own, ...style }} hyphenationPenalty={NEVER}>
      {text}
    </Text>
  )
}
