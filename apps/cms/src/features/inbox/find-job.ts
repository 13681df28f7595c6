import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'

/** Finds an open position, with its title in the applicant's language or in English. */
export async function findJob(
  req: PayloadRequest,
  slug: string,
  locale: Locale,
): Promise<{ id: number; title: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'jobs',
    where: { slug: { equals: slug } },
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    select: { title: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [job] = docs
  return job ? { id: job.id, title: job.title } : null
}
