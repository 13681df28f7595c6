'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The button that ends a preview. It is hidden in the admin's frame, where closing the frame is
 * enough.
 */
export function LeaveButton({ from, label }: { from: string; label: string }) {
  const isFramed = useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  )
  if (isFramed) return null
  return (
    <form action="/api/preview/leave" className="preview-bar__leave" method="post">
      <input name="from" type="hidden" value={from} />
      <button type="submit">{label}</button>
    </form>
  )
}
