import type { Feed } from '@studio/shared/contracts/listings'
import { postPath } from '@studio/shared/document-paths'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { asVisitorIn, findPublished } from '../reader/find-published'
import { dayOf } from '../subject-view'

const NEWEST = 20
const BLOG = 'blog'

/** The data of the RSS feed. It is not cached, so that it always matches the site. */
export async function listFeed(payload: Payload, locale: Locale): Promise<Feed> {
  const find = findPublished(payload, locale)
  const [settings, blog, { docs }] = await Promise.all([
    find.settings(),
    find.page(BLOG),
    payload.find({
      ...asVisitorIn(locale),
      collection: 'posts',
      where: {
        and: [{ readyLocales: { in: [locale] } }, { isHiddenFromSearch: { not_equals: true } }],
      },
      select: { slug: true, title: true, lead: true, publishedOn: true, updatedAt: true },
      sort: ['-publishedOn', '-id'],
      limit: NEWEST,
    }),
  ])
  return {
    studioName: settings.studioName,
    title: blog?.title ?? settings.studioName,
    description: blog?.seoDescription || settings.mission,
    path: blog ? BLOG : '',
    posts: docs.map(({ slug, title, lead, publishedOn, updatedAt }) => ({
      path: postPath(slug),
      title,
      lead,
      publishedOn: dayOf(publishedOn),
      updatedAt,
    })),
  }
}
