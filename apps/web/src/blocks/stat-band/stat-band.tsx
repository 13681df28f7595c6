import type { CSSProperties } from 'react'
import { Section } from '@/components/ui/section'
import type { BlockProps } from '../registry'

export function StatBand({ block: { heading, stats } }: BlockProps<'statBand'>) {
  const longest = Math.max(...stats.map(({ value }) => value.length))
  return (
    <Section surface="blue">
      {heading && <h2 className="title-3 mb-8">{heading}</h2>}
      <dl
        style={{ '--longest': longest } as CSSProperties}
        className="grid grid-cols-2 gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {stats.map(({ value, label }) => (
          <div
            key={`${value} ${label}`}
            className="stat flex flex-col-reverse justify-end border-t-2 border-fg pt-4"
          >
            <dt className="mt-2 max-w-[16rem] leading-snug">{label}</dt>
            <dd className="title-2 tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
