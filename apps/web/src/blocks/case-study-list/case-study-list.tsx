import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/components/ui/section'
import { StudyTile } from './study-tile'
import type { BlockProps } from '@/components/block-context'

/** Case studies, or their results: two beside each other, every third one across. */
export function CaseStudyList({ block, context }: BlockProps<'caseStudyList'>) {
  const t = translator(context.locale, 'caseStudies')
  const { heading, intro, studies } = block
  return (
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {studies.length === 0 && <p className="lead">{t('empty')}</p>}
      <div className="grid gap-x-8 gap-y-16 md:grid-cols-2 [*:not(:empty)+&]:mt-12">
        {studies.map((study, index) => (
          <StudyTile
            key={study.href}
            study={study}
            level={heading ? 3 : 2}
            isWide={index % 3 === 0 && index < studies.length - 1}
          />
        ))}
      </div>
    </Section>
  )
}
