import { LOCALES, type Locale } from '@studio/shared/locales'
import type { Payload, Where } from 'payload'
import { SITE_CONTEXT } from '../access/site-context'
import type {
  Download,
  Media,
  Page,
  PriceGroup,
  Redirect,
  Service,
  SiteSetting,
  Testimonial,
} from '../payload-types'

const FALLBACK: Locale[] = [...LOCALES]

/** What a link or a breadcrumb needs of a page. */
export type PageSummary = Pick<Page, 'id' | 'slug' | 'title'>

export interface Referenced {
  media: Media
  'price-groups': PriceGroup
  services: Service
  pages: PageSummary
  downloads: Download
}

/** A visitor's rights and languages; English first, for a text in another language is better than none. */
export function asVisitorIn(locale: Locale) {
  return {
    locale,
    fallbackLocale: FALLBACK,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    context: { ...SITE_CONTEXT },
  } as const
}

/**
 * The reads of the site API. They run with a visitor's rights, so a draft
 * is out of reach, and a missing text falls back here and nowhere else.
 */
export function findPublished(payload: Payload, locale: Locale) {
  const asVisitor = asVisitorIn(locale)
  const summary = { slug: true, title: true } as const
  const byIds = (ids: number[]): Where => ({ id: { in: ids } })

  return {
    async page(slug: string): Promise<Page | null> {
      const where: Where = { slug: { equals: slug } }
      const { docs } = await payload.find({ ...asVisitor, collection: 'pages', where, limit: 1 })
      return docs[0] ?? null
    },
    async redirect(from: string): Promise<Redirect | null> {
      const where: Where = { from: { equals: from } }
      const { docs } = await payload.find({
        ...asVisitor,
        collection: 'redirects',
        where,
        limit: 1,
      })
      return docs[0] ?? null
    },
    async testimonials(country: string): Promise<Testimonial[]> {
      const where: Where = { countries: { in: [country] } }
      const options = { collection: 'testimonials', where, sort: 'id', limit: 12 } as const
      return (await payload.find({ ...asVisitor, ...options })).docs
    },
    settings(): Promise<SiteSetting> {
      return payload.findGlobal({ ...asVisitor, slug: 'site-settings' })
    },
    async referenced(
      collection: keyof Referenced,
      ids: number[],
    ): Promise<Referenced[keyof Referenced][]> {
      const where = byIds(ids)
      if (collection === 'pages') {
        return (await payload.find({ ...asVisitor, collection, where, select: summary })).docs
      }
      return (await payload.find({ ...asVisitor, collection, where })).docs
    },
  }
}
