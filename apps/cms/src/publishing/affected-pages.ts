import { HOME_SLUG } from '@studio/shared/paths'
import { pageTag, variantTag } from '@studio/shared/cache-tags'
import { COUNTRIES } from '@studio/shared/countries'
import { documentPaths, hasPaths } from '@studio/shared/document-paths'
import { LOCALES } from '@studio/shared/locales'
import {
  type PageVariant,
  pathDependency,
  urlDependency,
  LAYOUT_PATH,
} from '../site-api/page-dependencies'
import type { Viewer } from '../site-api/reader/reader'

/** One committed change of something that visitors can see. */
export interface PublishEvent {
  id: string
  /** `collection:id`. */
  document: string
  /** The path before and after, for documents that have one and are public at that end. */
  oldSlug: string | null
  newSlug: string | null
}

export interface BuiltPage extends PageVariant {
  documents: string[]
}

export interface AffectedPages {
  /** What they show has changed. */
  changed: PageVariant[]
  /** Must not be shown again: taken down, moved away, or replaced by another document. */
  gone: PageVariant[]
  /** Countries and languages whose header or footer has changed, and so every page. */
  layouts: Viewer[]
}

/** Cache tags, as the web and the edge take them. */
export interface ChangedTags {
  expiredTags: string[]
  goneTags: string[]
}

/** Which pages a set of changes touches: exactly those that depend on what changed, and moved paths. */
export function affectedPages(events: PublishEvent[], known: BuiltPage[]): AffectedPages {
  const changed = new Set(changedDocuments(events))
  const touched = known.filter(({ documents }) =>
    documents.some((document) => changed.has(document)),
  )
  const layouts = touched.filter(isLayout)
  const layoutVariants = new Set(layouts.map(variantOf))
  const gone = unique(events.flatMap(movedPaths).flatMap(everywhere))
  const goneKeys = new Set(gone.map(keyOf))
  const pages = known.filter(
    (page) => !isLayout(page) && (touched.includes(page) || layoutVariants.has(variantOf(page))),
  )
  return {
    changed: unique(pages).filter((page) => !goneKeys.has(keyOf(page))),
    gone,
    layouts: layouts.map(({ country, locale }) => ({ country, locale })),
  }
}

/** One tag stands for all pages of a country and language where their header or footer has changed. */
export function changedTags({ changed, gone, layouts }: AffectedPages): ChangedTags {
  const variants = new Set(layouts.map(variantOf))
  const others = changed.filter((page) => !variants.has(variantOf(page)))
  const layoutTags = layouts.map(({ country, locale }) => variantTag(country, locale))
  return {
    expiredTags: [...new Set([...layoutTags, ...tagsOf(others)])],
    goneTags: [...new Set(tagsOf(gone))],
  }
}

function tagsOf(pages: PageVariant[]): string[] {
  return pages.map(({ country, locale, path }) => pageTag(country, locale, path))
}

/** All that a set of changes touches, as pages and layouts are on record with it. */
export function changedDocuments(events: PublishEvent[]): string[] {
  return [...new Set(events.flatMap(changedBy))]
}

/** What an event changes: the document, the lists of its kind, and, where it moved, its URL and both paths. */
function changedBy(event: PublishEvent): string[] {
  const { document } = event
  const content = [document, `${collectionOf(document)}:*`]
  const paths = movedPaths(event)
  return paths.length === 0
    ? content
    : [...content, urlDependency(document), ...paths.map(pathDependency)]
}

/** Both ends of a move; a change that leaves the path alone moves nothing. */
function movedPaths({ document, oldSlug, newSlug }: PublishEvent): string[] {
  if (oldSlug === newSlug) return []
  return [oldSlug, newSlug]
    .filter((slug) => slug !== null)
    .flatMap((slug) => pathsOf(collectionOf(document), slug))
}

/** Where a document of that slug stands: one of a collection has a folder. */
function pathsOf(collection: string, slug: string): string[] {
  if (hasPaths(collection)) return documentPaths(collection, slug)
  return slug === HOME_SLUG ? ['', HOME_SLUG] : [slug]
}

function everywhere(path: string): PageVariant[] {
  return COUNTRIES.flatMap((country) => LOCALES.map((locale) => ({ country, locale, path })))
}

function collectionOf(document: string): string {
  return document.slice(0, document.indexOf(':'))
}

function isLayout({ path }: PageVariant): boolean {
  return path === LAYOUT_PATH
}

function variantOf({ country, locale }: Viewer): string {
  return `${country}/${locale}`
}

export function keyOf({ country, locale, path }: PageVariant): string {
  return `${country}/${locale}/${path}`
}

function unique(pages: PageVariant[]): PageVariant[] {
  return [...new Map(pages.map((page) => [keyOf(page), page])).values()].map(
    ({ country, locale, path }) => ({ country, locale, path }),
  )
}
