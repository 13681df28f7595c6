import { z } from 'zod'
import { PROJECT_TYPES } from '../inquiry/project-types'
import { TOPICS } from '../inquiry/topics'
import { isFromAccount, messageStatusSchema } from './account'
import type { ApiCall } from '../contracts/call'
import { requiredText } from '../contracts/fields'

/** The maximum number of characters of a reply, which is that of a first message as well. */
export const MAX_REPLY_LENGTH = 5_000

/**
 * A reference such as `7K3F-92QD`. The pattern also accepts others, which answer 404 because no
 * message has them.
 */
export const referenceField = z.string().regex(/^[\w-]{1,20}$/, 'wrongType')

export const replySchema = z.strictObject({ text: requiredText(MAX_REPLY_LENGTH) })

export const replyEntrySchema = z.object({
  id: z.string(),
  from: z.enum(['client', 'studio']),
  text: z.string(),
  writtenAt: z.iso.datetime(),
})

/** A client's message and the replies to it, oldest first. */
export const messageSchema = z.object({
  reference: z.string(),
  form: z.enum(['contact', 'inquiry', 'virtualSet', 'feedback', 'visit']),
  status: messageStatusSchema,
  receivedAt: z.iso.datetime(),
  isFromAccount,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  projectType: z.enum(PROJECT_TYPES).nullable(),
  topic: z.enum(TOPICS).nullable(),
  text: z.string(),
  /** The attachment, with its size in bytes. */
  file: z.object({ name: z.string(), size: z.number() }).nullable(),
  replies: z.array(replyEntrySchema),
})

export type Message = z.infer<typeof messageSchema>

const parameters = z.strictObject({ reference: referenceField })

export const readMessage = {
  name: 'readMessage',
  method: 'GET',
  path: '/portal/messages/{reference}',
  summary: 'A message that the account sent, with the studio’s answers and one’s own replies',
  caller: 'account',
  parameters,
  answer: messageSchema,
} as const satisfies ApiCall

export const replyToMessage = {
  name: 'replyToMessage',
  method: 'POST',
  path: '/portal/messages/{reference}/replies',
  summary: 'Adds a reply; the same words again, before an answer has come, are the same reply',
  caller: 'account',
  parameters,
  body: replySchema,
  answer: messageSchema,
} as const satisfies ApiCall

/**
 * The calls about a client's own messages. For messages of another account they answer 404, as for
 * unknown ones.
 */
export const conversationCalls = [readMessage, replyToMessage] as const
