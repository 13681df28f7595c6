import { AccordionItem } from '@/components/ui/accordion-item'
import { STAGES } from '@/components/ui/stage-badge'
import { Tabs } from '@/components/ui/tabs'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { translator } from '@/i18n/translator'

export function Disclosure({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const ui = translator(context.locale, 'ui')
  const stages = STAGES.map((stage) => ({
    key: stage,
    label: ui(`stages.${stage}`),
    panel: <p className="max-w-[36rem]">{t(`stageTexts.${stage}`)}</p>,
  }))
  return (
    <GuideSection name="disclosure" context={context}>
      <Tabs label={t('stagesLabel')} tabs={stages} />
      <div className="border-b border-rule">
        {stages.map(({ key, label, panel }, index) => (
          <AccordionItem key={key} name="stages" title={label} isOpen={index === 0}>
            {panel}
          </AccordionItem>
        ))}
      </div>
    </GuideSection>
  )
}
