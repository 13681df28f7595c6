import { COUNTRY_FACTS } from '@studio/shared/countries'
import { Carousel } from '@/components/ui/carousel'
import { CompareSlider } from '@/components/ui/compare-slider'
import { ReelTile } from '@/components/ui/reel-tile'
import { STAGES } from '@/components/ui/stage-badge'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { Still } from '../still'
import { translator } from '@/i18n/translator'

export function Stages({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const ui = translator(context.locale, 'ui')
  const side = (stage: 'board' | 'final') => ({
    name: ui(`stages.${stage}`),
    picture: <Still stage={stage} alt={t(`alts.${stage}`)} />,
  })
  const slides = STAGES.map((stage, index) => ({
    key: stage,
    label: ui('slideOf', { number: String(index + 1), total: String(STAGES.length) }),
    content: (
      <ReelTile
        picture={<Still stage={stage} alt={t(`alts.${stage}`)} />}
        title={ui(`stages.${stage}`)}
        href={`#${stage === 'final' ? 'pictures' : 'disclosure'}`}
        credit={t('credit')}
        frames={144}
      />
    ),
  }))
  return (
    <GuideSection name="stages" context={context}>
      <CompareSlider
        label={t('compare')}
        before={side('board')}
        after={side('final')}
        format={COUNTRY_FACTS[context.country].formats[context.locale]}
      />
      <Carousel
        label={t('stagesLabel')}
        words={{
          previous: ui('previousSlide'),
          next: ui('nextSlide'),
          carousel: ui('carousel'),
          slide: ui('slide'),
        }}
        slides={slides}
      />
    </GuideSection>
  )
}
