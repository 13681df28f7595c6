import type { PageView } from '@studio/shared/contracts/page'
import { caseStudyPath, resultPath } from '@studio/shared/document-paths'
import type { CaseStudy } from '../../payload-types'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import { richTextFor } from '../rich-text'
import { subjectView } from '../subject-view'
import { nextCard } from './study-card'

export async function buildResult(
  reader: PublishedReader,
  study: CaseStudy,
  readAt: number,
): Promise<PageView> {
  const settings = await reader.settings()
  const { slug, client, result, readyLocales, isHiddenFromSearch } = study
  const title = result?.title ?? study.title
  const lead = result?.lead ?? study.lead
  const { seoTitle, seoDescription } = result ?? {}
  const words = { title, seoTitle, seoDescription, readyLocales, isHiddenFromSearch }
  return subjectView(reader, words, {
    readAt,
    path: resultPath(slug),
    index: 'results',
    lead,
    subject: {
      type: 'result',
      client,
      lead,
      stats: (result?.stats ?? []).map(({ value, label }) => ({ value, label })),
      // The finished picture: the last one of the study.
      media: pictureOf(reader, study.pictures?.at(-1)),
      body: richTextFor(reader, result?.body, settings),
      study: { label: study.title, href: hrefOf(reader, caseStudyPath(slug)) },
      next: await nextCard(reader, 'results', slug),
    },
  })
}
