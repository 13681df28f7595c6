import type { Outline, OutlineEntry } from '@studio/shared/contracts/listings'
import { caseStudyPath, jobPath, postPath } from '@studio/shared/document-paths'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { asVisitorIn, findPublished } from '../reader/find-published'

const NEWEST_POSTS = 50

const SHOWN = { isHiddenFromSearch: { not_equals: true } }

/**
 * An English overview of the site for language models. It contains only pages that search engines
 * may list.
 */
export async function listOutline(payload: Payload): Promise<Outline> {
  const ask = { ...asVisitorIn(DEFAULT_LOCALE), where: SHOWN }
  const settings = await findPublished(payload, DEFAULT_LOCALE).settings()
  const [pages, studies, posts, jobs] = await Promise.all([
    payload.find({
      ...ask,
      collection: 'pages',
      select: { slug: true, title: true, seoDescription: true, service: true },
      sort: 'slug',
    }),
    payload.find({ ...ask, collection: 'case-studies', select: WORDS, sort: 'position' }),
    payload.find({
      ...ask,
      collection: 'posts',
      select: WORDS,
      sort: '-publishedOn',
      limit: NEWEST_POSTS,
    }),
    payload.find({
      ...ask,
      collection: 'jobs',
      select: { slug: true, title: true, summary: true },
      sort: 'id',
    }),
  ])
  const pageEntry = ({ slug, title, seoDescription }: (typeof pages.docs)[number]) =>
    entry(slug === 'home' ? '' : slug, title, seoDescription)
  return {
    studioName: settings.studioName,
    mission: settings.mission,
    contacts: settings.contacts.map(({ country, phone, email }) => ({
      country,
      phone,
      email,
    })),
    services: pages.docs.filter(({ service }) => service).map(pageEntry),
    pages: pages.docs.filter(({ service }) => !service).map(pageEntry),
    caseStudies: studies.docs.map(({ slug, title, lead }) =>
      entry(caseStudyPath(slug), title, lead),
    ),
    posts: posts.docs.map(({ slug, title, lead }) => entry(postPath(slug), title, lead)),
    jobs: jobs.docs.map(({ slug, title, summary }) => entry(jobPath(slug), title, summary)),
  }
}

const WORDS = { slug: true, title: true, lead: true } as const

function entry(path: string, title: string, description: string | null | undefined): OutlineEntry {
  return { path, title, description: description ?? '' }
}
