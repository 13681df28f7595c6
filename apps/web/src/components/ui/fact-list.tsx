import type { ReactNode } from 'react'

interface Props {
  facts: { label: string; value: ReactNode }[]
  className?: string
}

/** Facts as they stand on a slate: what it is, and below it how it is here. */
export function FactList({ facts, className = '' }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="border-t-2 border-fg pt-3">
          <dt className="slate text-pencil">{label}</dt>
          <dd className="mt-1 leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
