'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Shows the day and time in the browser's time zone, which the server does not know.
 *
 * @param at a time in the format of ISO 8601
 */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const text = useSyncExternalStore(
    never,
    () => momentText(at, i18n.language),
    () => at.slice(0, 10),
  )
  return <time dateTime={at}>{text}</time>
}

/** @param moment a time in the format of ISO 8601 */
export function momentText(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
