import type { Block } from '@studio/shared/contracts/blocks'
import type { PageView } from '@studio/shared/contracts/page'
import { splitFolder } from '@studio/shared/document-paths'
import { publicPath } from '@studio/shared/paths'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import type { Page, SiteSetting } from '../../payload-types'
import { buildPage } from '../build-page'
import { CONTACT_PAGE, contactOfPage } from '../content/contact'
import type { PublishedReader } from '../reader/reader'
import { type Resolver, inReadyLanguage } from './resolver'

type City = NonNullable<SiteSetting['cities']>[number]

interface Here {
  city: City
  settings: SiteSetting
}

/** Resolves the contact page of a city, such as `contact/miami`. */
export const resolveContactCity: Resolver = async (request) => {
  const place = splitFolder(request.path)
  if (place?.folder !== CONTACT_PAGE || !(await readCity(request.reader, place.slug))) return null
  const page = await request.reader.page(CONTACT_PAGE)
  if (!page) return null
  return inReadyLanguage(request, {
    found: page,
    again: (reader) => reader.page(CONTACT_PAGE),
    build: (reader, found) => buildInCity(reader, found, request.readAt, place.slug),
  })
}

async function readCity(reader: PublishedReader, slug: string): Promise<Here | null> {
  const settings = await reader.settings()
  const city = settings.cities?.find((entry) => entry.slug === slug)
  return city ? { city, settings: inCity(settings, city) } : null
}

/** Shows the city's own contact to visitors from every country. */
function inCity(settings: SiteSetting, { country, address }: City): SiteSetting {
  const own = settings.contacts.find((contact) => contact.country === country)
  if (!own) return settings
  const here = { ...own, ...(address ? { address } : {}) }
  const contacts = settings.contacts.map(({ country: of }) => ({ ...here, country: of }))
  return { ...settings, contacts }
}

/**
 * Builds the page in the reader's locale, so that the city's texts are also English if the page
 * falls back to English.
 */
async function buildInCity(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  slug: string,
): Promise<PageView> {
  const here = await readCity(reader, slug)
  if (!here) return buildPage(reader, page, readAt)
  const view = await buildPage(reader, page, readAt, { settings: here.settings })
  return {
    ...inCityWords(reader, view, here.city),
    contact: contactOfPage(here.settings, reader.viewer),
  }
}

/** Replaces texts that depend on the visitor's country by texts with the name of the city. */
function inCityWords(reader: PublishedReader, view: PageView, city: City): PageView {
  const { slug, name, seoDescription } = city
  const path = `${CONTACT_PAGE}/${slug}`
  const title = `${view.title}: ${name}`
  const description = seoDescription || `${name}: ${view.seo.description}`
  const own = { label: name, href: publicPath(reader.viewer.locale, path) }
  const trail = view.breadcrumbs
  return {
    ...view,
    path,
    title,
    seo: { ...view.seo, title, description },
    // The theme that is planned for this path. The contact page itself has the dark theme.
    headerTheme: headerThemeOf(path),
    breadcrumbs: trail.length > 0 ? [...trail, own] : [],
    blocks: view.blocks.map((block) => named(block, name)),
  }
}

function named(block: Block, name: string): Block {
  if (block.type === 'hero') return { ...block, eyebrow: name }
  if (block.type === 'contactDetails') return { ...block, heading: name }
  return block
}
