import pg from 'pg'
import { env } from '../env'
import { purgeExpiredAccess } from '../accounts/purge-expired-access'
import { ATTACHMENTS_DIR } from '../uploads/folders'
import { purgeExpiredMessages } from '../inbox/purge-expired-messages'
import { forgetOldEvents } from '../security-log/upkeep'
import { WakeableTimer } from './wakeable-timer'
import { log } from './log'

const HOUR = 60 * 60 * 1_000

/** Deletes personal data whose time is over: at the start, and each hour. */
export async function purgeExpired(stop: AbortSignal, onReady: () => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  pool.on('error', () => undefined)
  const alarm = new WakeableTimer()
  const ring = () => alarm.ring()
  stop.addEventListener('abort', ring, { once: true })
  try {
    while (!stop.aborted) {
      const forgotten =
        (await purgeExpiredMessages(pool, ATTACHMENTS_DIR)) +
        (await purgeExpiredAccess(pool)) +
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
