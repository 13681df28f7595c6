import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import type { CollectionSlug, Payload } from 'payload'
import type { Menu, Page, Redirect, SiteSetting, Testimonial } from '../../payload-types'
import type { DocumentKind } from '../../platform/fields/fields-of'
import type { DocumentCache } from './document-cache'
import {
  findPublished,
  type PageSummary,
  type Referenced,
  type ReferencedCollection,
} from './find-published'
import { findPaths, findReferences, type Reference } from './find-references'
import { ANY_PATH, type Moment, pathDependency, urlDependency } from '../page-dependencies'

export interface Viewer {
  country: Country
  locale: Locale
  /**
   * The path of the page that is built. It is undefined for header and footer, which are the same
   * on all pages.
   */
  path?: PagePath
}

/**
 * Reads published documents for one response and records each as a dependency of the page.
 * Referenced documents are loaded together with the document, so `related` needs no query.
 */
export class PublishedReader {
  private readonly recorded = new Set<string>()

  constructor(
    private readonly payload: Payload,
    private readonly cache: DocumentCache,
    private readonly moment: Moment,
    readonly viewer: Viewer,
    readonly contentLocale: Locale = viewer.locale,
  ) {}

  /** The path is empty for the home page, and if it is unknown. */
  get path(): PagePath {
    return this.viewer.path ?? ''
  }

  get documents(): string[] {
    return [...this.recorded].sort()
  }

  /** Reads texts in another locale; links keep the visitor's locale. */
  inLanguage(locale: Locale): PublishedReader {
    const reader = new PublishedReader(this.payload, this.cache, this.moment, this.viewer, locale)
    for (const document of this.recorded) reader.record(document)
    return reader
  }

  /** Records a dependency that the reader does not detect itself, such as `videos-of:7`. */
  record(document: string): void {
    this.recorded.add(document)
  }

  async document<Found extends { id: number }>(
    collection: CollectionSlug,
    variant: string,
    read: (payload: Payload, locale: Locale) => Promise<Found | null>,
  ): Promise<Found | null> {
    const found = await this.list(`${collection}:*`, variant, read)
    if (!found) return null
    this.record(`${collection}:${found.id}`)
    await this.load(collection, found)
    return found
  }

  /**
   * Reads a value, which is cached until `topic` changes. The caller must record the dependency.
   */
  async list<Found>(
    topic: string,
    variant: string,
    read: (payload: Payload, locale: Locale) => Promise<Found>,
  ): Promise<Found> {
    return this.cached(topic, variant, () => read(this.payload, this.contentLocale))
  }

  async page(slug: string): Promise<Page | null> {
    const page = await this.cached(`pages:*`, `slug ${slug}`, () => this.find.page(slug))
    if (!page) return null
    this.recorded.add(`pages:${page.id}`)
    await this.load('pages', page)
    return page
  }

  /**
   * Redirects are not cached, because they are looked up for nonexistent paths, whose number is
   * unlimited.
   */
  async redirect(from: string): Promise<Redirect | null> {
    const redirect = await this.find.redirect(from)
    if (!redirect) return null
    this.recorded.add(`redirects:${redirect.id}`)
    await this.load('redirects', redirect)
    return redirect
  }

  /** The testimonials for the visitor's country. The page depends on the whole collection. */
  async testimonials(): Promise<Testimonial[]> {
    const { country } = this.viewer
    this.recorded.add('testimonials:*')
    return this.cached('testimonials:*', country, () => this.find.testimonials(country))
  }

  async menus(): Promise<Menu> {
    this.recorded.add('menus:global')
    const menus = await this.cached('menus:global', '', () => this.find.menus())
    await this.load('menus', menus)
    return menus
  }

  async settings(): Promise<SiteSetting> {
    this.recorded.add('site-settings:global')
    const settings = await this.cached('site-settings:global', '', () => this.find.settings())
    await this.load('site-settings', settings)
    return settings
  }

