import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import type { Pool } from 'pg'
import type { Build } from './affected-pages'
import type { PublishEvent } from './event'

export interface WaitingEvents {
  events: PublishEvent[]
  /** The database's clock in milliseconds, after all of them were committed. */
  seenAt: number
}

/** What an instance has not shown yet, oldest first, without what is on its way already. */
export async function waitingEvents(
  pool: Pool,
  instance: string,
  underWay: string[],
): Promise<WaitingEvents> {
  const { rows } = await pool.query<{
    id: string
    document: string
    old_slug: string | null
    new_slug: string | null
  }>(
    `SELECT id, document, old_slug, new_slug FROM publish_events AS event
     WHERE live_at IS NULL AND id <> ALL ($2::bigint[])
       AND NOT EXISTS (
         SELECT 1 FROM publish_deliveries WHERE event_id = event.id AND instance = $1
       )
     ORDER BY id LIMIT 1000`,
    [instance, underWay],
  )
  const events = rows.map(({ id, document, old_slug, new_slug }) => ({
    id,
    document,
    oldSlug: old_slug,
    newSlug: new_slug,
  }))
  return { events, seenAt: events.length > 0 ? await databaseClock(pool) : 0 }
}

export async function databaseClock(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ now: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  )
  return rows[0]?.now ?? Date.now()
}

/** Every page that was ever made and still stands, those first that most visitors open. */
export async function allBuilds(pool: Pool): Promise<Build[]> {
  const { rows } = await pool.query<Build>(
    `SELECT country, locale, path, documents FROM site_builds
     ORDER BY path <> '', array_position($1::text[], country), array_position($2::text[], locale), path`,
    [[...COUNTRIES], [...LOCALES]],
  )
  return rows
}

/** Notes that an instance shows the changes; a change is live once all instances show it. */
export async function markLive(
  pool: Pool,
  instance: string,
  eventIds: string[],
  instances: string[],
): Promise<void> {
  await pool.query(
    `INSERT INTO publish_deliveries (event_id, instance)
     SELECT unnest($1::bigint[]), $2 ON CONFLICT DO NOTHING`,
    [eventIds, instance],
  )
  await pool.query(
    `UPDATE publish_events SET live_at = clock_timestamp()
     WHERE live_at IS NULL AND id IN (
       SELECT event_id FROM publish_deliveries WHERE instance = ANY ($1)
       GROUP BY event_id HAVING count(*) = $2
     )`,
    [instances, instances.length],
  )
}

/** Changes older than this many days have told all they can tell. */
const KEPT_DAYS = 365

export async function forgetOldEvents(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM publish_events WHERE live_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ])
}

export async function knownBoot(pool: Pool, instance: string): Promise<string | null> {
  const { rows } = await pool.query<{ boot_id: string }>(
    'SELECT boot_id FROM publish_instances WHERE instance = $1',
    [instance],
  )
  return rows[0]?.boot_id ?? null
}

export async function rememberBoot(pool: Pool, instance: string, bootId: string): Promise<void> {
  await pool.query(
    `INSERT INTO publish_instances (instance, boot_id) VALUES ($1, $2)
     ON CONFLICT (instance) DO UPDATE
     SET boot_id = EXCLUDED.boot_id, reconciled_at = clock_timestamp()`,
    [instance, bootId],
  )
}
