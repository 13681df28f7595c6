import { COUNTRIES, type Country } from '@studio/shared/countries'
import { caseStudyPath, jobPath, postPath } from '@studio/shared/document-paths'
import { HOME_SLUG } from '@studio/shared/paths'
import type { FlattenedField, Payload } from 'payload'
import type { CaseStudy, Category, Job, Page, Post, PriceGroup, Video } from '../../payload-types'
import { fieldsOf } from '../../platform/fields/fields-of'
import { figureFor } from '../../site/content/figures'
import { pictureOf } from '../../site/content/media'
import { findReferences } from '../../site/reader/find-references'
import type { PublishedReader } from '../../site/reader/reader'
import { entriesOfCities } from './entries-of-cities'
import type { SearchEntry } from './entry'
import { type PassagePart, passagesOfDocument } from './passages-of-document'
import type { IndexedDocument } from './read-published'
import { wordsOfDocument } from './words-of-document'

/** The parts of an entry that differ between collections. */
type Facts = Pick<SearchEntry, 'kind' | 'path' | 'title' | 'keywords' | 'excerpt'> & {
  image: Page['seoImage']
  countries?: Country[] | null
}

/**
 * Builds a document's entries in the reader's language. Most documents have one entry. A price list
 * has one for each row, and the contact page has an additional one for each city.
 */
export async function buildEntries(
  payload: Payload,
  reader: PublishedReader,
  found: IndexedDocument,
): Promise<SearchEntry[]> {
  await reader.load(found.collection, found.doc)
  if (found.collection === 'price-groups') {
    const entries = entriesOfPrices(reader, found.doc)
    return entries.map((entry) => ({ ...entry, dependsOn: reader.documents }))
  }
  const document = `${found.collection}:${found.doc.id}`
  const { image, countries = null, ...facts } = factsOf(reader, found)
  const fields = fieldsOf(payload, found.collection)
  const references = findReferences(payload, found.collection, found.doc)
  const picture = pictureOf(reader, image) ?? firstPicture(reader, references)
  const entry = {
    ...facts,
    document,
    part: '',
    locale: reader.contentLocale,
    body: bodyOf(fields, found.doc),
    image: picture,
    figures: null,
    countries,
    mentions: references.flatMap(({ collection, id }) =>
      collection === 'price-groups' ? [`${collection}:${id}`] : [],
    ),
    shows: tablesOf(payload, found),
    sells: soldOn(reader, found),
    passages: passagesOf(reader, fields, found.doc, facts),
    dependsOn: [],
  }
  const cities = found.collection === 'pages' ? await entriesOfCities(reader, found.doc, entry) : []
  return [entry, ...cities].map((one) => ({ ...one, dependsOn: reader.documents }))
}

function factsOf(reader: PublishedReader, found: IndexedDocument): Facts {
  switch (found.collection) {
    case 'pages':
      return factsOfPage(reader, found.doc)
    case 'posts':
      return factsOfPost(found.doc)
    case 'videos':
      return factsOfVideo(reader, found.doc)
    case 'categories':
      return factsOfCategory(reader, found.doc)
    case 'case-studies':
      return factsOfCaseStudy(found.doc)
    case 'jobs':
      return factsOfJob(found.doc)
    case 'price-groups':
      throw new Error('Price lists have an entry for each row.')
  }
}

function factsOfPage(reader: PublishedReader, page: Page): Facts {
  const service = reader.related('services', page.service)
  const { slug, title, seoTitle, seoDescription, seoImage } = page
  return {
    kind: service ? 'service' : 'page',
    path: pathOf(page),
    title,
    keywords: joined(seoTitle, service?.name, slug),
    excerpt: seoDescription || service?.summary || '',
    image: seoImage ?? service?.media,
  }
}

function factsOfPost({ slug, title, lead, media, seoTitle }: Post): Facts {
  return {
    kind: 'post',
    path: postPath(slug),
    title,
    keywords: joined(seoTitle, slug),
    excerpt: lead,
    image: media,
  }
}

function factsOfVideo(reader: PublishedReader, video: Video): Facts {
  const category = reader.related('categories', video.category)
  return {
    kind: 'video',
    path: video.path ?? null,
    title: video.title,
    keywords: joined(video.seoTitle, video.subtitle, category?.title),
    excerpt: video.seoDescription || video.subtitle || '',
    image: video.film ?? video.poster,
    countries: null,
  }
}

