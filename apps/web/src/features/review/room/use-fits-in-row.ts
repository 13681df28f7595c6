import { useCallback, useState } from 'react'

/**
 * Whether a row's items fit. If they do not, they are hidden until the row is as wide as they
 * needed.
 * @param count number of items; a change measures again
 */
export function useFitsInRow(count: number) {
  /** Width that did not fit, in pixels. */
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
