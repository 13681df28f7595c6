import { translator } from '@/i18n/translator'
import type { CaseStudy } from '@studio/shared/contracts/subjects/case-study'
import type { BlockContext } from '@/lib/block-context'
import { FactList } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { Chapter } from './chapter'
import { NextStudy } from './next-study'
import { StudyHeader } from './study-header'

interface Props {
  title: string
  study: CaseStudy
  context: BlockContext
}

/** A case study in three chapters, each with a picture. */
export function CaseStudyPage({ title, study, context }: Props) {
  const t = translator(context.locale, 'caseStudies')
  const { client, lead, facts, pictures, challenge, approach, outcome, result, next } = study
  const [opening = null, second = null, third = null] = pictures
  return (
    <>
      <StudyHeader client={client} title={title} lead={lead} media={opening} context={context} />
      {facts.length > 0 && (
        <Section>
          <FactList facts={facts} />
        </Section>
      )}
      <Chapter title={t('challenge')} text={challenge} media={second} context={context} />
      <Chapter title={t('approach')} text={approach} media={third} context={context} />
      <Chapter title={t('outcome')} text={outcome} media={null} context={context}>
        {result && (
          <TextLink kind="onward" href={result.href}>
            {t('toResult', { title: result.label })}
          </TextLink>
        )}
      </Chapter>
      {next && <NextStudy label={t('next')} study={next} />}
    </>
  )
}
