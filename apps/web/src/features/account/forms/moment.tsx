'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The day; and where scripts run also the hour, on the visitor's own clock. */
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
