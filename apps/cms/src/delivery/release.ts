import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import { LAYOUT_PATH } from '../site/page-dependencies'
import {
  type AffectedPages,
  affectedPages,
  changedDocuments,
  type ChangedTags,
  changedTags,
  joinAffected,
  type PublishEvent,
} from './affected-pages'
import type { Edge } from './edge'
import { acknowledgedEvents, allPages, pagesBuiltFrom, markLive } from './outbox'
import type { PageWarmer } from './page-warmer'
import type { WebInstance } from './web-instance'

/**
 * Makes changes live. When every web instance has acknowledged a change, the edge purges its pages.
 * The change counts as live when no web instance is still rendering older content. After that, its
 * pages are warmed.
 */
export class Release {
  /**
   * The pages that each pending change affected when it was sent, by event id. Changes that were
   * sent together share one object.
   */
  private readonly tracked = new Map<string, AffectedPages>()
  private mostVisited: string[] = []

  constructor(
    private readonly pool: Pool,
    private readonly webs: WebInstance[],
    private readonly edges: Edge[],
    /** Without a warmer, pages are rendered when visitors ask for them. */
    private readonly warmer?: PageWarmer,
  ) {}

  track(events: PublishEvent[], affected: AffectedPages): void {
    const before = new Set(events.flatMap(({ id }) => this.tracked.get(id) ?? []))
    const joined = joinAffected([...before, affected])
    for (const { id } of events) this.tracked.set(id, joined)
  }

  trackVisits(mostVisited: string[]): void {
    this.mostVisited = mostVisited
  }

  /**
   * Makes a batch of the acknowledged changes live. Throws if an edge cannot be reached. In this
   * case the changes stay acknowledged and are retried.
   *
   * @returns the number of changes
   */
  async finalize(): Promise<number> {
    const origins = this.webs.map(({ origin }) => origin)
    const events = await acknowledgedEvents(this.pool, origins)
    if (events.length === 0) return 0
    const known = new Set(events.flatMap(({ id }) => this.tracked.get(id) ?? []))
    // Some of the events may have been sent by a worker that has stopped since then. Its record of
    // the affected pages is lost.
    const isAllKnown = events.every(({ id }) => this.tracked.has(id))
    const affected = joinAffected(
      isAllKnown ? [...known] : [...known, await this.touchedNow(events)],
    )
    const { expiredTags, goneTags } = changedTags(affected)
    await this.purge({
      expiredTags: isAllKnown ? expiredTags : [...expiredTags, ALL_PAGES_TAG],
      goneTags,
    })
    await Promise.all(this.webs.map((web) => web.settled()))
    await markLive(this.pool, events)
    for (const { id } of events) this.tracked.delete(id)
    this.warmer?.add([...affected.gone, ...affected.changed], this.mostVisited)
    return events.length
  }

  /** Purges every page after a web instance with an unknown cache was started. */
  async invalidateAll(): Promise<void> {
    await this.purge({ expiredTags: [ALL_PAGES_TAG], goneTags: [] })
    const pages = await allPages(this.pool)
    this.warmer?.add(
      pages.filter(({ path }) => path !== LAYOUT_PATH),
      this.mostVisited,
    )
  }

  private async touchedNow(events: PublishEvent[]): Promise<AffectedPages> {
    return affectedPages(events, await pagesBuiltFrom(this.pool, changedDocuments(events)))
  }

  private async purge(tags: ChangedTags): Promise<void> {
    await Promise.all(this.edges.map((edge) => edge.purge(tags)))
  }
}
