import type { Client } from 'pg'
import { WakeableTimer } from './wakeable-timer'

const POLL_MS = 2_000

/**
 * Waits for an advisory lock, so that only one worker runs. The lock ends with the connection.
 * @param lock a number that is unique to the caller
 * @param onTry called after each attempt
 */
export async function acquireLeaderLock(
  client: Client,
  lock: number,
  stop: AbortSignal,
  onTry?: () => unknown,
): Promise<void> {
  const timer = new WakeableTimer()
  const ring = () => timer.ring()
  stop.addEventListener('abort', ring, { once: true })
  try {
    while (!stop.aborted) {
      const { rows } = await client.query<{ won: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS won',
        [lock],
      )
      await onTry?.()
      if (rows[0]?.won) return
      await timer.wait(POLL_MS)
    }
  } finally {
    stop.removeEventListener('abort', ring)
  }
}
