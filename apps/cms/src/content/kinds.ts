import { securitySettingsKind } from '../features/accounts/security-settings-kind'
import { priceListKind } from '../features/prices/kind'
import { caseStudyKind } from './case-studies/kind'
import { categoryKind } from './categories/kind'
import { downloadKind } from './downloads/kind'
import { jobKind } from './jobs/kind'
import type { CollectionKind } from './kind'
import { mediaKind } from './media/kind'
import { menusKind } from './menus/kind'
import { pageKind } from './pages/kind'
import { postKind } from './posts/kind'
import { redirectKind } from './redirects/kind'
import { serviceKind } from './services/kind'
import { showreelKind } from './showreels/kind'
import { siteSettingsKind } from './site-settings/kind'
import { testimonialKind } from './testimonials/kind'
import { videoKind } from './videos/kind'

/**
 * Everything that editors write and visitors get, in the order in which the admin lists it. Lists of
 * nouns are derived from it; a test fails for a collection that is missing here without a reason.
 */
export const KINDS = [
  pageKind,
  postKind,
  caseStudyKind,
  jobKind,
  videoKind,
  categoryKind,
  serviceKind,
  showreelKind,
  testimonialKind,
  mediaKind,
  downloadKind,
  redirectKind,
  priceListKind,
] as const

export const GLOBAL_KINDS = [menusKind, siteSettingsKind, securitySettingsKind] as const

type Kind = (typeof KINDS)[number]

/** The slug of a collection of content. */
export type ContentCollection = Kind['collection']
export type ContentGlobal = (typeof GLOBAL_KINDS)[number]['global']
export type SavedByItself = Extract<Kind, { isSavedByItself: true }>['collection']
export type SearchedCollection = Extract<Kind, { isSearched: true }>['collection']

export const CONTENT_COLLECTIONS = KINDS.map(({ collection }) => collection)

export function isContentCollection(slug: unknown): slug is ContentCollection {
  return CONTENT_COLLECTIONS.some((collection) => collection === slug)
}

export function kindOf(slug: ContentCollection): CollectionKind {
  const kind = KINDS.find(({ collection }) => collection === slug)
  if (!kind) throw new Error(`There is no kind of content called ${slug}.`)
  return kind
}

/** The collections whose forms save drafts. The admin asks for the title of a new document first. */
export const SAVED_BY_THEMSELVES = KINDS.filter(savesItself).map(({ collection }) => collection)

function savesItself(kind: Kind): kind is Extract<Kind, { isSavedByItself: true }> {
  return 'isSavedByItself' in kind
}

export function isSavedByItself(slug: unknown): slug is SavedByItself {
  return SAVED_BY_THEMSELVES.some((collection) => collection === slug)
}

export const SEARCHED_COLLECTIONS = KINDS.filter(isSearched).map(({ collection }) => collection)

function isSearched(kind: Kind): kind is Extract<Kind, { isSearched: true }> {
  return 'isSearched' in kind
}

interface KindWithPages extends CollectionKind {
  address: 'slug' | 'path'
  pathsOf: NonNullable<CollectionKind['pathsOf']>
}

/** The kinds whose documents have pages of their own on the site. */
export const KINDS_WITH_PAGES: readonly KindWithPages[] = KINDS.filter((kind) => 'pathsOf' in kind)
