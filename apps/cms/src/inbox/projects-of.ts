import type { projectSchema } from '@studio/shared/api/account'
import { projectTypeLabel } from './project-type-label'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@studio/shared/locales'
import type { z } from 'zod'
import type { User } from '../payload-types'

const SHOWN_STATUS = { new: 'received', answered: 'answered', closed: 'closed' } as const

/** What a client sent, for their portal; the mailbox must have been confirmed. */
export async function projectsOf(
  req: PayloadRequest,
  account: User,
  locale: Locale,
): Promise<z.infer<typeof projectSchema>[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: {
      and: [
        { status: { not_equals: 'spam' } },
        { or: [{ account: { equals: account.id } }, { email: { equals: account.email } }] },
      ],
    },
    sort: '-createdAt',
    limit: 200,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.flatMap(({ id, reference, kind, projectType, status, createdAt }) =>
    status === 'spam'
      ? []
      : [
          {
            id: String(id),
            reference,
            subject: projectTypeLabel(locale, kind, projectType),
            status: SHOWN_STATUS[status],
            receivedAt: createdAt,
          },
        ],
  )
}
