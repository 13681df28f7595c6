import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const POLL_MS = 100

/**
 * The age in seconds after which a change no longer counts as being published. It waits for
 * something else than the processor, such as a website that is down.
 */
const MAX_AGE = 60

/** Waits while a recent change is not live yet, so that other work does not delay it. */
export async function untilPublished(pool: Pool, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await isPublishing(pool))) await sleep(POLL_MS)
}

async function isPublishing(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM publish_events
     WHERE live_at IS NULL AND created_at > clock_timestamp() - make_interval(secs => $1)
     LIMIT 1`,
    [MAX_AGE],
  )
  return rowCount !== 0
}
