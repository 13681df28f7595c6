'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'

/** A line that says that updates are delayed, or that a login is required. */
export function ConnectionLine() {
  const t = useTranslations('review')
  const { source } = useVersion()
  const read = () => source.getSnapshot().status
  const status = useSyncExternalStore(source.subscribe, read, read)
  return (
    <p role="status" className="notes-connection" data-status={status}>
      {status === 'reconnecting' && t('notes.reconnecting')}
      {status === 'ended' && t('notes.problems.ended')}
    </p>
  )
}
