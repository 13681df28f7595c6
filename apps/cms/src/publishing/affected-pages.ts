import { HOME_SLUG } from '@studio/shared/paths'
import { pageTag, variantTag } from '@studio/shared/cache-tags'
import { COUNTRIES } from '@studio/shared/countries'
import { documentPaths, hasPaths } from '@studio/shared/document-paths'
import { LOCALES } from '@studio/shared/locales'
import { SHELL_PATH } from '../site-api/builds'
import type { BuildKey } from '../site-api/types'
import { pathDocument, placeOf } from '../site-api/places'
import type { Viewer } from '../site-api/reader'
import type { PublishEvent } from './event'

export interface Build extends BuildKey {
  documents: string[]
}

export interface AffectedPages {
  /** What they show has changed. */
  changed: BuildKey[]
  /** Must not be shown again: taken down, moved away, or replaced by another document. */
  gone: BuildKey[]
  /** Countries and languages whose header or footer has changed, and so every page. */
  shells: Viewer[]
}

/** Cache tags, as the web and the edge take them. */
export interface ChangedTags {
  expiredTags: string[]
  goneTags: string[]
}

/** Which pages a set of changes touches: exactly those built from what changed, and moved paths. */
export function affectedPages(events: PublishEvent[], builds: Build[]): AffectedPages {
  const changed = new Set(changedDocuments(events))
  const touched = builds.filter(({ documents }) =>
    documents.some((document) => changed.has(document)),
  )
  const shells = touched.filter(isShell)
  const shellVariants = new Set(shells.map(variantOf))
  const gone = unique(events.flatMap(movedPaths).flatMap(everywhere))
  const goneKeys = new Set(gone.map(keyOf))
  const pages = builds.filter(
    (build) => !isShell(build) && (touched.includes(build) || shellVariants.has(variantOf(build))),
  )
  return {
    changed: unique(pages).filter((page) => !goneKeys.has(keyOf(page))),
    gone,
    shells: shells.map(({ country, locale }) => ({ country, locale })),
  }
}

/** One tag stands for all pages of a country and language where their header or footer has changed. */
export function changedTags({ changed, gone, shells }: AffectedPages): ChangedTags {
  const variants = new Set(shells.map(variantOf))
  const others = changed.filter((page) => !variants.has(variantOf(page)))
  const shellTags = shells.map(({ country, locale }) => variantTag(country, locale))
  return {
    expiredTags: [...new Set([...shellTags, ...tagsOf(others)])],
    goneTags: [...new Set(tagsOf(gone))],
  }
}

function tagsOf(pages: BuildKey[]): string[] {
  return pages.map(({ country, locale, path }) => pageTag(country, locale, path))
}

/** All that a set of changes touches, as pages and shells are on record with it. */
export function changedDocuments(events: PublishEvent[]): string[] {
  return [...new Set(events.flatMap(changedBy))]
}

/** What an event changes: the document, the lists of its kind, and, where it moved, the places. */
function changedBy(event: PublishEvent): string[] {
  const { document } = event
  const content = [document, `${collectionOf(document)}:*`]
  const paths = movedPaths(event)
  return paths.length === 0 ? content : [...content, placeOf(document), ...paths.map(pathDocument)]
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

function everywhere(path: string): BuildKey[] {
  return COUNTRIES.flatMap((country) => LOCALES.map((locale) => ({ country, locale, path })))
}

function collectionOf(document: string): string {
  return document.slice(0, document.indexOf(':'))
}

function isShell({ path }: BuildKey): boolean {
  return path === SHELL_PATH
}

function variantOf({ country, locale }: Viewer): string {
  return `${country}/${locale}`
}

export function keyOf({ country, locale, path }: BuildKey): string {
  return `${country}/${locale}/${path}`
}

function unique(pages: BuildKey[]): BuildKey[] {
  return [...new Map(pages.map((page) => [keyOf(page), page])).values()].map(
    ({ country, locale, path }) => ({ country, locale, path }),
  )
}
