import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { LAYOUT_PATH } from '../site/page-dependencies'
import type { BuiltPage, PublishEvent } from './affected-pages'

/** The number of events that are sent or made live together. */
const BATCH = 1000

interface EventRow {
  id: string
  document: string
  old_slug: string | null
  new_slug: string | null
}

/** Reads a batch of the events that an instance has not acknowledged yet, oldest first. */
export async function waitingEvents(pool: Pool, instance: string): Promise<PublishEvent[]> {
  const { rows } = await pool.query<EventRow>(
    `SELECT id, document, old_slug, new_slug FROM publish_events AS event
     WHERE live_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM publish_deliveries WHERE event_id = event.id AND instance = $1
       )
     ORDER BY id LIMIT $2`,
    [instance, BATCH],
  )
  return rows.map(eventOf)
}

/**
 * Reads a batch of the events that all instances have acknowledged but that are not live yet,
 * oldest first.
 */
export async function acknowledgedEvents(pool: Pool, instances: string[]): Promise<PublishEvent[]> {
  const { rows } = await pool.query<EventRow>(
    `SELECT id, document, old_slug, new_slug FROM publish_events AS event
     WHERE live_at IS NULL AND $2 = (
       SELECT count(*) FROM publish_deliveries WHERE event_id = event.id AND instance = ANY ($1)
     )
     ORDER BY id LIMIT $3`,
    [instances, instances.length, BATCH],
  )
  return rows.map(eventOf)
}

function eventOf({ id, document, old_slug, new_slug }: EventRow): PublishEvent {
  return { id, document, oldSlug: old_slug, newSlug: new_slug }
}

/** Reads every recorded page. The home page and the main countries and locales come first. */
export async function allPages(pool: Pool): Promise<BuiltPage[]> {
  const { rows } = await pool.query<BuiltPage>(
    `SELECT country, locale, path, documents FROM site_builds
     ORDER BY path <> '', array_position($1::text[], country), array_position($2::text[], locale), path`,
    [[...COUNTRIES], [...LOCALES]],
  )
  return rows
}

/**
 * Reads the pages and layouts that are built from one of the documents, and all pages with these
 * layouts.
 */
export async function pagesBuiltFrom(pool: Pool, documents: string[]): Promise<BuiltPage[]> {
  const { rows } = await pool.query<BuiltPage>(
    `SELECT country, locale, path, documents FROM site_builds
     WHERE documents && $1 OR (country, locale) IN (
       SELECT country, locale FROM site_builds WHERE path = $2 AND documents && $1
     )`,
    [documents, LAYOUT_PATH],
  )
  return rows
}

export async function recordDelivery(
  pool: Pool,
  instance: string,
  events: PublishEvent[],
): Promise<void> {
  await pool.query(
    `INSERT INTO publish_deliveries (event_id, instance)
     SELECT unnest($1::bigint[]), $2 ON CONFLICT DO NOTHING`,
    [events.map(({ id }) => id), instance],
  )
}

export async function markLive(pool: Pool, events: PublishEvent[]): Promise<void> {
  await pool.query(
    `UPDATE publish_events SET live_at = clock_timestamp()
     WHERE live_at IS NULL AND id = ANY ($1::bigint[])`,
    [events.map(({ id }) => id)],
  )
}

const KEPT_DAYS = 365
/** Few enough that their rows are not locked for long. */
const PURGED_AT_ONCE = 5_000

/** @returns the number of deleted events */
export async function purgePublishEvents(pool: Pool): Promise<number> {
  let deleted = 0
  for (;;) {
    const { rowCount } = await pool.query(
      `DELETE FROM publish_events WHERE id IN (
         SELECT id FROM publish_events WHERE live_at < now() - make_interval(days => $1) LIMIT $2
       )`,
      [KEPT_DAYS, PURGED_AT_ONCE],
    )
    deleted += rowCount ?? 0
    if (rowCount !== PURGED_AT_ONCE) return deleted
  }
}

/** The id of the cache for which an instance has acknowledged all changes until now. */
export async function readCacheId(pool: Pool, instance: string): Promise<string | null> {
  const { rows } = await pool.query<{ boot_id: string }>(
    'SELECT boot_id FROM publish_instances WHERE instance = $1',
    [instance],
  )
  return rows[0]?.boot_id ?? null
}

export async function storeCacheId(pool: Pool, instance: string, cacheId: string): Promise<void> {
  await pool.query(
    `INSERT INTO publish_instances (instance, boot_id) VALUES ($1, $2)
     ON CONFLICT (instance) DO UPDATE
     SET boot_id = EXCLUDED.boot_id, reconciled_at = clock_timestamp()`,
    [instance, cacheId],
  )
}

/**
 * Deletes instances that were removed. They miss changes, so they must count as unknown if they
 * come back.
 */
export async function deleteOtherInstances(pool: Pool, instances: string[]): Promise<void> {
  await pool.query('DELETE FROM publish_instances WHERE instance <> ALL ($1)', [instances])
}
