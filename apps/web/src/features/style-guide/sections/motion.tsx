import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { TokenName } from '../specimen'
import { translator } from '@/i18n/translator'

const DURATIONS = [
  { name: 'quick', frames: 4 },
  { name: 'move', frames: 8 },
  { name: 'scene', frames: 16 },
]
const EASINGS = [
  { name: '--ease-camera', words: 'camera' },
  { name: '--ease-drawn-8', words: 'drawn' },
] as const
const LAYERS = ['raised', 'sticky', 'header', 'toast', 'skip']

export function Motion({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  return (
    <GuideSection name="motion" context={context}>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {DURATIONS.map(({ name, frames }) => (
          <li key={name} className="border-t-2 border-fg pt-3">
            {t('frames', { count: frames })}
            <TokenName>{`--duration-${name}`}</TokenName>
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <p className="text-pencil">{t('motionHint')}</p>
        {EASINGS.map(({ name, words }) => (
          <button
            key={name}
            type="button"
            className="lane relative flex min-h-12 flex-wrap items-center justify-between gap-4 overflow-hidden border border-rule px-4 text-start"
          >
            <i
              className="absolute inset-y-0 start-0 w-1 bg-signal"
              style={{ transitionTimingFunction: `var(${name})` }}
              aria-hidden
            />
            {t(words)}
            <TokenName>{name}</TokenName>
          </button>
        ))}
      </div>
      <ol className="flex flex-wrap">
        {LAYERS.map((name) => (
          <li key={name} className="border border-rule px-4 py-3 not-first:-ms-px">
            <TokenName>{`--z-${name}`}</TokenName>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}
