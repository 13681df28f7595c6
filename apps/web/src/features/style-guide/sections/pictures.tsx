import { Card } from '@/components/ui/card'
import { ReelTile } from '@/components/ui/reel-tile'
import { TimecodeMark } from '@/components/ui/facts'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { Specimen, SpecimenGrid } from '../specimen'
import { Still } from '../still'
import { Players } from './players'
import { translator } from '@/i18n/translator'

const FRAMES = 144

export function Pictures({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const states = [
    { name: t('states.rest'), isPointed: false },
    { name: t('states.hover'), isPointed: true },
  ]
  return (
    <GuideSection name="pictures" context={context}>
      <SpecimenGrid>
        {states.map(({ name, isPointed }) => (
          <Specimen key={name} state={name}>
            <Card
              picture={<Still stage="board" alt={t('alts.board')} />}
              slate={<TimecodeMark frames={FRAMES} />}
              title={t('cardTitle')}
              href="#stages"
              isShownPointed={isPointed}
            >
              <p>{t('cardText')}</p>
            </Card>
          </Specimen>
        ))}
      </SpecimenGrid>
      <SpecimenGrid>
        {states.map(({ name, isPointed }) => (
          <Specimen key={name} state={name}>
            <ReelTile
              picture={<Still stage="final" alt={t('alts.final')} />}
              title={t('cardTitle')}
              href="#stages"
              credit={t('credit')}
              frames={FRAMES}
              isShownPointed={isPointed}
            />
          </Specimen>
        ))}
      </SpecimenGrid>
      <Players context={context} />
    </GuideSection>
  )
}
