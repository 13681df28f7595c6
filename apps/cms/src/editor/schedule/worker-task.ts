import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { dueReleases, runDueRelease } from './run-releases'
import { JOB_LEAD_SECONDS } from './store'

/** A release that is scheduled while the task waits is seen after this time. */
const STEP_MS = 1_000

interface Work {
  pool: Pool
  /** Starts Payload at the first call; the worker needs it only for releases. */
  start: () => Promise<Payload>
  stop: AbortSignal | undefined
  log: { info: (message: string) => void; warn: (message: string) => void }
}

/**
 * Makes releases live at their second. The job starts some seconds before, so that Payload is ready
 * then.
 */
export async function runReleases({ pool, start, stop, log }: Work): Promise<void> {
  for (;;) {
    const next = await untilNext(pool)
    if (next === null || next > JOB_LEAD_SECONDS * 1_000 + STEP_MS || stop?.aborted) return
    const payload = await start()
    const failures: unknown[] = []
    for (const id of await dueReleases(payload)) {
      const outcome = await runDueRelease(payload, id).catch((error: unknown) => {
        failures.push(error)
        return 'failed' as const
      })
      if (outcome === 'live') log.info(`Release ${id} is live`)
      if (outcome === 'waiting') log.warn(`Release ${id} waits for an answer in the admin`)
    }
    // The queue tries again, and so does the schedule of the task.
    if (failures.length > 0) throw new AggregateError(failures, 'A release could not be made live.')
    const rest = await untilNext(pool)
    if (rest !== null)
      await sleep(Math.min(Math.max(rest, 0), STEP_MS), undefined, { signal: stop })
  }
}

/** Milliseconds until the next release, by the clock of the database; negative if it is late. */
async function untilNext(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ wait: number | null }>(
    `SELECT (extract(epoch FROM min(instant) - clock_timestamp()) * 1000)::float8 AS wait
     FROM releases WHERE status = 'scheduled'`,
  )
  return rows[0]?.wait ?? null
}
