import type { projectSchema } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Submission, User } from '../payload-types'
import { submissionsOf } from './submissions-of'

type Project = z.input<typeof projectSchema>

const LONGEST_SUBJECT = 120

/** What is seen as spam is not told to be: the sender may be a client all the same. */
const STATUSES = {
  new: 'received',
  spam: 'received',
  answered: 'answered',
  closed: 'closed',
} as const satisfies Record<Submission['status'], Project['status']>

/** A client's inquiries, newest first; applications for jobs are none. */
export async function projectsOf(req: PayloadRequest, user: User): Promise<Project[]> {
  const submissions = await submissionsOf(req, user)
  return submissions
    .filter(({ kind }) => kind !== 'application')
    .map(({ id, reference, message, status, createdAt }) => ({
      id: String(id),
      reference,
      subject: subjectOf(message ?? ''),
      status: STATUSES[status],
      receivedAt: createdAt,
    }))
}

/** The first line, in the client's own words. */
function subjectOf(message: string): string {
  const [line = ''] = message.trim().split('\n')
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT).trimEnd()}…` : line
}
