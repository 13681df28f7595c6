import type { CaseStudy } from '../../payload-types'
import { hasSlug, readList, readyHere } from '../reader/read-documents'
import { asVisitorIn } from '../reader/find-published'
import type { PublishedReader } from '../reader/reader'

export type StudyKind = 'studies' | 'results'

export async function findCaseStudy(
  reader: PublishedReader,
  slug: string,
): Promise<CaseStudy | null> {
  if (!(await hasSlug(reader, 'case-studies', slug))) return null
  return reader.document('case-studies', `slug ${slug}`, async (payload, locale) => {
    const options = { collection: 'case-studies', where: { slug: { equals: slug } } } as const
    const { docs } = await payload.find({ ...asVisitorIn(locale), ...options, limit: 1 })
    return docs[0] ?? null
  })
}

export type StudySummary = Pick<
  CaseStudy,
  'id' | 'slug' | 'title' | 'client' | 'lead' | 'hasResult' | 'updatedAt'
> & {
  /** The ids of the first and the last picture. The last one shows the finished work. */
  pictures: number[]
  result: { title: string; lead: string } | null
}

/** Reads all studies by position. There are only few, so one query is used for every list. */
export async function readCaseStudies(reader: PublishedReader): Promise<StudySummary[]> {
  return readList(reader, 'case-studies', 'all', async ({ payload, asVisitor }) => {
    const { docs } = await payload.find({
      ...asVisitor,
      collection: 'case-studies',
      where: readyHere(reader),
      sort: ['position', 'id'],
    })
    return docs.map(summaryOf)
  })
}

function summaryOf(study: CaseStudy): StudySummary {
  const { id, slug, title, client, lead, updatedAt, result } = study
  const hasResult = study.hasResult === true
  const pictures = (study.pictures ?? []).map(idOf)
  return {
    id,
    slug,
    title,
    client,
    lead,
    updatedAt,
    hasResult,
    pictures: [...pictures.slice(0, 1), ...pictures.slice(1).slice(-1)],
    result: hasResult ? { title: result?.title ?? title, lead: result?.lead ?? lead } : null,
  }
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'number' ? value : value.id
}
