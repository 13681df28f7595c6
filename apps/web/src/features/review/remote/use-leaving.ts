import { useEffect } from 'react'

/**
 * Takes whoever may not see the room any more to the page that says so: the server makes it anew,
 * without anything of the room.
 *
 * @returns whether they are leaving, and nothing is to be shown meanwhile
 */
export function useLeaving(isOver: boolean): boolean {
  useEffect(() => {
    if (isOver) location.reload()
  }, [isOver])
  return isOver
}
