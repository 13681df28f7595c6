import type { PageView } from '@studio/shared/contracts/page'
import { caseStudyPath, resultPath } from '@studio/shared/document-paths'
import type { CaseStudy } from '../../payload-types'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import { richTextFor } from '../rich-text'
import { subjectView } from '../subject-view'
import { nextCard } from './study-card'

export async function buildCaseStudy(
  reader: PublishedReader,
  study: CaseStudy,
  readAt: number,
): Promise<PageView> {
  const settings = await reader.settings()
  const words = (text: unknown) => richTextFor(reader, text, settings)
  const { slug, result } = study
  return subjectView(reader, study, {
    readAt,
    path: caseStudyPath(slug),
    headerTheme: study.headerTheme,
    index: 'case-studies',
    lead: study.lead,
    subject: {
      type: 'caseStudy',
      client: study.client,
      lead: study.lead,
      facts: (study.facts ?? []).map(({ label, value }) => ({ label, value })),
      pictures: (study.pictures ?? [])
        .map((value) => pictureOf(reader, value))
        .filter((picture) => picture !== null),
      challenge: words(study.challenge),
      approach: words(study.approach),
      outcome: words(study.outcome),
      result:
        study.hasResult === true
          ? { label: result?.title ?? study.title, href: hrefOf(reader, resultPath(slug)) }
          : null,
      next: await nextCard(reader, 'studies', slug),
    },
  })
}
