import type { PayloadRequest } from 'payload'
import { findConversation, turnsOf } from './conversations'

/** The maximum number of questions in a transcript; staff would not read more. */
const MAX_TURNS = 50

export interface SentConversation {
  id: number
  /** The questions and answers as text for staff. */
  transcript: string
}

/**
 * Finds the conversation that a visitor sends along with an inquiry.
 *
 * @returns null if the visitor sends none
 */
export async function conversationToSend(
  req: PayloadRequest,
  secret: string | undefined,
): Promise<SentConversation | null> {
  const conversation = secret ? await findConversation(req, secret) : null
  if (!conversation) return null
  const turns = await turnsOf(req, conversation, MAX_TURNS)
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
  /** The email address in the form in which submissions store it. */
  email: string
}

/**
 * Links a conversation to an inquiry, so that both are deleted together. A conversation that
 * already belongs to another person's inquiry stays there, and this inquiry keeps only the
 * transcript.
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
  // The conversation may have been deleted in the meantime.
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

/**
 * The questions of the conversations that belong to these inquiries, oldest first. Questions that
 * were asked after the inquiry are included.
 */
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
