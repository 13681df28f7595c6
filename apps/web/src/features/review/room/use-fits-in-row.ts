import { useCallback, useState } from 'react'

/**
 * Whether what stands in a row fits into it. What does not fit is taken out, and comes back once
 * the row is as wide as it needed.
 *
 * @param count how many there are: with another number the row is measured anew
 */
export function useFitsInRow<Row extends HTMLElement>(count: number) {
  /** Pixels that did not fit. */
  const [needed, setNeeded] = useState<{ count: number; pixels: number } | null>(null)
  const fits = needed?.count !== count
  const rowRef = useCallback(
    (row: Row | null) => {
      if (!row) return undefined
      const measure = () => {
        const { clientWidth, scrollWidth } = row
        if (fits && scrollWidth > clientWidth) setNeeded({ count, pixels: scrollWidth })
        if (!fits && clientWidth >= (needed?.pixels ?? 0)) setNeeded(null)
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(row)
      return () => observer.disconnect()
    },
    [count, fits, needed],
  )
  return { fits, rowRef }
}
