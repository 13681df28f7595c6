import { useEffect, useState, type RefObject } from 'react'
import { whenVideosMayLoad } from './when-videos-may-load'

/** The distance from the window at which files begin to load. */
const NEAR = '50% 0px'

/** The visible share of an element above which it may move. */
const IN_SIGHT = 0.2

/**
 * Observes whether an element is near the window, and whether it is in view. Nothing counts as near
 * until videos may load, because posters and texts come first.
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
