'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Sends the browser's time zone with the search, because the entered days are days in this zone.
 */
export function TimeZoneInput() {
  const timeZone = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  )
  return timeZone ? <input name="timeZone" type="hidden" value={timeZone} /> : null
}
