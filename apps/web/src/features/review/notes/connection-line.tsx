'use client'

import { useSyncExternalStore } from 'react'
import { useVersion } from '../room/version-context'

/** Says when what others write comes late, or nothing can be sent before the next login. */
export function ConnectionLine() {
  const { words, source } = useVersion()
  const read = () => source.getSnapshot().status
  const status = useSyncExternalStore(source.subscribe, read, read)
  return (
    <p role="status" className="notes-connection" data-status={status}>
      {status === 'reconnecting' && words.notes.reconnecting}
      {status === 'ended' && words.notes.problems.ended}
    </p>
  )
}
