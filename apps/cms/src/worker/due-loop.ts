import pg from 'pg'
import { env } from '../env'
import { announceDuePosts } from '../publishing/due'
import { WakeableTimer } from './wakeable-timer'
import { log } from './log'

const POLL = 30_000

/** Lets posts appear when their day comes: looks at the start, and twice a minute. */
export async function announceDue(stop: AbortSignal, onReady: () => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  pool.on('error', () => undefined)
  const alarm = new WakeableTimer()
  const ring = () => alarm.ring()
  stop.addEventListener('abort', ring, { once: true })
  try {
    while (!stop.aborted) {
      const appeared = await announceDuePosts(pool)
      onReady()
      if (appeared > 0) log.info(`Posts whose day has come: ${appeared}`)
      await alarm.wait(POLL)
    }
  } finally {
    stop.removeEventListener('abort', ring)
    await pool.end()
  }
}
