import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import { SHELL_PATH } from '../site-api/builds'
import { affectedPages, tagsOf } from './affected-pages'
import type { PublishEvent } from './event'
import {
  allBuilds,
  databaseClock,
  knownBoot,
  markLive,
  rememberBoot,
  waitingEvents,
} from './outbox'
import { PageVerifier } from './page-verifier'
import type { WebInstance } from './web-instance'

/** A tag that no page has: asks an instance for its boot id and changes nothing. */
const PROBE_TAG = 'probe'

interface Log {
  info(message: string): void
  warn(message: string): void
}

interface Options {
  log: Log
  /** Whether a server that has started gets its pages made at once; a server in development compiles each first. */
  makesAllPages: boolean
  stop: AbortSignal
}

/** Brings every change to one web instance and makes sure that visitors see it there. */
export class InstancePublisher {
  private readonly underWay = new Set<string>()
  private readonly verifier: PageVerifier
  private changes = 0
  private starts = 0

  constructor(
    private readonly pool: Pool,
    private readonly web: WebInstance,
    /** Origins of all instances: a change is live once all of them show it. */
    private readonly instances: string[],
    private readonly options: Options,
  ) {
    this.verifier = new PageVerifier(
      {
        visit: (page) => web.visit(page),
        repeat: (page) => web.publish({ tags: tagsOf([page]), expiredTags: [] }),
      },
      options.stop,
    )
  }

  /**
   * Sends what waits. Returns once the instance knows; that its pages are
   * renewed is seen to afterwards, so that the next change need not wait.
   */
  async deliver(): Promise<void> {
    const { events, seenAt } = await waitingEvents(this.pool, this.web.origin, [...this.underWay])
    if (events.length === 0) return
    const { stale, expired } = affectedPages(events, await allBuilds(this.pool))
    const tags = [...tagsOf(stale), PROBE_TAG]
    await this.greet(await this.web.publish({ tags, expiredTags: tagsOf(expired) }))
    // Whoever made the latest change looks at it now.
    const urgency = ++this.changes
    this.follow(
      events,
      [...expired, ...stale].map((page) => this.verifier.confirm(page, seenAt, urgency)),
    )
  }

  /** Notices a restart: an instance that began anew has forgotten which pages were stale. */
  async probe(): Promise<void> {
    await this.greet(await this.web.publish({ tags: [PROBE_TAG], expiredTags: [] }))
  }

  private async greet({ bootId }: { bootId: string }): Promise<void> {
    if ((await knownBoot(this.pool, this.web.origin)) === bootId) return
    await this.web.publish({ tags: [ALL_PAGES_TAG], expiredTags: [] })
    await rememberBoot(this.pool, this.web.origin, bootId)
    this.options.log.info(`${this.web.origin} has started`)
    if (!this.options.makesAllPages) return
    void this.warmAll().catch((error: unknown) => this.warn('Warming stopped', error))
  }

  /**
   * Makes every known page, so that a visitor need not wait and an outage finds it ready.
   * After another start that begins anew.
   */
  private async warmAll(): Promise<void> {
    const start = ++this.starts
    const now = await databaseClock(this.pool)
    const pages = (await allBuilds(this.pool)).filter(({ path }) => path !== SHELL_PATH)
    for (const page of pages) {
      if (start !== this.starts) return
      await this.verifier.confirm(page, now)
    }
  }

  /** What is broken off on purpose is no news. */
  private warn(what: string, error: unknown): void {
    if (!this.options.stop.aborted) this.options.log.warn(`${what}: ${String(error)}`)
  }

  private follow(events: PublishEvent[], pages: Promise<void>[]): void {
    const ids = events.map(({ id }) => id)
    for (const id of ids) this.underWay.add(id)
    void Promise.all(pages)
      .then(() => markLive(this.pool, this.web.origin, ids, this.instances))
      .catch((error: unknown) => this.warn(`Not live yet on ${this.web.origin}`, error))
      .finally(() => {
        for (const id of ids) this.underWay.delete(id)
      })
  }
}
