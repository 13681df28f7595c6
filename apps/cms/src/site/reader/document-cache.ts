import type { Pool } from 'pg'
import type { PageVariant, Moment } from '../page-dependencies'

interface MomentRow {
  read_at: number
  snapshot: string
  changed: (string | null)[]
  recorded: string[] | null
}

/**
 * A cache of published documents in memory. Every request first reads from the outbox which
 * documents have changed since the last request, and removes them from the cache. A response is
 * therefore never older than its request. Each process has its own cache and needs no
 * notifications.
 */
export class DocumentCache {
  private readonly entries = new Map<string, Map<string, unknown>>()
  private readonly evictedAt = new Map<string, number>()
  private snapshot: string | null = null
  private sequence = 0

  /**
   * Removes changed documents from the cache. `statement_timestamp()` is earlier than the snapshot,
   * so `readAt` is never too late.
   *
   * @param page the page whose recorded dependencies are read by the same query
   */
  async sync(pool: Pool, page?: PageVariant): Promise<Moment> {
    const { rows } = await pool.query<MomentRow>(
      `SELECT (extract(epoch FROM statement_timestamp()) * 1000)::float8 AS read_at,
              pg_current_snapshot()::text AS snapshot,
              ARRAY(
                SELECT DISTINCT unnest(ARRAY[
                  document,
                  CASE WHEN old_slug IS DISTINCT FROM new_slug THEN 'path:*' END
                ])
                FROM publish_events
                WHERE transaction >= pg_snapshot_xmin($1::pg_snapshot)
                  AND NOT pg_visible_in_snapshot(transaction, $1::pg_snapshot)
              ) AS changed,
              (SELECT documents FROM site_builds
               WHERE country = $2 AND locale = $3 AND path = $4) AS recorded`,
      [this.snapshot, page?.country, page?.locale, page?.path],
    )
    const [row] = rows
    if (!row) throw new Error('The database gave no moment.')
    this.sequence += 1
    for (const document of row.changed) if (document !== null) this.evict(document)
    this.snapshot = row.snapshot
    const { read_at: readAt, snapshot, recorded } = row
    return { readAt, snapshot, sequence: this.sequence, recorded }
  }

  /**
   * @returns undefined if the value is not cached, or null for a document that is known to be
   * missing
   */
  get(document: string, variant: string): unknown {
    return this.entries.get(document)?.get(variant)
  }

  /** Caches a value, unless the document has changed since the read began. */
  put(document: string, variant: string, value: unknown, began: Moment): void {
    if ((this.evictedAt.get(document) ?? 0) > began.sequence) return
    const variants = this.entries.get(document) ?? new Map<string, unknown>()
    variants.set(variant, value)
    this.entries.set(document, variants)
  }

  /**
   * @returns true if none of the documents has changed since the given moment; the cache must have
   * been synchronized
   */
  isUnchanged(documents: string[], { sequence }: Moment): boolean {
    return documents.every((document) => (this.evictedAt.get(document) ?? 0) <= sequence)
  }

  private evict(document: string): void {
    const [collection = ''] = document.split(':')
    for (const name of [document, `${collection}:*`]) {
      this.entries.delete(name)
      this.evictedAt.set(name, this.sequence)
    }
  }
}
