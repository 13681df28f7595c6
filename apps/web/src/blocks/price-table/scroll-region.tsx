import type { ReactNode } from 'react'

/** A table wider than the screen scrolls in place, by keyboard too. */
export function ScrollRegion({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div role="region" aria-labelledby={labelledBy} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </div>
  )
}
