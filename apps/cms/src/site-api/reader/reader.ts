import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import type { Menu, Page, Redirect, SiteSetting, Testimonial } from '../../payload-types'
import type { DocumentCache } from './document-cache'
import { findPublished, type PageSummary, type Referenced } from './find-published'
import { findPaths, findReferences, type ReferencedCollection } from './find-references'
import { ANY_PATH, type Moment, pathDependency, urlDependency } from '../page-dependencies'

export interface Viewer {
  country: Country
  locale: Locale
}

/**
 * Reads published documents for one answer and notes each one, so that the page
 * remembers what it was built from. What a document refers to is loaded with it;
 * `related` then only looks up.
 */
export class PublishedReader {
  private readonly noted = new Set<string>()

  constructor(
    private readonly payload: Payload,
    private readonly cache: DocumentCache,
    private readonly moment: Moment,
    readonly viewer: Viewer,
    /** The language of the words; links keep the visitor's. */
    readonly contentLocale: Locale = viewer.locale,
  ) {}

  get documents(): string[] {
    return [...this.noted].sort()
  }

  /** Reads the words in another language than the visitor's; links keep the visitor's. */
  inLanguage(locale: Locale): PublishedReader {
    const reader = new PublishedReader(this.payload, this.cache, this.moment, this.viewer, locale)
    for (const document of this.noted) reader.note(document)
    return reader
  }

  /** What the answer was built from besides what the reader finds by itself, such as `videos-of:7`. */
  note(document: string): void {
    this.noted.add(document)
  }

  /** A document of its own, with all that it refers to; null is not remembered, for there is endlessly much that is not. */
  async document<Found extends { id: number }>(
    collection: string,
    variant: string,
    read: (payload: Payload, locale: Locale) => Promise<Found | null>,
  ): Promise<Found | null> {
    const found = await this.list(`${collection}:*`, variant, read)
    if (!found) return null
    this.note(`${collection}:${found.id}`)
    await this.load(found)
    return found
  }

  /** What is remembered until `topic` changes; it is for the caller to note it. */
  async list<Found>(
    topic: string,
    variant: string,
    read: (payload: Payload, locale: Locale) => Promise<Found>,
  ): Promise<Found> {
    return this.remembered(topic, variant, () => read(this.payload, this.contentLocale))
  }

  async page(slug: string): Promise<Page | null> {
    const page = await this.remembered(`pages:*`, `slug ${slug}`, () => this.find.page(slug))
    if (!page) return null
    this.noted.add(`pages:${page.id}`)
    await this.load(page)
    return page
  }

  /** Not remembered: it is asked for on paths that no page has, of which there are endlessly many. */
  async redirect(from: string): Promise<Redirect | null> {
    const redirect = await this.find.redirect(from)
    if (!redirect) return null
    this.noted.add(`redirects:${redirect.id}`)
    await this.load(redirect)
    return redirect
  }

  /** Those of the visitor's country. Any testimonial's change may change the list. */
  async testimonials(): Promise<Testimonial[]> {
    const { country } = this.viewer
    this.noted.add('testimonials:*')
    return this.remembered('testimonials:*', country, () => this.find.testimonials(country))
  }

  async menus(): Promise<Menu> {
    this.noted.add('menus:global')
    const menus = await this.remembered('menus:global', '', () => this.find.menus())
    await this.load(menus)
    return menus
  }

  async settings(): Promise<SiteSetting> {
    this.noted.add('site-settings:global')
    const settings = await this.remembered('site-settings:global', '', () => this.find.settings())
    await this.load(settings)
    return settings
  }

  /**
   * The document that a reference names, or null where visitors may not see it.
   * It is noted either way: publishing it later changes the page.
   */
  related<Collection extends ReferencedCollection>(
    collection: Collection,
    reference: number | { id: number } | null | undefined,
  ): Referenced[Collection] | null {
    if (reference === null || reference === undefined) return null
    const id = typeof reference === 'number' ? reference : reference.id
    const document = `${collection}:${id}`
    this.noted.add(document)
    return (this.loaded.get(document) ?? null) as Referenced[Collection] | null
  }

  /** The path of a linked page: only its coming, going and moving changes the link, not its words. */
  linked(reference: number | { id: number } | null | undefined): string | null {
    if (reference === null || reference === undefined) return null
    const document = `pages:${typeof reference === 'number' ? reference : reference.id}`
    this.noted.add(urlDependency(document))
    const page = this.loaded.get(document) as PageSummary | null | undefined
    return page?.slug ?? null
  }

  /** The path itself if something is published there, otherwise null. */
  published(path: string | null | undefined): string | null {
    if (!path) return null
    const document = pathDependency(path)
    this.noted.add(document)
    return this.loaded.get(document) === true ? path : null
  }

  /** What this answer's documents refer to; null is what visitors may not see. */
  private readonly loaded = new Map<string, unknown>()

  /** Loads what a document refers to, and what that refers to, a query per collection and step. */
  async load(value: unknown): Promise<void> {
    await this.loadPaths(findPaths(value))
    const missing = new Map<ReferencedCollection, Set<number>>()
    const known: unknown[] = []
    for (const { collection, id } of findReferences(value)) {
      const document = `${collection}:${id}`
      if (this.loaded.has(document)) continue
      const cached = this.cache.get(document, this.contentLocale)
      if (cached === undefined)
        missing.set(collection, (missing.get(collection) ?? new Set()).add(id))
      else {
        this.loaded.set(document, cached)
        known.push(cached)
      }
    }
    const fetched = await Promise.all(
      [...missing].map(([collection, ids]) => this.fetch(collection, [...ids])),
    )
    const next = [...known, ...fetched.flat()]
    if (next.length > 0) await this.load(next)
  }

  /** Looks once for each path whether it leads anywhere. */
  private async loadPaths(paths: string[]): Promise<void> {
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

  private async remembered<Value>(
    document: string,
    variant: string,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const key = `${this.contentLocale} ${variant}`
    const known = this.cache.get(document, key)
    if (known !== undefined) return known as Value
    const value = await read()
    if (value !== null) this.cache.put(document, key, value, this.moment)
    return value
  }

  private get find() {
    return findPublished(this.payload, this.contentLocale)
  }
}
