import pg from 'pg'
import { env } from '../platform/env'
import { makeSizes } from '../platform/pictures/make-sizes'
import { findMissingSizes } from '../platform/pictures/missing-sizes'
import { readOriginals, readShownFirst } from '../platform/pictures/originals'
import { UnusedSizes } from '../platform/pictures/unused-sizes'
import { untilPublished } from '../delivery/until-published'
import { acquireLeaderLock } from './leader-lock'
import type { Heartbeat } from './loop-watch'
import { LowPriorityEncoder } from './low-priority-encoder'
import { WakeableTimer } from './wakeable-timer'
import { log } from './log'

/**
 * The number of milliseconds after which the library is read again and unused sizes are removed,
 * even without a notification.
 */
const POLL_MS = 60_000

/**
 * Only one processor is used for pictures, because pages are rendered for waiting visitors at the
 * same time.
 */
const CONCURRENCY = 1
/** An arbitrary number for the lock with which only one worker makes pictures at a time. */
const LOCK = 7_201_135

/**
 * Creates the sizes of new pictures and removes those of deleted pictures, until the stop signal or
 * until the database connection is lost.
 */
export async function makePictures(
  stop: AbortSignal,
  onReady: () => void,
  { beat }: Heartbeat,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const listener = new pg.Client({ connectionString: env.DATABASE_URL })
  const alarm = new WakeableTimer()
  const lost = new Promise<never>((_, reject) => {
    pool.on('error', reject)
    listener.on('error', reject)
    listener.on('end', () => reject(new Error('the connection was closed')))
  })
  lost.catch(() => undefined)
  const ring = () => alarm.ring()
  stop.addEventListener('abort', ring, { once: true })
  const session = new AbortController()
  const isOver = AbortSignal.any([stop, session.signal])
  const unused = new UnusedSizes()
  const unusable = new Set<string>()
  const encoder = new LowPriorityEncoder()
  let nextSweep = 0
  try {
    await listener.connect()
    await acquireLeaderLock(listener, LOCK, stop, () => beat())
    await listener.query('LISTEN publish_events')
    listener.on('notification', ring)
    onReady()
    while (!stop.aborted) {
      beat()
      const made = makeMissing({ pool, encoder, unusable, stop: isOver, beat })
      for (const version of await Promise.race([lost, made])) unusable.add(version)
      if (Date.now() >= nextSweep) {
        nextSweep = Date.now() + POLL_MS
        await unused.sweep(pool)
      }
      await Promise.race([lost, alarm.wait(POLL_MS)])
    }
  } finally {
    session.abort()
    encoder.end()
    stop.removeEventListener('abort', ring)
    await listener.end().catch(() => undefined)
    await pool.end().catch(() => undefined)
  }
}

interface Making {
  pool: pg.Pool
  encoder: LowPriorityEncoder
  unusable: Set<string>
  stop: AbortSignal
  beat: () => void
}

/**
 * Creates missing sizes. Pictures of the most visited pages come first, and in each group the
 * newest come first. No picture is begun while a change waits to be published.
 */
async function makeMissing({ pool, encoder, unusable, stop, beat }: Making) {
  const originals = (await readOriginals(pool)).filter(({ version }) => !unusable.has(version))
  const shownFirst = await readShownFirst(pool)
  const missing = await findMissingSizes(originals.filter(({ id }) => shownFirst.has(id)))
  missing.push(...(await findMissingSizes(originals.filter(({ id }) => !shownFirst.has(id)))))
  return makeSizes(missing, {
    lanes: CONCURRENCY,
    log,
    stop,
    encode: (original, encoding) => encoder.encode(original, encoding),
    mayStart: () => untilPublished(pool, stop),
    onSize: beat,
  })
}
