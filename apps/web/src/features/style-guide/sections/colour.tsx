import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { TokenName } from '../specimen'
import { translator } from '@/i18n/translator'

const PIGMENTS = ['ink', 'paper', 'blue', 'signal']
const ROLES = ['fg', 'bg', 'muted', 'raised', 'accent', 'alert'] as const

export function Colour({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide.colours')
  return (
    <GuideSection name="colour" context={context}>
      <ul className="grid grid-cols-2 sm:grid-cols-4">
        {PIGMENTS.map((name) => (
          <li key={name} className="grid gap-2">
            <div
              className="aspect-[4/3] border border-rule"
              style={{ backgroundColor: `var(--color-${name})` }}
            />
            <TokenName>{`--color-${name}`}</TokenName>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        {ROLES.map((name) => (
          <li key={name} className="flex gap-4">
            <span
              className="size-12 flex-none border border-rule"
              style={{ backgroundColor: `var(--${name})` }}
            />
            <span>
              {t(name)}
              <TokenName>{`--${name}`}</TokenName>
            </span>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
