import type { Client } from 'pg'
import { WakeableTimer } from './wakeable-timer'

/** In milliseconds. */
const POLL = 2_000

/**
 * Waits until no other worker has the lock. It is gone with the connection that holds it.
 * @param lock any number of the caller's own
 * @param onTry called each time the lock was asked for
 */
export async function waitForTurn(
  client: Client,
  lock: number,
  stop: AbortSignal,
  onTry?: () => Promise<void>,
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
      await timer.wait(POLL)
    }
  } finally {
    stop.removeEventListener('abort', ring)
  }
}
