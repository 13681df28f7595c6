import type { Block } from '@studio/shared/contracts/blocks'
import type { PageView } from '@studio/shared/contracts/page'
import { publicPath } from '@studio/shared/paths'
import type { SiteSetting } from '../../payload-types'
import { contactFor } from '../contact'
import type { PublishedReader } from '../reader'

/** The page below which each city has its own. */
export const CONTACT_PAGE = 'contact'

export type City = NonNullable<SiteSetting['cities']>[number]

/** The city that a path names: `contact/miami`; null for every other path. */
export async function findContactCity(
  reader: PublishedReader,
  path: string,
): Promise<{ city: City; settings: SiteSetting } | null> {
  const [page, slug, ...rest] = path.split('/')
  if (page !== CONTACT_PAGE || !slug || rest.length > 0) return null
  const settings = await reader.settings()
  const city = settings.cities?.find((entry) => entry.slug === slug)
  return city ? { city, settings: inCity(settings, city) } : null
}

/** The settings as they are read in the city: whoever calls from there reaches its own hub. */
function inCity(settings: SiteSetting, { country, address }: City): SiteSetting {
  const own = settings.contacts.find((contact) => contact.country === country)
  if (!own) return settings
  const here = { ...own, ...(address ? { address } : {}) }
  const contacts = settings.contacts.map(({ country: of }) => ({ ...here, country: of }))
  return { ...settings, contacts }
}

/** The contact page as it is read in the city. */
export function pageOfCity(
  view: PageView,
  { slug, name, seoDescription }: City,
  settings: SiteSetting,
  reader: PublishedReader,
): PageView {
  const { locale, country } = reader.viewer
  const path = `${CONTACT_PAGE}/${slug}`
  return {
    ...view,
    path,
    title: `${view.title}: ${name}`,
    seo: {
      ...view.seo,
      title: `${view.title}: ${name}`,
      description: seoDescription || `${name}: ${view.seo.description}`,
    },
    breadcrumbs:
      view.breadcrumbs.length > 0
        ? [...view.breadcrumbs, { label: name, href: publicPath(locale, path) }]
        : [],
    blocks: view.blocks.map((block) => inCityWords(block, name)),
    contact: contactFor(settings, country),
  }
}

/** The words that speak of the visitor's country name the city instead. */
function inCityWords(block: Block, name: string): Block {
  if (block.type === 'hero') return { ...block, eyebrow: name }
  if (block.type === 'contactDetails') return { ...block, heading: name }
  return block
}
