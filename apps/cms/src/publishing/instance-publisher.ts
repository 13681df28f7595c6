import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import { affectedPages, changedDocuments, changedTags } from './affected-pages'
import { pagesBuiltFrom, readCacheId, recordDelivery, storeCacheId, waitingEvents } from './outbox'
import type { Release } from './release'
import type { WebInstance } from './web-instance'

export class InstancePublisher {
  constructor(
    private readonly pool: Pool,
    private readonly web: WebInstance,
    private readonly release: Release,
  ) {}

  /**
   * Sends the waiting events. If the instance does not acknowledge them, this throws and all of
   * them stay waiting.
   */
  async deliver(): Promise<void> {
    const events = await waitingEvents(this.pool, this.web.origin)
    if (events.length === 0) return
    const affected = affectedPages(
      events,
      await pagesBuiltFrom(this.pool, changedDocuments(events)),
    )
    // The events are tracked before the pages expire, because a page that is rendered again may
    // record other documents.
    this.release.track(events, affected)
    const { cacheId, mostVisited } = await this.web.expire(changedTags(affected))
    this.release.trackVisits(mostVisited)
    await this.greet(cacheId)
    await recordDelivery(this.pool, this.web.origin, events)
  }

  /**
   * Detects an instance with a new build, or one that was away. Its cached pages may be outdated.
   */
  async probe(): Promise<void> {
    await this.greet((await this.web.probe()).cacheId)
  }

  private async greet(cacheId: string): Promise<void> {
    if ((await readCacheId(this.pool, this.web.origin)) === cacheId) return
    await this.web.expire({ expiredTags: [ALL_PAGES_TAG], goneTags: [] })
    await this.release.invalidateAll()
    await storeCacheId(this.pool, this.web.origin, cacheId)
  }
}
