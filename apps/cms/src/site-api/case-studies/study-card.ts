import type { CaseStudyCard } from '@studio/shared/contracts/subjects/case-study'
import { caseStudyPath, resultPath } from '@studio/shared/document-paths'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import { readCaseStudies, type StudyKind, type StudySummary } from './read-case-studies'

/** The cards of all studies, or of all results. */
export async function studyCards(
  reader: PublishedReader,
  kind: StudyKind,
): Promise<CaseStudyCard[]> {
  const studies = await readCaseStudies(reader)
  const shown = kind === 'results' ? studies.filter(({ hasResult }) => hasResult) : studies
  return shown.map((study) => studyCard(reader, study, kind))
}

/** What comes after it in the list; after the last one, the first. */
export async function nextCard(
  reader: PublishedReader,
  kind: StudyKind,
  slug: string,
): Promise<CaseStudyCard | null> {
  const cards = await studyCards(reader, kind)
  const own = hrefOf(reader, pathOf(kind, slug))
  const next = cards[(cards.findIndex(({ href }) => href === own) + 1) % cards.length]
  return next && next.href !== own ? next : null
}

function studyCard(reader: PublishedReader, study: StudySummary, kind: StudyKind): CaseStudyCard {
  const { slug, client } = study
  const words = (kind === 'results' && study.result) || study
  const { media } = kind === 'results' ? study.resultMedia : study
  return {
    href: hrefOf(reader, pathOf(kind, slug)),
    title: words.title,
    client,
    lead: words.lead,
    media: pictureOf(reader, media),
  }
}

function pathOf(kind: StudyKind, slug: string): string {
  return kind === 'results' ? resultPath(slug) : caseStudyPath(slug)
}
