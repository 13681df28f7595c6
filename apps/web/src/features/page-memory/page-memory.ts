import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page'
import { Making } from './making'

const MAX_BYTES = 96 * 1024 * 1024
/** Next renews a page by the clock too: this much later at most, in milliseconds. */
const MAX_AGE = 60_000

interface Entry {
  page: KeptPage
  /** When something that it shows last changed; null while it is up to date. */
  staleSince: number | null
}

/**
 * Finished pages. One that became stale is shown until Next has made it anew,
 * as Next itself would do; but Next hears of it only once, and of few at a time.
 */
export class PageMemory {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => page.bytes + key.length,
    ttl: MAX_AGE,
  })
  private readonly making = new Making()
  private changes = 0

  /** Grows with every change; see `keep`. */
  get edition(): number {
    return this.changes
  }

  /** The page to show, or undefined where Next has to be asked. */
  find(key: string, isVisitor: boolean): KeptPage | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const { page, staleSince } = entry
    const isAsked = staleSince !== null && this.making.start(page.cacheKey, isVisitor)
    return isAsked ? undefined : page
  }

  /** What was shown here last, however old it is. */
  copyOf(key: string): KeptPage | undefined {
    return this.entries.get(key)?.page
  }

  /** @param edition the one at which Next was asked: after a change its answer is of no use */
  keep(key: string, page: KeptPage, isStale: boolean, edition: number): void {
    if (!isStale) this.making.end(page.cacheKey)
    if (edition !== this.changes) return
    this.entries.set(key, { page, staleSince: isStale ? Date.now() : null })
  }

  /** @param isExpired whether the pages may not be shown even once more */
  change(tags: string[], isExpired: boolean): void {
    this.changes += 1
    for (const [key, entry] of [...this.entries.entries()]) {
      if (!entry.page.tags.some((tag) => tags.includes(tag))) continue
      this.making.holdBack()
      if (isExpired) this.entries.delete(key)
      else entry.staleSince = Date.now()
    }
  }

  /**
   * Next has made a page, or could not.
   *
   * @param html null where it stays as it was
   * @returns when Next began, in milliseconds since 1970: a later change is not in it
   */
  renew(cacheKey: string, html: string | null): number | undefined {
    const begun = this.making.end(cacheKey)
    if (html === null || begun === undefined) return begun
    // A list of its own: what is set here comes up once more in one that is still read.
    for (const [key, { page, staleSince }] of [...this.entries.entries()]) {
      if (page.cacheKey !== cacheKey || staleSince === null) continue
      const isStillStale = staleSince > begun
      this.entries.set(key, {
        page: page.withHtml(html),
        staleSince: isStillStale ? staleSince : null,
      })
    }
    return begun
  }
}
