import pg from 'pg'
import { env } from '../env'
import { chooseTransport } from '../mail/choose-transport'
import { sendNext } from '../mail/send-next'
import { readSender } from '../mail/sender'
import type { MailTransport } from '../mail/transport'
import { WakeableTimer } from './wakeable-timer'
import { log } from './log'

/** How often the queue is read although nothing called; mails that failed wait for it, too. */
const POLL = 2_000
/** How many mails are on their way at once. */
const LANES = 4

/**
 * Sends what waits, until it is told to stop or the database is lost. Any number of
 * workers may do this side by side: each mail is locked while it is sent.
 */
export async function mailUntilDisconnected(stop: AbortSignal, onReady: () => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: LANES + 1 })
  const listener = new pg.Client({ connectionString: env.DATABASE_URL })
  const { transport, target } = chooseTransport()
  const alarm = new WakeableTimer()
  const lost = new Promise<never>((_, reject) => {
    pool.on('error', reject)
    listener.on('error', reject)
    listener.on('end', () => reject(new Error('the connection was closed')))
  })
  lost.catch(() => undefined)
  const ring = () => alarm.ring()
  stop.addEventListener('abort', ring, { once: true })
  try {
    await listener.connect()
    await listener.query('LISTEN mails')
    listener.on('notification', ring)
    onReady()
    log.info(`Mail goes to ${target}`)
    while (!stop.aborted) {
      await Promise.race([lost, sendAll(pool, transport)])
      await Promise.race([lost, alarm.wait(POLL)])
    }
  } finally {
    stop.removeEventListener('abort', ring)
    transport.close()
    await listener.end().catch(() => undefined)
    await pool.end().catch(() => undefined)
  }
}

async function sendAll(pool: pg.Pool, transport: MailTransport): Promise<void> {
  const sender = await readSender(pool, env.MAIL_FROM)
  const lane = async () => {
    for (;;) {
      const sent = await sendNext(pool, transport, sender)
      if (!sent) return
      if (sent.problem) log.warn(`Mail ${sent.id} could not be sent: ${sent.problem}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
