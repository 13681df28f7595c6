import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Stack } from '../lib/stack.mjs'
import type { Receipt } from './inquiry-sender'

/** The number of mails for each inquiry: one to the sender and one to the office. */
const MAILS_EACH = 2
const TIMEOUT_MS = 180_000

interface Stored {
  key: string
  reference: string
  email: string
}

/** Compares acknowledged inquiries with the stored ones and with the mails that were sent. */
export async function judgeInquiries(stack: Stack, receipts: Receipt[]) {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  try {
    await waitUntilSent(pool)
    const stored = await pool.query<Stored>(
      'SELECT idempotency_key AS key, reference, email FROM submissions',
    )
    const queued = await pool.query<{ id: number; to: string; status: string }>(
      'SELECT id, "to", status FROM mails',
    )
    const files = await readdir(stack.outboxDir)
    const handedOver = new Set(files.filter((name) => name.endsWith('.eml')))
    const byKey = new Map(stored.rows.map((message) => [message.key, message]))
    const problems = [
      ...receipts.flatMap(({ key, reference, email }) =>
        byKey.get(key)?.reference === reference ? [] : [`${email}: acknowledged and not stored`],
      ),
      ...(new Set(stored.rows.map(({ email }) => email)).size === stored.rows.length
        ? []
        : ['Some inquiry is stored twice.']),
      ...(stored.rows.length === receipts.length
        ? []
        : [`${stored.rows.length} are stored, ${receipts.length} were acknowledged.`]),
      ...(queued.rows.length === stored.rows.length * MAILS_EACH
        ? []
        : [`${queued.rows.length} mails for ${stored.rows.length} inquiries.`]),
      ...queued.rows.flatMap(({ id, status }) =>
        status === 'sent' && handedOver.has(`mail-${id}.eml`) ? [] : [`Mail ${id} is ${status}.`],
      ),
      ...(await wronglyAddressed(stack.outboxDir, queued.rows)),
    ]
    return {
      found: {
        Stored: stored.rows.length,
        'Mails queued': queued.rows.length,
        'Mails handed over': handedOver.size,
      },
      problems,
    }
  } finally {
    await pool.end()
  }
}

async function waitUntilSent(pool: pg.Pool): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until) {
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM mails WHERE status IN ('waiting', 'sending')`,
    )
    if (rows[0]?.waiting === 0) return
    await sleep(500)
  }
}

async function wronglyAddressed(
  folder: string,
  mails: { id: number; to: string }[],
): Promise<string[]> {
  const checks = mails.map(async ({ id, to }) => {
    const content = await readFile(path.join(folder, `mail-${id}.eml`), 'utf8').catch(() => '')
    return new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'm').test(content)
      ? []
      : [`Mail ${id} is not to ${to}.`]
  })
  return (await Promise.all(checks)).flat()
}
