import { FieldSet } from '@/components/ui/field-set'
import { STAGES } from '@/components/ui/stage-badge'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SpecimenGrid } from '../specimen'
import { FieldStates } from './field-states'
import { CheckboxStates } from './checkbox-states'
import { translator } from '@/i18n/translator'

export function Fields({ context }: SectionProps) {
  const { locale } = context
  const t = translator(locale, 'styleGuide')
  const ui = translator(locale, 'ui')
  const stages = STAGES.map((value) => ({ value, text: ui(`stages.${value}`) }))
  return (
    <GuideSection name="fields" context={context}>
      <FieldSet id="shot" legend={t('legend')} help={t('legendHelp')}>
        <SpecimenGrid>
          <FieldStates locale={locale} stages={stages} />
        </SpecimenGrid>
      </FieldSet>
      <FieldSet id="stage-choice" legend={t('stagesLegend')} error={t('stagesError')}>
        <CheckboxStates locale={locale} stages={stages} />
      </FieldSet>
    </GuideSection>
  )
}