function factsOfCategory(reader: PublishedReader, category: Category): Facts {
  const lead = reader.related('videos', category.leadVideo)
  return {
    kind: 'video',
    path: category.slug,
    title: category.title,
    keywords: joined(category.seoTitle, category.slug),
    excerpt: category.seoDescription || category.lead || '',
    image: lead?.film ?? lead?.poster,
    countries: category.countries?.length ? category.countries : null,
  }
}

function factsOfCaseStudy(study: CaseStudy): Facts {
  return {
    kind: 'caseStudy',
    path: caseStudyPath(study.slug),
    title: study.title,
    keywords: joined(study.client, study.seoTitle, study.slug),
    excerpt: study.lead,
    image: study.pictures?.[0],
  }
}

function factsOfJob({ slug, title, summary, media, seoTitle }: Job): Facts {
  return {
    kind: 'job',
    path: jobPath(slug),
    title,
    keywords: joined(seoTitle, slug),
    excerpt: summary,
    image: media,
  }
}

/** The keys of the price lists that the page shows as tables. */
function tablesOf(payload: Payload, { collection, doc }: IndexedDocument): string[] {
  const blocks = 'blocks' in doc && Array.isArray(doc.blocks) ? (doc.blocks as Page['blocks']) : []
  const tables = (blocks ?? []).filter(({ blockType }) => blockType === 'priceTable')
  return findReferences(payload, collection, { blocks: tables }).map(
    (list) => `${list.collection}:${list.id}`,
  )
}

function soldOn(reader: PublishedReader, { collection, doc }: IndexedDocument): string[] {
  if (collection !== 'pages') return []
  const service = reader.related('services', doc.service)
  const sold = typeof service?.page === 'object' ? service.page?.id : service?.page
  // If a service has several pages, its prices belong to the page to which its card links.
  if (sold !== doc.id) return []
  const list = service?.priceGroup
  const id = typeof list === 'object' ? list?.id : list
  return typeof id === 'number' ? [`price-groups:${id}`] : []
}

/** The passages of a document. The words that describe the document come first. */
function passagesOf(
  reader: PublishedReader,
  fields: FlattenedField[],
  doc: object,
  { title, excerpt }: Pick<Facts, 'title' | 'excerpt'>,
): SearchEntry['passages'] {
  const keyOfList = (id: number) => reader.related('price-groups', id)?.key ?? null
  const about: PassagePart[] = [{ type: 'paragraph' }, { type: 'text', text: excerpt }]
  return [
    ...(excerpt ? [{ heading: title, context: '', anchor: '', parts: about }] : []),
    ...passagesOfDocument(fields, doc, keyOfList),
  ]
}

/**
 * A price list that is only a comparison contains the prices of other companies, so it is not
 * indexed.
 */
function entriesOfPrices(reader: PublishedReader, group: PriceGroup): SearchEntry[] {
  if (group.isComparison) return []
  const page = typeof group.page === 'object' ? group.page?.id : group.page
  return (group.items ?? []).map((row) => {
    const figures = COUNTRIES.flatMap((country) => {
      const figure = figureFor(row, country)
      return figure ? [[country, figure] as const] : []
    })
    return {
      document: `price-groups:${group.id}`,
      part: row.key,
      locale: reader.contentLocale,
      kind: 'price' as const,
      path: null,
      title: row.label || row.key,
      keywords: joined(group.title),
      excerpt: [group.title, row.note].filter(Boolean).join(' · '),
      body: joined(group.note),
      image: null,
      figures: Object.fromEntries(figures),
      countries: null,
      mentions: typeof page === 'number' ? [`pages:${page}`] : [],
      shows: [],
      sells: [],
      passages: [],
      dependsOn: [],
    }
  })
}

function pathOf({ slug }: Page): string {
  return slug === HOME_SLUG ? '' : slug
}

function bodyOf(fields: FlattenedField[], doc: object): string {
  return wordsOfDocument(fields, { ...doc }).join('\n')
}

function firstPicture(
  reader: PublishedReader,
  references: ReturnType<typeof findReferences>,
): SearchEntry['image'] {
  const first = references.find(({ collection }) => collection === 'media')
  return first ? pictureOf(reader, first.id) : null
}

function joined(...words: (string | null | undefined)[]): string {
  return words.filter(Boolean).join(' ')
}
