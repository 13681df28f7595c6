'use client'

import { useState } from 'react'

interface Props {
  at: string
  format: string
}

/** Shows the time if the moment is today, and otherwise the date. The tooltip has both. */
export function ShortMoment({ at, format }: Props) {
  const date = new Date(at)
  const [today] = useState(() => new Date())
  const isToday = date.toDateString() === today.toDateString()
  const short = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ month: 'short', day: 'numeric' } as const)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(format, options).format(date)
  return (
    <time
      dateTime={at}
      title={write({ dateStyle: 'long', timeStyle: 'short' })}
      suppressHydrationWarning
    >
      {write(short)}
    </time>
  )
}
