import { LOCALE_NAMES } from '@studio/shared/locales'
import type { PayloadRequest, Where } from 'payload'
import type { Submission } from '../../payload-types'
import { csv } from '../../platform/lib/csv'
import { COUNTRY_NAMES } from '../../editor/publishing/admin/words/en'
import { projectTypeLabel, STATUS_OPTIONS } from './choices'
import { topicName } from './topic-name'

/**
 * The maximum number of messages in an export, which is about a year of messages. Larger exports
 * need a filter.
 */
const MAX_ROWS = 20_000

type Column = [string, (message: Submission) => string | null | undefined]

const COLUMNS: Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => createdAt],
  ['Form', ({ kind }) => projectTypeLabel('en', kind, null)],
  ['Status', ({ status }) => STATUS_OPTIONS.find(({ value }) => value === status)?.label],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['About', ({ kind, projectType }) => projectType && projectTypeLabel('en', kind, projectType)],
  ['Asks about', ({ topic }) => topicName('en', topic)],
  ['Position', ({ job }) => (job && typeof job === 'object' ? job.title : null)],
  ['Portfolio', ({ portfolio }) => portfolio],
  ['Message', ({ message }) => message],
  ['Conversation with the guide', ({ transcript }) => transcript],
  ['Sent from', ({ page }) => page],
  ['Country', ({ country }) => COUNTRY_NAMES[country]],
  ['Language', ({ language }) => LOCALE_NAMES[language]],
  ['Asked for updates', ({ receivesUpdates }) => (receivesUpdates ? 'yes' : 'no')],
  ['Assigned to', ({ assignedTo }) => nameOf(assignedTo)],
  ['Answered', ({ answeredAt }) => answeredAt],
  ['Notes', ({ notes }) => notes?.map(({ text }) => text).join('\n\n')],
]

/** Exports the messages that the caller may read and that match the filter, as CSV. */
export async function exportInbox(req: PayloadRequest, where: Where | undefined): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    ...(where && { where }),
    sort: '-createdAt',
    limit: MAX_ROWS,
    pagination: false,
    depth: 1,
    locale: 'en',
    overrideAccess: false,
    req,
  })
  return csv(
    COLUMNS.map(([name]) => name),
    docs.map((message) => COLUMNS.map(([, read]) => read(message) ?? '')),
  )
}

function nameOf(person: Submission['assignedTo']): string {
  return person && typeof person === 'object' ? (person.name ?? person.email) : ''
}
