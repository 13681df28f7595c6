/** A page that Next has not made after this long, in milliseconds, is asked for once more. */
const PATIENCE = 1_000
/**
 * Pages that Next makes at once. A change can make every page stale in one
 * moment: all together they would share one thread, and the first be done when
 * the last is.
 */
const AT_ONCE = 3
/** So many more where visitors ask: the worker, who asks for all, would leave them none. */
const MORE_FOR_VISITORS = 2

interface Job {
  begun: number
  /** Does not keep other pages waiting any longer after this. */
  until: number
}

/** What Next is making anew, by its own names of the pages. */
export class Making {
  private readonly jobs = new Map<string, Job>()
  private atOnce = AT_ONCE

  /** The next page is made alone: what the CMS reads for it, the others find in its memory. */
  holdBack(): void {
    this.atOnce = 1
  }

  /** @returns whether Next may be asked for this page now */
  start(cacheKey: string, isVisitor: boolean): boolean {
    const now = Date.now()
    const known = this.jobs.get(cacheKey)
    if (known && known.until > now) return false
    const busy = [...this.jobs.values()].filter(({ until }) => until > now)
    if (busy.length >= this.atOnce + (isVisitor ? MORE_FOR_VISITORS : 0)) return false
    // Next goes on with what it began: the first beginning counts.
    this.jobs.set(cacheKey, { begun: known?.begun ?? now, until: now + PATIENCE })
    return true
  }

  /** @returns when it was begun, in milliseconds since 1970; undefined if nobody asked here */
  end(cacheKey: string): number | undefined {
    const begun = this.jobs.get(cacheKey)?.begun
    this.jobs.delete(cacheKey)
    this.atOnce = AT_ONCE
    return begun
  }
}
