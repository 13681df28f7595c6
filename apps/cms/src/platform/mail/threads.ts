import type { Pool } from 'pg'

/**
 * The mails about a message of a form, to its sender and to staff. Within a thread, all mails to a
 * person have the same subject, because some mail programs begin a new thread with each subject.
 */
export function messageThread(reference: string): string {
  return `message-${reference}`
}

/** The mails about the versions of a project. */
export function projectThread(id: number): string {
  return `project-${id}`
}

interface Threaded {
  id: number
  to: string
  thread: string
  /** The domain in the ids of messages. */
  host: string
}

/** The id is the same in each attempt, so that mail programs can remove duplicates. */
export function messageId(id: number, host: string): string {
  return `<mail-${id}@${host}>`
}

/** More ids would make the header longer, and mail programs need only some of them. */
const MAX_EARLIER = 20

/**
 * The headers by which mail programs show mails as one conversation. `References` begins with an id
 * that no mail has: it also connects mails to different people and mails whose rows were deleted.
 */
export async function threadHeaders(pool: Pool, { id, to, thread, host }: Threaded) {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM mails
     WHERE thread = $1 AND "to" = $2 AND id < $3 AND status IN ('sent', 'unconfirmed')
     ORDER BY id DESC LIMIT $4`,
    [thread, to, id, MAX_EARLIER],
  )
  const earlier = rows.map((row) => messageId(row.id, host)).reverse()
  return { inReplyTo: earlier.at(-1), references: [`<${thread}@${host}>`, ...earlier] }
}
