import { useEffect, useState, type RefObject } from 'react'
import { whenVideosMayLoad } from './when-videos-may-load'

/** So far away, something is fetched that will be looked at soon. */
const NEAR = '50% 0px'

/** So much of it must be seen for it to move. */
const IN_SIGHT = 0.2

/**
 * Whether an element has come near, and whether it is seen. Nothing counts as
 * near until videos may load: the page's posters and words come first.
 */
export function useNearness(element: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false)
  const [isInSight, setIsInSight] = useState(false)

  useEffect(() => {
    const target = element.current
    if (!target) return
    const sight = new IntersectionObserver(
      ([entry]) => setIsInSight((entry?.intersectionRatio ?? 0) >= IN_SIGHT),
      { threshold: IN_SIGHT },
    )
    const approach = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: NEAR },
    )
    sight.observe(target)
    const stopWaiting = whenVideosMayLoad(() => approach.observe(target))
    return () => {
      stopWaiting()
      sight.disconnect()
      approach.disconnect()
    }
  }, [element])

  return { isNear, isInSight }
}
