import { useEffect } from 'react'

/**
 * Reloads the page after access was lost. The server then renders it without the room.
 * @returns whether the page is being reloaded, so that nothing may be shown
 */
export function useLeaving(isOver: boolean): boolean {
  useEffect(() => {
    if (isOver) location.reload()
  }, [isOver])
  return isOver
}
