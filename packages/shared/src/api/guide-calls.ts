import type { ApiCall } from './call'
import { guideConversationSchema, guideTurnsSchema } from './guide'

export const readGuideConversation = {
  name: 'readGuideConversation',
  method: 'POST',
  path: '/guide/conversation',
  summary: 'What was asked and answered so far in the visitor’s own conversation with the guide',
  caller: 'anyone',
  body: guideConversationSchema,
  answer: guideTurnsSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

/** Questions are a stream: see `askGuide`. */
export const guideCalls = [readGuideConversation] as const
