import type { BlockContext } from '@/blocks/context'
import { dateText } from './date-text'

interface Props {
  day: string
  context: Pick<BlockContext, 'country' | 'locale'>
}

export function DayText({ day, context }: Props) {
  return <time dateTime={day}>{dateText(day, context)}</time>
}
