import type { SitePaths } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../../access/site-context'
import { CONTACT_PAGE } from '../finders/contact-page'

/** The contact page's cities, each as ready as the page itself. */
export async function listedCities(
  payload: Payload,
  pages: SitePaths['pages'],
): Promise<SitePaths['pages']> {
  const contact = pages.find(({ path }) => path === CONTACT_PAGE)
  if (!contact) return []
  const { cities } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  return (cities ?? []).map(({ slug }) => ({ ...contact, path: `${CONTACT_PAGE}/${slug}` }))
}
