import type { CaptionTrack } from '@studio/shared/contracts/common'
import { type Locale, LOCALES } from '@studio/shared/locales'
import type { Payload, Where } from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'
import type {
  Category,
  Download,
  Media,
  Menu,
  Page,
  PriceGroup,
  Redirect,
  Service,
  Showreel,
  SiteSetting,
  Testimonial,
  Video,
} from '../../payload-types'
import { findCaptionTracks } from '../files/captions'
import { publishedPathsAmong } from './path-sources'

const FALLBACK: Locale[] = [...LOCALES]

export type PageSummary = Pick<Page, 'id' | 'slug' | 'title'>

export type CategorySummary = Pick<Category, 'id' | 'slug' | 'title' | 'countries' | 'featured'>

export type VideoSummary = Pick<
  Video,
  'id' | 'slug' | 'path' | 'title' | 'subtitle' | 'film' | 'poster'
>

/** A media document. Films with sound contain the URLs of their captions in every language. */
export interface PublishedMedia extends Media {
  captionTracks?: CaptionTrack[]
}

export interface Referenced {
  media: PublishedMedia
  'price-groups': PriceGroup
  services: Service
  pages: PageSummary
  categories: CategorySummary
  videos: VideoSummary
  showreels: Showreel
  downloads: Download
}

export type ReferencedCollection = keyof Referenced

/**
 * The fields of referenced documents. Some collections are read with only few fields, so that
 * references in the other fields are not loaded.
 */
const SELECTED: Record<ReferencedCollection, Record<string, true> | null> = {
  media: null,
  'price-groups': null,
  services: null,
  pages: { slug: true, title: true },
  categories: { slug: true, title: true, countries: true, featured: true },
  videos: { slug: true, path: true, title: true, subtitle: true, film: true, poster: true },
  showreels: null,
  downloads: null,
}

/**
 * @returns true if pages show documents of this collection because other documents refer to them
 */
export function isReferenced(collection: string): collection is ReferencedCollection {
  return Object.hasOwn(SELECTED, collection)
}

/**
 * The options for reads with a visitor's rights. Missing texts fall back to English first, because
 * a text in another language is better than none.
 */
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
 * The reads of the site API. They have a visitor's rights, so they cannot return drafts. Only here
 * do missing texts fall back to another locale.
 */
export function findPublished(payload: Payload, locale: Locale) {
  const asVisitor = asVisitorIn(locale)
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
    /** Reads testimonials of real clients. Samples are included only on request. */
    async testimonials(country: string, { withSamples = false } = {}): Promise<Testimonial[]> {
      const where: Where = {
        countries: { in: [country] },
        ...(!withSamples && { isSample: { not_equals: true } }),
      }
      const options = { collection: 'testimonials', where, sort: 'id', limit: 12 } as const
      return (await payload.find({ ...asVisitor, ...options })).docs
    },
    /** Returns only the paths that lead to a published document. */
    publishedPaths(paths: string[]): Promise<string[]> {
      return publishedPathsAmong(payload, paths)
    },
    menus(): Promise<Menu> {
      return payload.findGlobal({ ...asVisitor, slug: 'menus' })
    },
    settings(): Promise<SiteSetting> {
      return payload.findGlobal({ ...asVisitor, slug: 'site-settings' })
    },
    async referenced(
      collection: ReferencedCollection,
      ids: number[],
    ): Promise<Referenced[ReferencedCollection][]> {
      const where = byIds(ids)
      const select = SELECTED[collection]
      const options = { ...asVisitor, collection, where, ...(select && { select }) }
      const { docs } = await payload.find(options)
      return collection === 'media' ? withCaptions(payload, docs as Media[]) : docs
    },
  }
}

async function withCaptions(payload: Payload, media: Media[]): Promise<PublishedMedia[]> {
  const films = media.filter((one) => one.hasSound).map((one) => one.id)
  const tracks = await findCaptionTracks(payload, films)
  return media.map((one) => ({ ...one, captionTracks: tracks.get(one.id) ?? [] }))
}
