import { setTimeout as sleep } from 'node:timers/promises'
import { localeSchema } from '@studio/shared/contracts/common'
import type { Pool } from 'pg'
import { z } from 'zod'
import { ADD_MAIL_JOB } from './mail-jobs'
import { renderMail } from './render-mail'
import { GIVE_UP_AFTER, retryPause } from './retry-pause'
import { readSender } from './sender'
import { isMailTemplate } from './templates'
import { messageId, threadHeaders } from './threads'
import type { MailTransport } from './transport'

const rowSchema = z.looseObject({
  status: z.string(),
  attempts: z.coerce.number(),
  /** The number of seconds since the mail was queued. */
  age: z.number(),
})

const contentSchema = z.object({
  to: z.string(),
  reply_to: z.string().nullable(),
  template: z.string().refine(isMailTemplate, 'there is no such mail'),
  language: localeSchema,
  data: z.record(z.string(), z.string()),
  thread: z.string().nullable(),
})

type Row = z.infer<typeof rowSchema>

export interface MailContext {
  pool: Pool
  transport: MailTransport
  /** The sender's address from the environment, if it is set. */
  from: string | undefined
  /** Aborts attempts to send a mail that the mail server has not accepted yet. */
  stop?: AbortSignal
}

const INTERRUPTED =
  'The worker was stopped while the mail server was taking this mail. It has probably arrived, and is not sent again.'

/**
 * Tries to send a mail and stores the outcome. The status is `sending` from the moment at which the
 * mail server may accept the mail. If a worker finds this status, another worker has stopped during
 * the attempt, and nobody knows whether the mail has arrived. The mail is then sent again only if
 * the transport is idempotent.
 *
 * @returns the error message, or null if the mail was sent or if there was nothing to send
 */
export async function sendMail(context: MailContext, id: number): Promise<string | null> {
  const { pool, transport } = context
  const { rows } = await pool.query(
    `SELECT "to", reply_to, template, language, data, thread, status, attempts,
            extract(epoch FROM now() - created_at)::float8 AS age
     FROM mails WHERE id = $1 AND status IN ('waiting', 'sending')`,
    [id],
  )
  if (rows.length === 0) return null
  const row = rowSchema.parse(rows[0])
  if (row.status === 'sending' && !transport.isIdempotent) {
    await noteInterrupted(pool, id)
    return INTERRUPTED
  }
  const { problem, mayBeClaimed } = await attempt(context, id, row)
  const held = mayBeClaimed ? ['waiting', 'sending'] : [row.status]
  await persist(() =>
    problem === null ? recordSent(pool, id) : recordFailure(pool, id, row, held, problem),
  )
  return problem
}

async function attempt({ pool, transport, from, stop }: MailContext, id: number, row: Row) {
  const unsent = new AbortController()
  let mayBeClaimed = false
  // Only one worker can claim the mail. The connections of the others end before they have sent the
  // whole mail.
  const claim = async () => {
    unsent.signal.throwIfAborted()
    mayBeClaimed = true
    const { rowCount } = await pool.query(
      `UPDATE mails SET status = 'sending', updated_at = now() WHERE id = $1 AND status = $2`,
      [id, row.status],
    )
    mayBeClaimed = rowCount === 1
    if (!mayBeClaimed) throw new Error('Somebody else has sent or deleted it meanwhile.')
  }
  const abandon = () => {
    if (!mayBeClaimed) unsent.abort(new Error('The worker was stopped.'))
  }
  stop?.addEventListener('abort', abandon, { once: true })
  try {
    const { studio, from: address, host, company } = await readSender(pool, from)
    const { to, reply_to: replyTo, template, language, data, thread } = contentSchema.parse(row)
    const { subject, text, html } = renderMail(template, language, data, studio, company(language))
    await transport.send(
      {
        from: { name: studio, address },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: messageId(id, host),
        ...(thread && (await threadHeaders(pool, { id, to, thread, host }))),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...unsubscribeHeaders(data),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: unsent.signal,
      },
      claim,
    )
    return { problem: null, mayBeClaimed }
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    return { problem, mayBeClaimed }
  } finally {
    stop?.removeEventListener('abort', abandon)
  }
}

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
function unsubscribeHeaders({ endCall }: Record<string, string>): Record<string, string> {
  if (!endCall) return {}
  return {
    'List-Unsubscribe': `<${endCall}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The attempts to store the outcome are one second apart. */
const MAX_UPDATE_ATTEMPTS = 60

/** Repeats the update while the database restarts, because only this process knows the outcome. */
async function persist(note: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await note()
      return
    } catch (error) {
      if (tried === MAX_UPDATE_ATTEMPTS) throw error
      await sleep(1_000)
    }
  }
}

/** Deletes the data of a sent mail, because links in mails are secrets. */
function recordSent(pool: Pool, id: number) {
  return pool.query(
    `UPDATE mails SET status = 'sent', sent_at = clock_timestamp(), attempts = attempts + 1,
            next_attempt_at = NULL, last_error = NULL, data = '{}', updated_at = now()
     WHERE id = $1`,
    [id],
  )
}

/** This is a single statement, so that a waiting mail always has a job. */
function recordFailure(pool: Pool, id: number, row: Row, held: string[], problem: string) {
  const pause = retryPause(row.attempts + 1)
  const isOver = row.age + pause > GIVE_UP_AFTER
  return pool.query(
    `WITH mail AS (
       UPDATE mails SET status = $3::text, attempts = attempts + 1, last_error = $4, updated_at = now(),
              next_attempt_at = CASE WHEN $3::text = 'waiting' THEN clock_timestamp() + make_interval(secs => $5) END
       WHERE id = $1 AND status = ANY ($2) RETURNING id, status, next_attempt_at
     )
     SELECT ${ADD_MAIL_JOB} FROM mail WHERE status = 'waiting'`,
    [id, held, isOver ? 'failed' : 'waiting', problem, pause],
  )
}

function noteInterrupted(pool: Pool, id: number) {
  return pool.query(
    `UPDATE mails SET status = 'unconfirmed', attempts = attempts + 1, last_error = $2,
            next_attempt_at = NULL, updated_at = now()
     WHERE id = $1 AND status = 'sending'`,
    [id, INTERRUPTED],
  )
}
