import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { env } from '@/env'
import type { Address } from '@/lib/address'
import { canonicalUrl } from './alternates'
import type { JsonLdNode } from './json-ld'
import { organizationId } from './page-nodes'

/** @returns a post's structured data. Its author is the studio */
export function blogPosting(
  { subject, ...view }: PageView,
  { studioName }: LayoutData,
  address: Address,
): JsonLdNode | null {
  if (subject?.type !== 'post') return null
  const url = canonicalUrl({ ...view, subject }, address)
  const image = subject.media && new URL(subject.media.src, `${env().SITE_URL}/`).href
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: view.title,
    description: view.seo.description,
    datePublished: subject.publishedOn,
    dateModified: latest(subject.publishedOn, subject.updatedAt),
    inLanguage: view.contentLocale,
    author: { '@type': 'Organization', '@id': organizationId(), name: studioName, url: home() },
    publisher: { '@id': organizationId() },
    ...(image ? { image: [image] } : {}),
  }
}

/**
 * @returns the later of the two dates. A post that was edited before its publication date counts as
 * changed on that date
 */
function latest(publishedOn: string, updatedAt: string): string {
  return updatedAt.slice(0, 10) < publishedOn ? publishedOn : updatedAt
}

function home(): string {
  return `${env().SITE_URL}/`
}