  /**
   * The referenced document, or null if visitors may not see it. It is recorded in both cases,
   * because publishing it later changes the page.
   */
  related<Collection extends ReferencedCollection>(
    collection: Collection,
    reference: number | { id: number } | null | undefined,
  ): Referenced[Collection] | null {
    if (reference === null || reference === undefined) return null
    const id = typeof reference === 'number' ? reference : reference.id
    const document = `${collection}:${id}`
    this.recorded.add(document)
    return (this.loaded.get(document) ?? null) as Referenced[Collection] | null
  }

  /** The path of a linked page. The page depends on the URL of the linked page, not on its text. */
  linked(reference: number | { id: number } | null | undefined): string | null {
    if (reference === null || reference === undefined) return null
    const document = `pages:${typeof reference === 'number' ? reference : reference.id}`
    this.recorded.add(urlDependency(document))
    const page = this.loaded.get(document) as PageSummary | null | undefined
    return page?.slug ?? null
  }

  /** Returns the path if a document is published there, otherwise null. */
  published(path: string | null | undefined): string | null {
    if (!path) return null
    const document = pathDependency(path)
    this.recorded.add(document)
    return this.loaded.get(document) === true ? path : null
  }

  /**
   * The referenced documents of this response. The value is null if visitors may not see the
   * document.
   */
  private readonly loaded = new Map<string, unknown>()

  /**
   * Loads the documents to which one or several documents of a collection refer, and the documents
   * to which those refer.
   */
  async load(kind: DocumentKind, value: unknown): Promise<void> {
    await this.loadPaths(findPaths(value))
    await this.loadReferences(findReferences(this.payload, kind, value))
  }

  /** Loads documents level by level, with one query per collection and level. */
  async loadReferences(references: Reference[]): Promise<void> {
    const missing = new Map<ReferencedCollection, Set<number>>()
    const next: { collection: ReferencedCollection; found: unknown }[] = []
    for (const { collection, id } of references) {
      const document = `${collection}:${id}`
      if (this.loaded.has(document)) continue
      const cached = this.cache.get(document, this.contentLocale)
      if (cached === undefined)
        missing.set(collection, (missing.get(collection) ?? new Set()).add(id))
      else {
        this.loaded.set(document, cached)
        next.push({ collection, found: cached })
      }
    }
    await Promise.all(
      [...missing].map(async ([collection, ids]) => {
        next.push({ collection, found: await this.fetch(collection, [...ids]) })
      }),
    )
    if (next.length === 0) return
    await this.loadPaths(next.flatMap(({ found }) => findPaths(found)))
    await this.loadReferences(
      next.flatMap(({ collection, found }) => findReferences(this.payload, collection, found)),
    )
  }

  /** Looks up for each path, but only once, whether a document is published there. */
  async loadPaths(paths: string[]): Promise<void> {
    const unknown = new Set<string>()
    for (const path of paths) {
      const known = this.cache.get(ANY_PATH, path)
      if (known === undefined) unknown.add(path)
      else this.loaded.set(pathDependency(path), known)
    }
    if (unknown.size === 0) return
    const published = await this.find.publishedPaths([...unknown])
    for (const path of unknown) {
      const isPublished = published.includes(path)
      this.loaded.set(pathDependency(path), isPublished)
      this.cache.put(ANY_PATH, path, isPublished, this.moment)
    }
  }

  private async fetch(collection: ReferencedCollection, ids: number[]): Promise<unknown[]> {
    const found = await this.find.referenced(collection, ids)
    for (const id of ids) {
      const document = `${collection}:${id}`
      const value = found.find((candidate) => candidate.id === id) ?? null
      this.loaded.set(document, value)
      this.cache.put(document, this.contentLocale, value, this.moment)
    }
    return found
  }

  private async cached<Value>(
    document: string,
    variant: string,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const key = `${this.contentLocale} ${variant}`
    const known = this.cache.get(document, key)
    if (known !== undefined) return known as Value
    const value = await read()
    // Missing documents are not cached, because the number of nonexistent paths is unlimited.
    if (value !== null) this.cache.put(document, key, value, this.moment)
    return value
  }

  private get find() {
    return findPublished(this.payload, this.contentLocale)
  }
}
