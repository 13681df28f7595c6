export const WINDOW_MS = 10_000
/**
 * The number of pages that may be rendered for one address within the window: about a third of a
 * small server's capacity.
 */
export const MAX_PAGES = 150

/**
 * Counts the rendered pages of each address. A page counts as soon as it is requested, so that
 * simultaneous requests cannot exceed the limit. The count is taken back if the page came from the
 * cache. The counter is synchronous and in memory, because every page passes it.
 */
export class PageLimit {
  private readonly counts = new Map<string, number>()
  private began = 0

  constructor(private readonly now: () => number = () => Date.now()) {}

  /** @returns whether one more page may be rendered for this address */
  take(address: string): boolean {
    if (this.now() - this.began >= WINDOW_MS) {
      this.began = this.now()
      this.counts.clear()
    }
    const count = this.counts.get(address) ?? 0
    if (count >= MAX_PAGES) return false
    this.counts.set(address, count + 1)
    return true
  }

  giveBack(address: string): void {
    const count = this.counts.get(address) ?? 0
    if (count > 1) this.counts.set(address, count - 1)
    else this.counts.delete(address)
  }
}
