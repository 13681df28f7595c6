import type { Locale } from '@studio/shared/locales'
import { Checkbox } from '@/components/ui/checkbox'
import { translator } from '@/i18n/translator'

interface Props {
  locale: Locale
  stages: { value: string; text: string }[]
}

/** The shown states: default, focused, checked and disabled. */
const STATES = [
  {},
  { 'data-shown': 'focus' },
  { defaultChecked: true },
  { disabled: true },
] as const

export function CheckboxStates({ locale, stages }: Props) {
  const t = translator(locale, 'styleGuide.states')
  const names = [t('rest'), t('focus'), t('chosen'), t('disabled')]
  return (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {stages.map(({ value, text }, index) => (
        <Checkbox
          key={value}
          id={`stage-${value}`}
          label={`${text} · ${names[index] ?? ''}`}
          {...STATES[index]}
        />
      ))}
    </div>
  )
}
