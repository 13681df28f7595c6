import type { ReactNode } from 'react'

/** A narrow column that names, a wide one that tells. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="split">
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  )
}
