import { useEffect, useState } from 'react'

/** True once a condition has lasted for some milliseconds; false as soon as it ends. */
export function useLasting(isSo: boolean, after: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setHasLasted(true), after)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo, after])
  return isSo && hasLasted
}
