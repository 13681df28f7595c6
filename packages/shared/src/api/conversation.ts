import { z } from 'zod'
import { messageStatusSchema } from './account'
import { requiredText } from './fields'
import { PROJECT_TYPES } from './forms'

/** As long as a first message may be. */
export const LONGEST_REPLY = 5_000

/** Such as `7K3F-92QD`; one of another form is one that nobody has. */
export const referenceField = z.string().regex(/^[\w-]{1,20}$/, 'wrongType')

export const replySchema = z.strictObject({ text: requiredText(LONGEST_REPLY) })

export const replyEntrySchema = z.object({
  id: z.string(),
  from: z.enum(['client', 'studio']),
  text: z.string(),
  writtenAt: z.iso.datetime(),
})

/** What a client sent, and what was written to and fro since, oldest first. */
export const messageSchema = z.object({
  reference: z.string(),
  form: z.enum(['contact', 'inquiry', 'virtualSet']),
  status: messageStatusSchema,
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  projectType: z.enum(PROJECT_TYPES).nullable(),
  text: z.string(),
  /** What came with it; its size is in bytes. */
  file: z.object({ name: z.string(), size: z.number() }).nullable(),
  replies: z.array(replyEntrySchema),
})

export type Message = z.infer<typeof messageSchema>
