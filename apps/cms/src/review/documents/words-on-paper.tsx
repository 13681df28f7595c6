import { isRightToLeft } from '@studio/shared/locales'
import { Text } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import { FACES } from './fonts'

type Style = Exclude<ComponentProps<typeof Text>['style'], undefined | readonly unknown[]>

interface Props {
  /** Printable. */
  text: string
  style?: Style
  /** Where its lines begin; by its own direction if unset. */
  align?: 'left' | 'right' | 'center'
  /** Timecodes, hashes, references: of letters that are all equally wide, from left to right. */
  isCode?: boolean
}

/** Of a penalty for a break that stands for “never”. */
const NEVER = 10_000

/** Text in its own direction, whatever that of the page is. */
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
