import { isRightToLeft } from '@studio/shared/locales'
import { Text } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { FACES } from './fonts'

type Style = Exclude<ComponentProps<typeof Text>['style'], undefined | readonly unknown[]>

interface Props {
  /** Text that the fonts can show (see `printable`). */
  text: string
  style?: Style
  /** The alignment of lines. By default it depends on the text's direction. */
  align?: 'left' | 'right' | 'center'
  /** True for timecodes, hashes and references, which are monospaced and run from left to right. */
  isCode?: boolean
}

/** The layout engine's penalty for a line break that must not happen. */
const NEVER = 10_000

/** Shows a text in its own direction, independent of the page's direction. */
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
