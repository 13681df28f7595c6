import type { Pool } from 'pg'

interface Readiness {
  status: 'ready' | 'unready'
  database: 'ok'
  missingMigrations: string[]
  /** The number of changes that are not live yet, and the age of the oldest in seconds. */
  outbox: { waiting: number; oldestSeconds: number }
  /**
   * The number of waiting mails, the age of the oldest in seconds, and the number of mails that
   * failed or whose delivery is not confirmed.
   */
  mail: { waiting: number; oldestSeconds: number; failed: number }
}

/** @param maxAge the number of seconds that a change may wait */
export async function checkReadiness(
  pool: Pool,
  migrations: string[],
  maxAge: number,
): Promise<Readiness> {
  const done = await pool.query<{ name: string }>('SELECT name FROM payload_migrations')
  const names = done.rows.map(({ name }) => name)
  const missingMigrations = migrations.filter((name) => !names.includes(name))
  const outbox = await pool.query<{ waiting: number; oldest: number }>(
    `SELECT count(*)::int AS waiting,
            COALESCE(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS oldest
     FROM publish_events WHERE live_at IS NULL`,
  )
  const { waiting, oldest } = outbox.rows[0] ?? { waiting: 0, oldest: 0 }
  // Changes that are older than this process get as much time as new ones.
  const isLate = Math.min(oldest, process.uptime()) > maxAge
  const isReady = missingMigrations.length === 0 && !isLate
  return {
    status: isReady ? 'ready' : 'unready',
    database: 'ok',
    missingMigrations,
    outbox: { waiting, oldestSeconds: Math.round(oldest * 10) / 10 },
    // This is only information: the backend counts as ready even if the mail server is unreachable.
    mail: missingMigrations.length === 0 ? await readMail(pool) : NO_MAIL,
  }
}

const NO_MAIL = { waiting: 0, oldestSeconds: 0, failed: 0 }

async function readMail(pool: Pool): Promise<Readiness['mail']> {
  const { rows } = await pool.query<Readiness['mail']>(
    `SELECT count(*) FILTER (WHERE status IN ('waiting', 'sending'))::int AS waiting,
            count(*) FILTER (WHERE status IN ('failed', 'unconfirmed'))::int AS failed,
            round(COALESCE(extract(epoch FROM clock_timestamp() - min(created_at)
              FILTER (WHERE status IN ('waiting', 'sending'))), 0))::int AS "oldestSeconds"
     FROM mails`,
  )
  return rows[0] ?? NO_MAIL
}
