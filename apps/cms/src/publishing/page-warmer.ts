import { setTimeout as sleep } from 'node:timers/promises'
import { WORKER_AGENT } from '@studio/shared/contracts/publish'
import { pageTag } from '@studio/shared/cache-tags'
import { COUNTRY_COOKIE } from '@studio/shared/cookies'
import { publicPath } from '@studio/shared/paths'
import type { PageVariant } from '../site-api/page-dependencies'
import { keyOf } from './affected-pages'

const TIMEOUT = 15_000
/** A server with nothing else to do says within these milliseconds that it lives. */
const AT_LEISURE = 25
const LOOK_AGAIN_AFTER = 100
/** So many looks, then the page is made whatever goes on. */
const MOST_LOOKS = 20

/**
 * Opens pages as a visitor does, so that they are made before one comes: one after another at each
 * web instance, those that are asked for most first, and only while visitors leave the server time.
 */
export class PageWarmer {
  private readonly waiting = new Map<string, PageVariant>()
  private isRunning = false

  constructor(
    /** Of all web instances. */
    private readonly origins: string[],
    private readonly stop: AbortSignal,
  ) {}

  /**
   * Those of the latest change come before what still waits.
   *
   * @param mostVisited tags of pages
   */
  add(pages: PageVariant[], mostVisited: string[]): void {
    const ranks = new Map(mostVisited.map((tag, rank) => [tag, rank]))
    const rankOf = ({ country, locale, path }: PageVariant) =>
      ranks.get(pageTag(country, locale, path)) ?? mostVisited.length
    const before = [...this.waiting]
    this.waiting.clear()
    for (const page of [...pages].sort((one, other) => rankOf(one) - rankOf(other))) {
      this.waiting.set(keyOf(page), page)
    }
    for (const [key, page] of before) if (!this.waiting.has(key)) this.waiting.set(key, page)
    void this.run()
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (const [key, page] of this.waiting) {
      if (this.stop.aborted) break
      this.waiting.delete(key)
      // One that cannot be opened is made when a visitor asks for it.
      await Promise.allSettled(this.origins.map((origin) => visit(origin, page)))
    }
    this.isRunning = false
    if (this.waiting.size > 0 && !this.stop.aborted) void this.run()
  }
}

async function visit(origin: string, { country, locale, path }: PageVariant): Promise<void> {
  await giveWay(origin)
  const response = await fetch(`${origin}${publicPath(locale, path)}`, {
    redirect: 'manual',
    headers: { cookie: `${COUNTRY_COOKIE}=${country}`, 'user-agent': WORKER_AGENT },
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await response.arrayBuffer()
}

/** Visitors wait for nothing but the server's one thread: who waits for it, too, knows. */
async function giveWay(origin: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const begun = performance.now()
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(TIMEOUT) })
    await response.arrayBuffer()
    if (performance.now() - begun < AT_LEISURE) return
    await sleep(LOOK_AGAIN_AFTER)
  }
}
