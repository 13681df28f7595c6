import { getTranslations } from 'next-intl/server'
import { FieldSet } from '@/components/ui/field-set'
import { STAGES } from '@/components/ui/stage-badge'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SpecimenGrid } from '../specimen'
import { FieldStates } from './field-states'
import { CheckboxStates } from './checkbox-states'

export async function Fields({ context }: SectionProps) {
  const { locale } = context
  const t = await getTranslations({ locale, namespace: 'styleGuide' })
  const ui = await getTranslations({ locale, namespace: 'ui' })
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
