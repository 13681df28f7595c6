import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { Specimen } from '../specimen'

const STYLES = ['title-1', 'title-2', 'title-3', 'lead', 'text-body', 'text-small', 'slate']

export async function Type({ context }: SectionProps) {
  const t = await getTranslations({ locale: context.locale, namespace: 'styleGuide' })
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
