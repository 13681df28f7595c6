import type { ReactNode } from 'react'

/** A narrow column that names, a wide one that tells. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">{aside}</div>
      <div className="lg:col-span-8">{children}</div>
    </div>
  )
}
