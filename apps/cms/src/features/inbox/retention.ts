import type { Submission } from '../../payload-types'

const DAYS: Record<Submission['kind'], number> = {
  contact: 730,
  inquiry: 730,
  virtualSet: 730,
  feedback: 730,
  visit: 730,
  application: 183,
}

const SPAM_DAYS = 30
const DAY = 24 * 60 * 60 * 1_000

/** The end of the retention time: two years for inquiries, six months for job applications. */
export function keepUntil(
  kind: Submission['kind'],
  status: Submission['status'],
  receivedAt: Date,
): Date {
  const days = status === 'spam' ? SPAM_DAYS : DAYS[kind]
  return new Date(receivedAt.getTime() + days * DAY)
}
