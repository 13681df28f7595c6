import type { messageSchema } from '@studio/shared/api/conversation'
import type { z } from 'zod'
import { statusForClient } from '../../accounts/personal-data'
import type { Attachment, Reply, Submission } from '../../payload-types'

type MessageView = z.input<typeof messageSchema>

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
