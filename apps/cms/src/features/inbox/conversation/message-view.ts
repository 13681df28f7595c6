import { isTopic } from '@studio/shared/inquiry/topics'
import type { messageSchema } from '@studio/shared/api/conversation'
import type { z } from 'zod'
import { isFromAccount } from '../../accounts/sent-by'
import type { Attachment, Reply, Submission, User } from '../../../payload-types'

type MessageView = z.input<typeof messageSchema>

/** The sender may be a client, so spam is shown with the status of a new message. */
const STATUSES = {
  new: 'received',
  spam: 'received',
  answered: 'answered',
  closed: 'closed',
} as const satisfies Record<Submission['status'], MessageView['status']>

export function statusForClient(status: Submission['status']): MessageView['status'] {
  return STATUSES[status]
}

/** @returns true if the portal lists the message; job applications are not listed as inquiries */
export function isInPortal({ kind }: Submission): boolean {
  return kind !== 'application'
}

/** The message as the account sees it, without notes and names of staff. */
export function messageView(
  submission: Submission,
  file: Attachment | null,
  { replies, reader }: { replies: readonly Reply[]; reader: Pick<User, 'id'> },
): MessageView {
  const { reference, kind, status, createdAt, name, email, phone, company } = submission
  if (kind === 'application') throw new Error('An application is no message of the portal.')
  return {
    reference,
    form: kind,
    status: statusForClient(status),
    receivedAt: createdAt,
    isFromAccount: isFromAccount(submission, reader),
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
