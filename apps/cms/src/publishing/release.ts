import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Pool } from 'pg'
import { LAYOUT_PATH } from '../site-api/page-dependencies'
import {
  type AffectedPages,
  affectedPages,
  changedDocuments,
  type ChangedTags,
  changedTags,
  type PublishEvent,
} from './affected-pages'
import type { Edge } from './edge'
import { acknowledgedEvents, allPages, pagesBuiltFrom, markLive } from './outbox'
import type { PageWarmer } from './page-warmer'
import type { WebInstance } from './web-instance'

/**
 * The last steps of a change. When every web instance has acknowledged it, the edge forgets its
 * pages; when nothing older is being made any more, it is live: nobody can load the old content.
 * Then its pages are made.
 */
export class Release {
  /** What each change under way touched when it was sent, by its id. */
  private readonly noted = new Map<string, AffectedPages>()
  private mostVisited: string[] = []

  constructor(
    private readonly pool: Pool,
    private readonly webs: WebInstance[],
    private readonly edges: Edge[],
    /** Without one, pages are made when visitors ask for them. */
    private readonly warmer?: PageWarmer,
  ) {}

  note(events: PublishEvent[], affected: AffectedPages): void {
    for (const { id } of events) {
      const before = this.noted.get(id)
      this.noted.set(id, before ? union([before, affected]) : affected)
    }
  }

  noteVisits(mostVisited: string[]): void {
    this.mostVisited = mostVisited
  }

  /** Throws where an edge cannot be reached: the changes stay as they are, and are tried again. */
  async settle(): Promise<void> {
    const origins = this.webs.map(({ origin }) => origin)
    const events = await acknowledgedEvents(this.pool, origins)
    if (events.length === 0) return
    const known = events.flatMap(({ id }) => this.noted.get(id) ?? [])
    // Another worker sent some: what they touched then, nobody knows any more.
    const isAllKnown = known.length === events.length
    const affected = union(isAllKnown ? known : [...known, await this.touchedNow(events)])
    const { expiredTags, goneTags } = changedTags(affected)
    await this.purge({
      expiredTags: isAllKnown ? expiredTags : [...expiredTags, ALL_PAGES_TAG],
      goneTags,
    })
    await Promise.all(this.webs.map((web) => web.settled()))
    await markLive(this.pool, events)
    for (const { id } of events) this.noted.delete(id)
    this.warmer?.add([...affected.gone, ...affected.changed], this.mostVisited)
  }

  /** Every page, after an instance has come up about which nothing is known. */
  async everything(): Promise<void> {
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

function union(all: AffectedPages[]): AffectedPages {
  return {
    changed: all.flatMap(({ changed }) => changed),
    gone: all.flatMap(({ gone }) => gone),
    layouts: all.flatMap(({ layouts }) => layouts),
  }
}
