import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { Specimen } from '../specimen'
import { translator } from '@/i18n/translator'

const STYLES = ['title-1', 'title-2', 'title-3', 'lead', 'text-body', 'text-small', 'slate']

export function Type({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  return (
    <GuideSection name="type" context={context}>
      {STYLES.map((style) => (
        <Specimen key={style} state={style}>
          <p className={style}>{t('typeSample')}</p>
        </Specimen>
      ))}
      <Specimen state="amount">
        <p className="text-2xl">
          <bdi className="amount">00:00:06:12</bdi>
        </p>
      </Specimen>
    </GuideSection>
  )
}
