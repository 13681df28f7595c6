import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import { affectedPages, changedDocuments, changedTags } from './affected-pages'
import { pagesBuiltFrom, knownCache, noteDelivery, rememberCache, waitingEvents } from './outbox'
import type { Release } from './release'
import type { WebInstance } from './web-instance'

/** Brings every change to one web instance. */
export class InstancePublisher {
  constructor(
    private readonly pool: Pool,
    private readonly web: WebInstance,
    private readonly release: Release,
  ) {}

  /** Sends what waits. Throws unless the instance acknowledges; then it all still waits. */
  async deliver(): Promise<void> {
    const events = await waitingEvents(this.pool, this.web.origin)
    if (events.length === 0) return
    const affected = affectedPages(
      events,
      await pagesBuiltFrom(this.pool, changedDocuments(events)),
    )
    // Before they expire: whoever makes these pages anew may note other documents for them.
    this.release.note(events, affected)
    const { cacheId, mostVisited } = await this.web.expire(changedTags(affected))
    this.release.noteVisits(mostVisited)
    await this.greet(cacheId)
    await noteDelivery(this.pool, this.web.origin, events)
  }

  /** Notices a new build, or one that comes back: its pages may show anything. */
  async probe(): Promise<void> {
    await this.greet((await this.web.probe()).cacheId)
  }

  private async greet(cacheId: string): Promise<void> {
    if ((await knownCache(this.pool, this.web.origin)) === cacheId) return
    await this.web.expire({ expiredTags: [ALL_PAGES_TAG], goneTags: [] })
    await this.release.everything()
    await rememberCache(this.pool, this.web.origin, cacheId)
  }
}
