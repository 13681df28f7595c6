import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { Reply, Submission } from '../../payload-types'

/** What was written about messages since they came, oldest first. */
export async function repliesOf(
  req: PayloadRequest,
  submissionIds: readonly number[],
): Promise<Reply[]> {
  if (submissionIds.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'replies',
    where: { submission: { in: submissionIds } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

interface NewReply {
  submission: Submission
  from: Reply['from']
  authorId: number
  text: string
}

/**
 * Stores a reply; must run in a transaction. The last words once more are the same attempt.
 * @returns whether it was new
 */
export async function addReply(
  req: PayloadRequest,
  { submission, from, authorId, text }: NewReply,
): Promise<boolean> {
  // A second attempt waits here until the first is stored, and then finds it.
  await queryWithin(req, sql`SELECT 1 FROM submissions WHERE id = ${submission.id} FOR UPDATE`)
  const last = (await repliesOf(req, [submission.id])).at(-1)
  if (last?.from === from && last.text === text) return false
  await req.payload.create({
    collection: 'replies',
    data: { submission: submission.id, from, author: authorId, text },
    depth: 0,
    req,
  })
  return true
}

/** Notes how far a message is, as staff do by hand. */
export async function setStatus(
  req: PayloadRequest,
  { id }: Submission,
  status: Submission['status'],
): Promise<void> {
  await req.payload.update({ collection: 'submissions', id, data: { status }, depth: 0, req })
}
