import { newsletterPath } from '@studio/shared/document-paths'
import { publicPath } from '@studio/shared/paths'
import type { PayloadRequest } from 'payload'
import { COUNTRY_NAMES } from '../../../editor/publishing/admin/words/en'
import { env } from '../../../platform/env'
import { csv } from '../../../platform/lib/csv'

const COLUMNS = ['Email', 'Language', 'Country', 'Confirmed', 'Unsubscribe']

/**
 * Exports all confirmed subscribers, each with the unsubscribe link for the mails to this
 * subscriber.
 */
export async function exportSubscribers(req: PayloadRequest): Promise<string> {
  // The endpoint checks the right to read subscribers. Access rules are overridden here, because
  // the links are hidden in the admin.
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { status: { equals: 'confirmed' } },
    sort: 'email',
    pagination: false,
    depth: 0,
  })
  return csv(
    COLUMNS,
    docs.map(({ email, language, country, confirmedAt, endToken }) => [
      email,
      language,
      country ? COUNTRY_NAMES[country] : '',
      confirmedAt ?? '',
      new URL(publicPath(language, newsletterPath('end', endToken)), env.WEB_URL).href,
    ]),
  )
}
