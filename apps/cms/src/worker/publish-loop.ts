import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { env, publishSecret } from '../platform/env'
import { Edge } from '../delivery/edge'
import { InstancePublisher } from '../delivery/instance-publisher'
import { deleteOtherInstances } from '../delivery/outbox'
import { PageWarmer } from '../delivery/page-warmer'
import { Release } from '../delivery/release'
import { untilPublished } from '../delivery/until-published'
import { WebInstance } from '../delivery/web-instance'
import { WakeableTimer } from './wakeable-timer'
import { log } from './log'
import { acquireLeaderLock } from './leader-lock'
import type { Heartbeat, LoopWatch } from './loop-watch'

/**
 * The number of milliseconds after which the outbox is read even without a notification, so that a
 * lost notification delays an edit but never loses it.
 */
const POLL_MS = 1_000
const PROBE_MS = 3_000
/** A failure that lasts is logged again after this time. */
const LOG_AGAIN_MS = 60_000
/** The time in seconds within which the loop of one website has to end a round. */
const MAX_ROUND = 120
/** An arbitrary number for the lock with which only one worker publishes at a time. */
const LOCK = 7_201_133

export async function publishUntilDisconnected(
  origins: string[],
  stop: AbortSignal,
  onReady: () => void,
  { watch, heartbeat }: { watch: LoopWatch; heartbeat: Heartbeat },
): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 4 })
  const listener = new pg.Client({ connectionString: env.DATABASE_URL })
  const alarms = origins.map(() => new WakeableTimer())
  const ring = () => alarms.forEach((alarm) => alarm.ring())
  const lost = new Promise<never>((_, reject) => {
    pool.on('error', reject)
    listener.on('error', reject)
    listener.on('end', () => reject(new Error('the connection was closed')))
  })
  lost.catch(() => undefined)
  const session = new AbortController()
  const isOver = AbortSignal.any([stop, session.signal])
  isOver.addEventListener('abort', ring, { once: true })
  let loops: Promise<void>[] = []
  try {
    await listener.connect()
    await acquireLeaderLock(listener, LOCK, stop, () => {
      heartbeat.beat()
      return touchHeartbeatFile()
    })
    await listener.query('LISTEN publish_events')
    listener.on('notification', ring)
    await deleteOtherInstances(pool, origins)
    onReady()
    log.info(`Publishing to ${origins.join(', ')}`)
    const webs = origins.map((origin) => new WebInstance(origin, publishSecret()))
    const release = startRelease(pool, webs, isOver)
    loops = webs.map((web, index) => {
      const publisher = new InstancePublisher(pool, web, release, log.warn)
      const own = watch.start(`publishing to ${web.origin}`, MAX_ROUND)
      const beat = () => {
        own.beat()
        heartbeat.beat()
      }
      const alarm = alarms[index] ?? new WakeableTimer()
      return publishTo({ publisher, release, pool, alarm, beat }, isOver).finally(own.end)
    })
    await Promise.race([lost, Promise.all(loops)])
  } finally {
    session.abort()
    await Promise.allSettled(loops)
    await listener.end().catch(() => undefined)
    await pool.end().catch(() => undefined)
  }
}

function startRelease(pool: pg.Pool, webs: WebInstance[], stop: AbortSignal): Release {
  const { EDGE_INSTANCES, NODE_ENV } = env
  const edges = EDGE_INSTANCES.map((origin) => new Edge(origin, publishSecret()))
  // In development, pages are not warmed, because the server would have to compile each page first.
  const origins = webs.map(({ origin }) => origin)
  const warmer =
    NODE_ENV === 'development'
      ? undefined
      : new PageWarmer(origins, stop, () => untilPublished(pool, stop))
  return new Release(pool, webs, edges, warmer)
}

interface Publishing {
  publisher: InstancePublisher
  release: Release
  pool: pg.Pool
  alarm: WakeableTimer
  beat: () => void
}

async function publishTo(
  { publisher, release, pool, alarm, beat }: Publishing,
  isOver: AbortSignal,
): Promise<void> {
  let nextProbe = 0
  let nextLog = 0
  while (!isOver.aborted) {
    beat()
    // The heartbeat file requires the database, because a worker without a database is unhealthy.
    await pool.query('SELECT 1')
    await touchHeartbeatFile()
    try {
      const sent = await publisher.deliver()
      const finalized = await release.finalize()
      if (Date.now() >= nextProbe) {
        nextProbe = Date.now() + PROBE_MS
        await publisher.probe()
        nextLog = 0
      }
      // More changes than one batch may be waiting.
      if (sent + finalized > 0) continue
    } catch (error) {
      if (Date.now() >= nextLog) {
        nextLog = Date.now() + LOG_AGAIN_MS
        log.warn(`Cannot publish now: ${messageOf(error)}`)
      }
    }
    await alarm.wait(POLL_MS)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function touchHeartbeatFile(): Promise<void> {
  if (env.WORKER_HEARTBEAT_FILE) await writeFile(env.WORKER_HEARTBEAT_FILE, String(Date.now()))
}
