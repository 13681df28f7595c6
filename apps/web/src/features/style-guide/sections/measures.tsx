import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { TokenName } from '../specimen'

const DISTANCES = ['--spacing', '--spacing-gutter', '--spacing-stack', '--spacing-band']
const RADII = ['sheet', 'gate', 'round']

export function Measures({ context }: SectionProps) {
  return (
    <GuideSection name="measures" context={context}>
      <ul className="grid gap-4">
        {DISTANCES.map((name) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
            <TokenName>{name}</TokenName>
            <span className="block h-6 bg-blue" style={{ inlineSize: `var(${name})` }} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6">
        {RADII.map((name) => (
          <li key={name} className="grid gap-2">
            <span
              className="block h-16 w-28 border-2 border-fg bg-raised"
              style={{ borderRadius: `var(--radius-${name})` }}
            />
            <TokenName>{`--radius-${name}`}</TokenName>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
