/** Milliseconds in which pages are counted. */
export const WINDOW = 10_000
/** Pages that one address may have made in that time: about a third of what a small server can make. */
export const MOST_PAGES = 150

/**
 * Counts for each address the pages that are made for it. A page is counted when it is asked for,
 * so that many at once do not slip through, and given back when it turns out that it was there.
 * In memory and without waiting, because it stands before every page.
 */
export class PageLimit {
  private readonly counts = new Map<string, number>()
  private began = 0

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns whether one more may be made for this address */
  take(address: string): boolean {
    if (this.now() - this.began >= WINDOW) {
      this.began = this.now()
      this.counts.clear()
    }
    const count = this.counts.get(address) ?? 0
    if (count >= MOST_PAGES) return false
    this.counts.set(address, count + 1)
    return true
  }

  giveBack(address: string): void {
    const count = this.counts.get(address) ?? 0
    if (count > 1) this.counts.set(address, count - 1)
    else this.counts.delete(address)
  }
}
