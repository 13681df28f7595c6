import { z } from 'zod'
import type { ApiCall } from './call'
import { messageSchema, referenceField, replySchema } from './conversation'

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

/** A client's own messages. Another account's messages answer 404, like unknown ones. */
export const conversationCalls = [readMessage, replyToMessage] as const
