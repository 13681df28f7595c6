/** The minimum number of milliseconds between two writes. */
const PAUSE_MS = 1_000

/**
 * Stores the progress at most once per second, without delaying the work.
 *
 * @param note called with whole percents
 */
export class Progress {
  private last = 0
  private noted: Promise<void> = Promise.resolve()

  constructor(private readonly note: (percent: number) => Promise<void>) {}

  /** @param share the completed share of the work between the two percentages, from 0 to 1 */
  reach(share: number, from: number, to: number): void {
    const now = Date.now()
    if (now - this.last < PAUSE_MS) return
    this.last = now
    const percent = Math.floor(from + (to - from) * Math.min(1, Math.max(0, share)))
    this.noted = this.noted.then(() => this.note(percent)).catch(() => undefined)
  }

  /** Resolves when the last write has finished. */
  settle(): Promise<void> {
    return this.noted
  }
}
