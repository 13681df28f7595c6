import { env } from '@/env'
import type { Address } from '@/lib/address'
import { legalName, type Company } from '@studio/shared/contracts/company'
import type { PageView } from '@studio/shared/contracts/page'
import type { ReelItem } from '@studio/shared/contracts/reel'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { JsonLdNode } from './json-ld'
import { plainText } from './rich-text'

export function organizationId(): string {
  return `${env().SITE_URL}/#organization`
}

export function organization({
  studioName,
  mission,
  contactPoints,
  company,
  social,
  foundedYear,
}: LayoutData): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: studioName,
    url: `${env().SITE_URL}/`,
    description: mission,
    foundingDate: String(foundedYear),
    sameAs: social.map(({ href }) => href),
    // Search engines must not get the sample data of a new installation.
    ...(company && !company.isSample && companyFields(company)),
    contactPoint: contactPoints.map(({ area, phone, email }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      areaServed: area,
      telephone: phone,
      email,
    })),
  }
}

/** The same in every country, because the pages of all countries describe one organization. */
function companyFields(company: Company): JsonLdNode {
  const { street, city, region, postalCode, country, phone, email, vatId } = company
  const address = {
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  }
  return {
    legalName: legalName(company),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(vatId && { vatID: vatId }),
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
  }
}

export function breadcrumbList({ breadcrumbs }: PageView): JsonLdNode | null {
  if (breadcrumbs.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, `${env().SITE_URL}/`).href,
    })),
  }
}

/** @returns all questions of the page with their answers, or null if there are none */
export function faqPage(view: PageView, { country }: Address): JsonLdNode | null {
  const reader = { country, locale: view.contentLocale }
  const items = view.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
  if (items.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, reader) },
    })),
  }
}

/** @returns the videos of a category or a work list as a list of links */
export function videoList(view: PageView): JsonLdNode | null {
  const items = itemsOf(view)
  if (items.length === 0) return null
  return {
    '@type': 'ItemList',
    name: view.title,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: new URL(href, `${env().SITE_URL}/`).href,
    })),
  }
}

function itemsOf({ subject, blocks }: PageView): ReelItem[] {
  if (subject?.type === 'category') return subject.videos.items
  return blocks.flatMap((block) => (block.type === 'workList' ? block.videos.items : []))
}
