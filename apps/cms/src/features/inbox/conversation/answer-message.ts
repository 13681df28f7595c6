import { MAX_REPLY_LENGTH } from '@studio/shared/api/conversation'
import { requiredText } from '@studio/shared/contracts/fields'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { fail, json } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import type { Submission } from '../../../payload-types'
import { mailAnswer } from './mails'
import { addReply, setStatus } from './replies'

const answerSchema = z.strictObject({ id: z.int(), text: requiredText(MAX_REPLY_LENGTH) })

/** Stores the studio's answer in the conversation and queues the mail to the sender. */
export async function answerMessage(req: PayloadRequest): Promise<Response> {
  const given = answerSchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return fail(422, 'invalidFields', { text: 'required' })
  const submission = await find(req, given.data.id)
  const authorId = Number(req.user?.id)
  if (!submission) return fail(404, 'notFound')
  const { text } = given.data
  await inTransaction(req, async () => {
    const isNew = await addReply(req, { submission, from: 'studio', authorId, text })
    await setStatus(req, submission, 'answered')
    if (isNew) await mailAnswer(req, submission, text)
  })
  return json({ status: 'answered' })
}

async function find(req: PayloadRequest, id: number): Promise<Submission | null> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0] ?? null
}
