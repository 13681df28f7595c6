import { z } from 'zod'
import { messageStatusSchema } from './account'
import { requiredText } from './fields'
import { PROJECT_TYPES } from '../inquiry/project-types'
import { TOPICS } from '../inquiry/topics'

/** Maximum characters of a reply, as of a first message. */
export const MAX_REPLY_LENGTH = 5_000

/** Such as `7K3F-92QD`. The pattern is wider, and unknown references answer 404. */
export const referenceField = z.string().regex(/^[\w-]{1,20}$/, 'wrongType')

export const replySchema = z.strictObject({ text: requiredText(MAX_REPLY_LENGTH) })

export const replyEntrySchema = z.object({
  id: z.string(),
  from: z.enum(['client', 'studio']),
  text: z.string(),
  writtenAt: z.iso.datetime(),
})

/** A client's message and the replies since, oldest first. */
export const messageSchema = z.object({
  reference: z.string(),
  form: z.enum(['contact', 'inquiry', 'virtualSet', 'feedback', 'visit']),
  status: messageStatusSchema,
  receivedAt: z.iso.datetime(),
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
