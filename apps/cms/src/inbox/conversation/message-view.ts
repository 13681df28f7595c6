import { isTopic } from '@studio/shared/inquiry/topics'
import type { messageSchema } from '@studio/shared/api/conversation'
import type { z } from 'zod'
import type { Attachment, Reply, Submission } from '../../payload-types'

type MessageView = z.input<typeof messageSchema>

/** What is seen as spam is not told to be: the sender may be a client all the same. */
const STATUSES = {
  new: 'received',
  spam: 'received',
  answered: 'answered',
  closed: 'closed',
} as const satisfies Record<Submission['status'], MessageView['status']>

export function statusForClient(status: Submission['status']): MessageView['status'] {
  return STATUSES[status]
}

/** Applications for jobs are no inquiries. */
export function isInPortal({ kind }: Submission): boolean {
  return kind !== 'application'
}

/** What its sender sees of a message: nothing of what staff noted, and no name of theirs. */
export function messageView(
  submission: Submission,
  file: Attachment | null,
  replies: readonly Reply[],
): MessageView {
  const { reference, kind, status, createdAt, name, email, phone, company } = submission
  if (kind === 'application') throw new Error('An application is no message of the portal.')
  return {
    reference,
    form: kind,
    status: statusForClient(status),
    receivedAt: createdAt,
    name: name ?? '',
    email,
    phone: phone ?? '',
    company: company ?? '',
    projectType: submission.projectType ?? null,
    topic: isTopic(submission.topic) ? submission.topic : null,
    text: submission.message ?? '',
    file: file && { name: file.originalName, size: file.filesize ?? 0 },
    replies: replies.map(({ id, from, text, createdAt: writtenAt }) => ({
      id: String(id),
      from,
      text,
      writtenAt,
    })),
  }
}
