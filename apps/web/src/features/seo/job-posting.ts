import type { PageView } from '@studio/shared/contracts/page'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { env } from '@/env'
import type { Address } from '@/lib/address'
import { canonicalUrl } from './alternates'
import type { JsonLdNode } from './json-ld'
import { organizationId } from './page-nodes'
import { type Reader, richTextHtml } from './rich-text'

/** @returns a job's structured data. It has no salary, because the studio publishes none */
export function jobPosting(
  view: PageView,
  { studioName }: LayoutData,
  address: Address,
): JsonLdNode | null {
  const { subject } = view
  if (subject?.type !== 'job') return null
  const url = canonicalUrl(view, address)
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: view.title,
    description: descriptionOf(subject, { country: address.country, locale: view.contentLocale }),
    identifier: { '@type': 'PropertyValue', name: studioName, value: subject.role },
    datePosted: subject.postedOn,
    ...(subject.closesOn ? { validThrough: `${subject.closesOn}T23:59:59Z` } : {}),
    employmentType: subject.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: studioName,
      sameAs: `${env().SITE_URL}/`,
    },
    ...placeOf(subject),
    directApply: true,
  }
}

function descriptionOf({ summary, about, tasks, profile, offer }: Job, reader: Reader): string {
  const texts = [about, tasks, profile, offer].map((text) => richTextHtml(text, reader))
  return [richTextHtml([paragraph(summary)], reader), ...texts].join('')
}

function paragraph(text: string) {
  return { type: 'paragraph' as const, children: [{ type: 'text' as const, text, marks: [] }] }
}

/** @returns the place of work. For remote work, also the country where applicants may live */
function placeOf({ place: { locality, region, country, isRemote } }: Job): JsonLdNode {
  const address = {
    '@type': 'PostalAddress',
    ...(locality ? { addressLocality: locality } : {}),
    ...(region ? { addressRegion: region } : {}),
    addressCountry: country,
  }
  return {
    jobLocation: { '@type': 'Place', address },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {}),
  }
}
