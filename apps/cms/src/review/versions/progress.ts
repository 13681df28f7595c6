/** Milliseconds from one note to the next. */
const PAUSE = 1_000

/**
 * Notes progress at most once a second, and never holds up what is being done.
 *
 * @param note takes whole percents
 */
export class Progress {
  private last = 0
  private noted: Promise<void> = Promise.resolve()

  constructor(private readonly note: (percent: number) => Promise<void>) {}

  /** @param share from 0 to 1, of the part of the work from one percent to another */
  reach(share: number, from: number, to: number): void {
    const now = Date.now()
    if (now - this.last < PAUSE) return
    this.last = now
    const percent = Math.floor(from + (to - from) * Math.min(1, Math.max(0, share)))
    this.noted = this.noted.then(() => this.note(percent)).catch(() => undefined)
  }

  /** Until the last note has been written. */
  settle(): Promise<void> {
    return this.noted
  }
}
