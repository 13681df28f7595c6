import { translator } from '@/i18n/translator'
import type { Result } from '@studio/shared/contracts/subjects/case-study'
import type { BlockContext } from '@/lib/block-context'
import { StatBand } from '@/blocks/stat-band'
import { TextLink } from '@/components/ui/text-link'
import { Chapter } from './chapter'
import { NextStudy } from './next-study'
import { StudyHeader } from './study-header'

interface Props {
  title: string
  result: Result
  context: BlockContext
}

/** The results of a case study. */
export function ResultPage({ title, result, context }: Props) {
  const t = translator(context.locale, 'caseStudies')
  const { client, lead, media, stats, body, study, next } = result
  const band = { type: 'statBand', id: 'stats', heading: null, stats } as const
  return (
    <>
      <StudyHeader client={client} title={title} lead={lead} media={media} context={context} />
      {stats.length > 0 && <StatBand block={band} context={context} />}
      <Chapter title={t('result')} text={body} media={null} context={context}>
        <TextLink kind="onward" href={study.href}>
          {t('toStudy', { title: study.label })}
        </TextLink>
      </Chapter>
      {next && <NextStudy label={t('nextResult')} study={next} />}
    </>
  )
}
