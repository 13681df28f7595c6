'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The browser's time zone, in which the days of the search are meant. */
export function TimeZoneInput() {
  const timeZone = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  )
  return timeZone ? <input name="timeZone" type="hidden" value={timeZone} /> : null
}
