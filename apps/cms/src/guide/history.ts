import type { ModelMessage } from 'ai'
import type { PayloadRequest } from 'payload'
import { type Conversation, turnsOf } from './conversations'
import { storedAnswerSchema, type StoredPart } from './stored-answer'

/** Questions and answers that the model is reminded of. */
const MOST_TURNS = 3

/** What was said before in this conversation, and in no other. */
export async function historyOf(
  req: PayloadRequest,
  conversation: Conversation,
): Promise<ModelMessage[]> {
  const turns = await turnsOf(req, conversation, MOST_TURNS)
  return turns.flatMap(({ question, content }): ModelMessage[] => {
    const parts = storedAnswerSchema.safeParse(content).data?.parts ?? []
    const said = parts.map(wordsOf).join('').trim()
    return said === ''
      ? []
      : [
          { role: 'user', content: question },
          { role: 'assistant', content: said },
        ]
  })
}

/** Figures stay what they were for the model: placeholders. */
function wordsOf(part: StoredPart): string {
  switch (part.type) {
    case 'paragraph':
      return '\n'
    case 'item':
      return '\n- '
    case 'text':
      return part.text
    case 'link':
      return `[[page:${part.path}]]`
    case 'figure':
      return `[[price:${part.key}]]`
  }
}
