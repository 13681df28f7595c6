import type { PageView } from '@studio/shared/contracts/page'
import type { CaseStudyCard } from '@studio/shared/contracts/subjects/case-study'
import { caseStudyPath, resultPath } from '@studio/shared/document-paths'
import type { CaseStudy } from '../../payload-types'
import { hrefOf } from '../content/links'
import { pictureOf } from '../content/media'
import { richTextFor } from '../content/rich-text'
import type { PublishedReader } from '../reader/reader'
import { subjectView } from '../subject-view'
import { readCaseStudies, type StudyKind, type StudySummary } from './read-case-studies'

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
      // The last picture of a study is used, because it shows the finished work.
      media: pictureOf(reader, study.pictures?.at(-1)),
      body: richTextFor(reader, result?.body, settings),
      study: { label: study.title, href: hrefOf(reader, caseStudyPath(slug)) },
      next: await nextCard(reader, 'results', slug),
    },
  })
}

export async function studyCards(
  reader: PublishedReader,
  kind: StudyKind,
): Promise<CaseStudyCard[]> {
  const studies = await readCaseStudies(reader)
  const shown = kind === 'results' ? studies.filter(({ hasResult }) => hasResult) : studies
  return shown.map((study) => studyCard(reader, study, kind))
}

/** The card of the next study in the list. The last study is followed by the first. */
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
  const picture = study.pictures.at(kind === 'results' ? -1 : 0)
  return {
    href: hrefOf(reader, pathOf(kind, slug)),
    title: words.title,
    client,
    lead: words.lead,
    media: pictureOf(reader, picture),
  }
}

function pathOf(kind: StudyKind, slug: string): string {
  return kind === 'results' ? resultPath(slug) : caseStudyPath(slug)
}
