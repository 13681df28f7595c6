'use client'
import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { momentText } from '../../fields/admin/moment-text'

const never = () => () => undefined

/** Day and time where the reader is, which the server does not know. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const text = useSyncExternalStore(
    never,
    () => momentText(at, i18n.language),
    () => at.slice(0, 10),
  )
  return <time dateTime={at}>{text}</time>
}
