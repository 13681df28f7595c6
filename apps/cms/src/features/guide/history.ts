import type { ModelMessage } from 'ai'
import type { PayloadRequest } from 'payload'
import { type Conversation, turnsOf } from './conversations'
import { storedAnswerSchema, type StoredPart } from './stored-answer'

/** The number of earlier questions and answers that the model receives. */
const MAX_TURNS = 3

/**
 * Reads the earlier turns of this conversation only, so that no visitor's words reach another
 * visitor.
 */
export async function historyOf(
  req: PayloadRequest,
  conversation: Conversation,
): Promise<ModelMessage[]> {
  const turns = await turnsOf(req, conversation, MAX_TURNS)
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

/** The model sees placeholders instead of figures, as it did when it wrote the answer. */
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
