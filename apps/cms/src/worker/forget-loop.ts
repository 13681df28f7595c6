import pg from 'pg'
import { env } from '../env'
import { forgetWhatEnded } from '../accounts/forget-what-ended'
import { ATTACHMENTS_DIR } from '../inbox/attachments-folder'
import { forgetWhatIsOver } from '../inbox/forget-what-is-over'
import { forgetOldEvents } from '../security-log/upkeep'
import { Alarm } from './alarm'
import { log } from './log'

const HOUR = 60 * 60 * 1_000

/** Deletes personal data whose time is over: at the start, and each hour. */
export async function forgetExpired(stop: AbortSignal, onReady: () => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  pool.on('error', () => undefined)
  const alarm = new Alarm()
  const ring = () => alarm.ring()
  stop.addEventListener('abort', ring, { once: true })
  try {
    while (!stop.aborted) {
      const forgotten =
        (await forgetWhatIsOver(pool, ATTACHMENTS_DIR)) +
        (await forgetWhatEnded(pool)) +
        (await forgetOldEvents(pool, env.SECURITY_LOG_DAYS))
      onReady()
      if (forgotten > 0) log.info(`Deleted personal data whose time was over: ${forgotten} records`)
      await alarm.wait(HOUR)
    }
  } finally {
    stop.removeEventListener('abort', ring)
    await pool.end()
  }
}
