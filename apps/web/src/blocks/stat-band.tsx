import { Section } from '@/components/ui/section'
import { Stat } from '@/components/ui/facts'
import type { BlockProps } from '@/lib/block-context'

export function StatBand({ block: { anchor, heading, stats } }: BlockProps<'statBand'>) {
  if (stats.length === 0) return null
  const longest = Math.max(...stats.map(({ value }) => value.length))
  return (
    <Section id={anchor} surface="blue">
      {heading && <h2 className="title-3 mb-8">{heading}</h2>}
      <dl
        style={{ '--longest': longest }}
        className="grid grid-cols-2 gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        {stats.map(({ value, label }) => (
          <Stat key={`${value} ${label}`} value={value} label={label} />
        ))}
      </dl>
    </Section>
  )
}
