import { localeSchema } from '@studio/shared/contracts/common'
import type { Pool } from 'pg'
import { z } from 'zod'
import { renderMail } from './render-mail'
import { GIVE_UP_AFTER, retryPause } from './retry-pause'
import type { Sender } from './sender'
import { isMailTemplate } from './templates'
import type { MailTransport } from './transport'

const rowSchema = z.looseObject({
  id: z.number(),
  attempts: z.coerce.number(),
  /** Seconds since it was queued. */
  age: z.number(),
})

const contentSchema = z.object({
  to: z.string(),
  reply_to: z.string().nullable(),
  template: z.string().refine(isMailTemplate, 'there is no such mail'),
  language: localeSchema,
  data: z.record(z.string(), z.string()),
})

type Row = z.infer<typeof rowSchema>

/**
 * Sends the mail that has waited longest. Its row is locked meanwhile: no other
 * worker takes it, and should this one die, the lock is gone at once.
 * @returns the id of a mail that was tried and what went wrong, or null when none waits
 */
export async function sendNext(
  pool: Pool,
  transport: MailTransport,
  sender: Sender,
): Promise<{ id: number; problem: string | null } | null> {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('BEGIN')
    const { rows } = await client.query(
      `SELECT id, "to", reply_to, template, language, data, attempts,
              extract(epoch FROM now() - created_at)::float8 AS age
       FROM mails WHERE status = 'waiting' AND next_attempt_at <= now()
       ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    )
    const [found] = rows as unknown[]
    const row = found ? rowSchema.parse(found) : null
    const problem = row && (await send(row, transport, sender))
    if (row) await client.query(...outcomeOf(row, problem))
    await client.query('COMMIT')
    isBroken = false
    return row && { id: row.id, problem }
  } finally {
    client.release(isBroken)
  }
}

async function send(
  row: Row,
  transport: MailTransport,
  { studio, from, host }: Sender,
): Promise<string | null> {
  try {
    const { to, reply_to: replyTo, template, language, data } = contentSchema.parse(row)
    const { subject, text, html } = renderMail(template, language, data, studio)
    await transport.send({
      from: { name: studio, address: from },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      // The same at each attempt, so that a mail that was taken twice is shown once.
      messageId: `<mail-${row.id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 300)
  }
}

/** What was sent keeps no data: links in mails are secrets. */
function outcomeOf(row: Row, problem: string | null): [string, unknown[]] {
  if (problem === null) {
    return [
      `UPDATE mails SET status = 'sent', sent_at = clock_timestamp(), attempts = attempts + 1,
              next_attempt_at = NULL, last_error = NULL, data = '{}', updated_at = now()
       WHERE id = $1`,
      [row.id],
    ]
  }
  const pause = retryPause(row.attempts + 1)
  const isOver = row.age + pause > GIVE_UP_AFTER
  return [
    `UPDATE mails SET status = $2::text, attempts = attempts + 1, last_error = $3, updated_at = now(),
            next_attempt_at = CASE WHEN $2::text = 'waiting' THEN clock_timestamp() + make_interval(secs => $4) END
     WHERE id = $1`,
    [row.id, isOver ? 'failed' : 'waiting', problem, pause],
  ]
}
