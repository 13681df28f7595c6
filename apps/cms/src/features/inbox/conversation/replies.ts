import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { Reply, Submission } from '../../../payload-types'

/** The replies to messages, oldest first. */
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
 * Stores a reply. It must run in a transaction. A reply that is equal to the last one is a repeated
 * attempt and is not stored.
 *
 * @returns true if the reply was new
 */
export async function addReply(
  req: PayloadRequest,
  { submission, from, authorId, text }: NewReply,
): Promise<boolean> {
  // Concurrent attempts wait for this lock, and then find the stored reply.
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

export async function setStatus(
  req: PayloadRequest,
  { id }: Submission,
  status: Submission['status'],
): Promise<void> {
  await req.payload.update({ collection: 'submissions', id, data: { status }, depth: 0, req })
}
