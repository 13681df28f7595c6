import { Badge } from '@/components/ui/badge'
import { STAGES, StageBadge } from '@/components/ui/stage-badge'
import { Stat } from '@/components/ui/facts'
import { Tag } from '@/components/ui/tag'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SpecimenRow } from '../specimen'
import { Prices } from './prices'
import { translator } from '@/i18n/translator'

const TONES = ['plain', 'signal', 'alert', 'pencil'] as const

export function Labels({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const ui = translator(context.locale, 'ui')
  return (
    <GuideSection name="labels" context={context}>
      <SpecimenRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`badges.${tone}`)}
          </Badge>
        ))}
      </SpecimenRow>
      <SpecimenRow>
        {STAGES.map((stage) => (
          <StageBadge key={stage} stage={stage}>
            {ui(`stages.${stage}`)}
          </StageBadge>
        ))}
      </SpecimenRow>
      <div className="flex flex-wrap items-center gap-3">
        <Tag>{t('tags.automotive')}</Tag>
        <Tag href="#labels">{t('tags.night')}</Tag>
        <Tag href="#labels" isCurrent>
          {t('tags.road')}
        </Tag>
      </div>
      <Prices context={context} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
        <Stat value="24" label={t('stats.rate')} />
        <Stat value="144" label={t('stats.frames')} />
        <Stat value="16:9" label={t('stats.format')} />
      </dl>
    </GuideSection>
  )
}
