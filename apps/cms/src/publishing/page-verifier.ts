import { setTimeout as sleep } from 'node:timers/promises'
import type { BuildKey } from '../site-api/builds'
import { keyOf } from './affected-pages'

/** Pages visited at once: more would only make the web's two hands slower. */
const CONCURRENCY = 3
/** About as long as an instance takes to make a page; a look at a finished one costs it next to nothing. */
const FIRST_PAUSE = 60
const LONGEST_PAUSE = 120
/** After this long without success the page is declared stale again: its instance may have restarted. */
const REPEAT_AFTER = 4_000
const GIVE_UP_AFTER = 20_000

interface Wanted {
  page: BuildKey
  readAt: number
  urgency: number
  begin: () => void
  done: Promise<void>
}

interface Site {
  visit(page: BuildKey): Promise<number | 'gone'>
  /** Declares one page stale once more. */
  repeat(page: BuildKey): Promise<unknown>
}

/**
 * Visits pages until what they show is as new as it has to be. An acknowledged
 * message is no proof: a page that was being made at that moment may have come
 * out old, and an instance that restarts forgets what was stale.
 */
export class PageVerifier {
  private readonly wanted = new Map<string, Wanted>()
  private readonly waiting = new Set<Wanted>()
  private running = 0

  /** @param stop what is wanted then is given up */
  constructor(
    private readonly site: Site,
    private readonly stop?: AbortSignal,
  ) {}

  /**
   * @param urgency the greatest comes first: hundreds may wait, and somebody for one of them
   * @returns when the page's content was read at or after `readAt`; rejects after 20 s
   */
  confirm(page: BuildKey, readAt: number, urgency = 0): Promise<void> {
    const key = keyOf(page)
    const known = this.wanted.get(key)
    if (known) {
      known.readAt = Math.max(known.readAt, readAt)
      known.urgency = Math.max(known.urgency, urgency)
      return known.done
    }
    let begin: () => void = () => undefined
    const done = new Promise<void>((resolve) => (begin = resolve))
      .then(() => this.pursue(wanted))
      .finally(() => this.makeRoom())
    const wanted: Wanted = { page, readAt, urgency, begin, done }
    this.wanted.set(key, wanted)
    this.waiting.add(wanted)
    this.beginNext()
    return done
  }

  private beginNext(): void {
    if (this.running >= CONCURRENCY) return
    const [next] = [...this.waiting].sort((one, other) => other.urgency - one.urgency)
    if (!next) return
    this.waiting.delete(next)
    this.running += 1
    next.begin()
  }

  private makeRoom(): void {
    this.running -= 1
    this.beginNext()
  }

  private async pursue(wanted: Wanted): Promise<void> {
    try {
      await this.visitUntilNew(wanted)
    } catch (error) {
      this.wanted.delete(keyOf(wanted.page))
      throw error
    }
  }

  private async visitUntilNew(wanted: Wanted): Promise<void> {
    const begun = Date.now()
    let repeatAt = begun + REPEAT_AFTER
    let pause = FIRST_PAUSE
    for (;;) {
      this.stop?.throwIfAborted()
      const shown = await this.site.visit(wanted.page)
      if (shown === 'gone' || shown >= wanted.readAt) {
        // In the same breath as the look: a wish that comes later starts afresh.
        this.wanted.delete(keyOf(wanted.page))
        return
      }
      if (Date.now() - begun > GIVE_UP_AFTER) throw new Error(`${keyOf(wanted.page)} stays old`)
      if (Date.now() > repeatAt) {
        await this.site.repeat(wanted.page)
        repeatAt = Date.now() + REPEAT_AFTER
      }
      await sleep(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
}
