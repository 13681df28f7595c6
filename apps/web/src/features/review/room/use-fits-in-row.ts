import { useCallback, useState } from 'react'

/**
 * Whether what stands in a row fits into it. What does not fit is taken out, and comes back once
 * the row is as wide as it needed.
 *
 * @param count how many there are: with another number the row is measured anew
 */
export function useFitsInRow(count: number) {
  /** Pixels that did not fit. */
  const [needed, setNeeded] = useState<{ count: number; pixels: number } | null>(null)
  const fits = needed?.count !== count
  const rowRef = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined
      const measure = () => {
        const { clientWidth, scrollWidth } = row
        if (needed?.count !== count) {
          if (scrollWidth > clientWidth) setNeeded({ count, pixels: scrollWidth })
        } else if (clientWidth >= needed.pixels) setNeeded(null)
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(row)
      return () => observer.disconnect()
    },
    [count, needed],
  )
  return { fits, rowRef }
}
