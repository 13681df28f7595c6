import { setTimeout as sleep } from 'node:timers/promises'
import { WORKER_AGENT } from '@studio/shared/contracts/publish'
import { pageTag } from '@studio/shared/cache-tags'
import { COUNTRY_COOKIE } from '@studio/shared/cookies'
import { publicPath } from '@studio/shared/paths'
import type { PageVariant } from '../site/page-dependencies'
import { keyOf } from './affected-pages'

const TIMEOUT_MS = 15_000
/** The number of milliseconds within which the health check of an idle server responds. */
const IDLE_RESPONSE_MS = 25
const RETRY_MS = 100
/** After this number of checks the page is opened even if the server is busy. */
const MAX_CHECKS = 20

/**
 * Requests changed pages like a visitor, so that they are rendered before the next visitor comes.
 * It requests one page at a time from each web instance, the most visited first, and only while the
 * server is idle and no change waits to be published.
 */
export class PageWarmer {
  private readonly waiting = new Map<string, PageVariant>()
  private isRunning = false

  constructor(
    private readonly origins: string[],
    private readonly stop: AbortSignal,
    /** Called before each page, which waits for it. */
    private readonly mayStart: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /**
   * Puts the pages before those that are still waiting.
   *
   * @param mostVisited page tags, the most visited first
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
      // If this fails, the connection is lost, and the pages are rendered for visitors.
      await this.mayStart().catch(() => undefined)
      if (this.stop.aborted) break
      this.waiting.delete(key)
      // A page whose request fails here is rendered for the next visitor.
      await Promise.allSettled(this.origins.map((origin) => visit(origin, page)))
    }
    this.isRunning = false
    if (this.waiting.size > 0 && !this.stop.aborted) void this.run()
  }
}

async function visit(origin: string, { country, locale, path }: PageVariant): Promise<void> {
  await waitUntilIdle(origin)
  const response = await fetch(`${origin}${publicPath(locale, path)}`, {
    redirect: 'manual',
    headers: { cookie: `${COUNTRY_COOKIE}=${country}`, 'user-agent': WORKER_AGENT },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.arrayBuffer()
}

/** The server has one thread, so a slow health check means that visitors are waiting, too. */
async function waitUntilIdle(origin: string): Promise<void> {
  for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
    const begun = performance.now()
    const response = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    if (performance.now() - begun < IDLE_RESPONSE_MS) return
    await sleep(RETRY_MS)
  }
}
