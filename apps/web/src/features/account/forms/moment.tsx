'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Shows the day, and after hydration also the time in the visitor's time zone. */
export function Moment({ at, format }: { at: string; format: string }) {
  const text = useSyncExternalStore(
    never,
    () => write(at, format, { dateStyle: 'medium', timeStyle: 'short' }),
    () => write(at, format, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
  return <time dateTime={at}>{text}</time>
}

function write(at: string, format: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(format, options).format(new Date(at))
}
