import type { ReactNode } from 'react'

interface Props {
  labelledBy: string
  children: ReactNode
}

/** Makes a table that is wider than the screen scrollable, also by keyboard. */
export function ScrollRegion({ labelledBy, children }: Props) {
  return (
    <div
      role="region"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      {children}
    </div>
  )
}
