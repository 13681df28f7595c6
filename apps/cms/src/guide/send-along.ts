import type { PayloadRequest } from 'payload'
import { findConversation, turnsOf } from './conversations'

/** More of a conversation nobody reads. */
const MOST_TURNS = 50

export interface SentConversation {
  id: number
  /** What was asked and answered, for people to read. */
  transcript: string
}

/** The conversation that a visitor sends along with an inquiry; null where there is none. */
export async function conversationToSend(
  req: PayloadRequest,
  secret: string | undefined,
): Promise<SentConversation | null> {
  const conversation = secret ? await findConversation(req, secret) : null
  if (!conversation) return null
  const turns = await turnsOf(req, conversation, MOST_TURNS)
  if (turns.length === 0) return null
  const transcript = turns
    .map(({ question, answer, pages }) =>
      [`» ${question}`, answer || '–', pages].filter(Boolean).join('\n'),
    )
    .join('\n\n')
  return { id: conversation.id, transcript }
}

interface Sent {
  id: number
  /** Email address in the form that submissions store. */
  email: string
}

/**
 * From now on it goes with the inquiry when that is deleted. Where somebody else has sent it along
 * before, it stays theirs: this inquiry has no more of it than the transcript.
 */
export async function tieToSubmission(
  req: PayloadRequest,
  { id }: SentConversation,
  { id: submission, email }: Sent,
): Promise<void> {
  const known = await req.payload.findByID({
    collection: 'guide-conversations',
    id,
    depth: 1,
    disableErrors: true,
    req,
  })
  // It may have been deleted meanwhile.
  if (!known) return
  const before = known.submission
  if (before && typeof before === 'object' && before.email !== email) return
  await req.payload.update({
    collection: 'guide-conversations',
    id,
    data: { submission },
    depth: 0,
    req,
  })
}

/** What was asked in conversations that were sent along with these, also afterwards; oldest first. */
export async function questionsOf(
  req: PayloadRequest,
  submissions: readonly number[],
): Promise<{ submission: number; question: string; answer: string; askedAt: string }[]> {
  if (submissions.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'guide-questions',
    where: { 'conversation.submission': { in: [...submissions] } },
    sort: 'id',
    depth: 1,
    pagination: false,
    req,
  })
  return docs.flatMap(({ conversation, question, answer, createdAt }) => {
    const submission = typeof conversation === 'object' ? conversation.submission : null
    const id = typeof submission === 'object' ? submission?.id : submission
    return typeof id === 'number'
      ? [{ submission: id, question, answer: answer ?? '', askedAt: createdAt }]
      : []
  })
}
