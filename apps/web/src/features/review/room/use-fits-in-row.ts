import { useCallback, useState } from 'react'

/**
 * Finds out whether a row's items fit. If they do not, they are hidden until the row has the width
 * that they needed.
 * @param count number of items; the row is measured again when it changes
 */
export function useFitsInRow(count: number) {
  /** The width that the items needed in pixels, or null while they fit. */
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
