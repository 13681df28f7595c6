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
} from '../site/page-dependencies'
import type { Viewer } from '../site/reader/reader'

/** One committed change of public content. */
export interface PublishEvent {
  id: string
  /** The document in the format `collection:id`. */
  document: string
  /**
   * The slug before and after the change. It is null if the document has no slug or was not public
   * at that time.
   */
  oldSlug: string | null
  newSlug: string | null
}

export interface BuiltPage extends PageVariant {
  documents: string[]
}

export interface AffectedPages {
  changed: PageVariant[]
  /**
   * Pages that must not be shown again, because they were unpublished, moved, or replaced by
   * another document.
   */
  gone: PageVariant[]
  /**
   * Countries and locales whose header or footer has changed, so that all of their pages have
   * changed.
   */
  layouts: Viewer[]
}

/** Cache tags in the format of the web and the edge. */
export interface ChangedTags {
  expiredTags: string[]
  goneTags: string[]
}

/**
 * The pages that a set of changes affects: those that are built from a changed document, and the
 * paths of moved documents.
 */
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

/** Joins sets of affected pages, each page once. */
export function joinAffected(all: AffectedPages[]): AffectedPages {
  const layouts = all.flatMap((affected) => affected.layouts)
  return {
    changed: unique(all.flatMap(({ changed }) => changed)),
    gone: unique(all.flatMap(({ gone }) => gone)),
    layouts: [...new Map(layouts.map((layout) => [variantOf(layout), layout])).values()],
  }
}

/** If the layout of a country and locale has changed, one tag covers all of its pages. */
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

/** The dependencies that a set of changes affects, in the format in which pages record them. */
export function changedDocuments(events: PublishEvent[]): string[] {
  return [...new Set(events.flatMap(changedBy))]
}

/**
 * The dependencies that an event affects: the document, the lists of its collection and, if the
 * document was moved, its URL and both paths.
 */
function changedBy(event: PublishEvent): string[] {
  const { document } = event
  const content = [document, `${collectionOf(document)}:*`]
  const paths = movedPaths(event)
  return paths.length === 0
    ? content
    : [...content, urlDependency(document), ...paths.map(pathDependency)]
}

/** The old and the new path of a moved document, or none if the path is unchanged. */
function movedPaths({ document, oldSlug, newSlug }: PublishEvent): string[] {
  if (oldSlug === newSlug) return []
  return [oldSlug, newSlug]
    .filter((slug) => slug !== null)
    .flatMap((slug) => pathsOf(collectionOf(document), slug))
}

/** The site paths of a document's slug, with the folder of its collection. */
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
