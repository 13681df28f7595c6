import { useEffect } from 'react'

/**
 * Reloads the page after access was lost; the server then renders it without the room.
 * @returns whether the reload is running and nothing may be shown
 */
export function useLeaving(isOver: boolean): boolean {
  useEffect(() => {
    if (isOver) location.reload()
  }, [isOver])
  return isOver
}
