import type { BlockContext } from '@/components/block-context'
import { dateText } from '@/lib/date-text'

interface Props {
  day: string
  context: Pick<BlockContext, 'country' | 'locale'>
}

export function DayText({ day, context }: Props) {
  return <time dateTime={day}>{dateText(day, context)}</time>
}
