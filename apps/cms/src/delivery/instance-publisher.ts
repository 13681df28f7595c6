import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import {
  affectedPages,
  changedDocuments,
  type ChangedTags,
  changedTags,
  type PublishEvent,
} from './affected-pages'
import { pagesBuiltFrom, readCacheId, recordDelivery, storeCacheId, waitingEvents } from './outbox'
import type { Release } from './release'
import { MessageRefused, type WebInstance } from './web-instance'

const ALL_PAGES: ChangedTags = { expiredTags: [ALL_PAGES_TAG], goneTags: [] }

/** Sends changes to one web instance. */
export class InstancePublisher {
  constructor(
    private readonly pool: Pool,
    private readonly web: WebInstance,
    private readonly release: Release,
    private readonly warn: (message: string) => void,
  ) {}

  /**
   * Sends a batch of the waiting events. If the instance does not acknowledge them, this throws and
   * the events that are not acknowledged stay waiting.
   *
   * @returns the number of events
   */
  async deliver(): Promise<number> {
    const events = await waitingEvents(this.pool, this.web.origin)
    if (events.length > 0) await this.deliverBatch(events)
    return events.length
  }

  /**
   * If the instance refuses the content of a message, its events are sent in halves. A single
   * refused event is sent as a change of all pages, so that it does not stop the others.
   */
  private async deliverBatch(events: PublishEvent[]): Promise<void> {
    const affected = affectedPages(
      events,
      await pagesBuiltFrom(this.pool, changedDocuments(events)),
    )
    // The events are tracked before the pages expire, because a page that is rendered again may
    // record other documents.
    this.release.track(events, affected)
    try {
      await this.send(events, changedTags(affected))
    } catch (error) {
      if (!(error instanceof MessageRefused)) throw error
      const [first, ...others] = events
      if (first && others.length === 0) {
        this.warn(
          `${error.message}. All pages are rendered again for the change of ${first.document}.`,
        )
        await this.send(events, ALL_PAGES)
        return
      }
      const half = Math.ceil(events.length / 2)
      await this.deliverBatch(events.slice(0, half))
      await this.deliverBatch(events.slice(half))
    }
  }

  private async send(events: PublishEvent[], tags: ChangedTags): Promise<void> {
    const { cacheId, mostVisited } = await this.web.expire(tags)
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
    await this.web.expire(ALL_PAGES)
    await this.release.invalidateAll()
    await storeCacheId(this.pool, this.web.origin, cacheId)
  }
}
