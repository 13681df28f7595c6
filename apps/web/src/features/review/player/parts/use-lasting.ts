import { useEffect, useState } from 'react'

/** True once something has been so for a while, in milliseconds; false as soon as it is not. */
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
