import { COUNTRY_FACTS } from '@studio/shared/countries'
import { TextLink } from '@/components/ui/text-link'
import { Progress } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { StatePanel } from '@/components/ui/state-panel'
import { numberFormat } from '@/components/price/number-format'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SpecimenGrid } from '../specimen'
import { translator } from '@/i18n/translator'

const SHARE = 0.62

export function Waiting({ context }: SectionProps) {
  const { country, locale } = context
  const t = translator(locale, 'styleGuide')
  const percent = numberFormat(COUNTRY_FACTS[country].formats[locale], 'percent')
  return (
    <GuideSection name="waiting" context={context}>
      <SpecimenGrid>
        <Skeleton label={t('loading')} />
        <div className="grid content-start gap-8">
          <Progress
            id="rendering"
            label={t('rendering')}
            share={SHARE}
            reading={percent.format(SHARE)}
          />
          <Progress id="queued" label={t('queued')} />
        </div>
        <StatePanel kind="empty" title={t('emptyTitle')} text={t('emptyText')} slate="00">
          <TextLink kind="onward" href="#fields">
            {t('primary')}
          </TextLink>
        </StatePanel>
        <StatePanel kind="error" title={t('errorTitle')} text={t('errorText')} slate="503">
          <TextLink kind="onward" href="#waiting">
            {t('errorAction')}
          </TextLink>
        </StatePanel>
      </SpecimenGrid>
    </GuideSection>
  )
}
