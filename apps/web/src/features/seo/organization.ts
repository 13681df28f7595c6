import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { env } from '@/env'
import type { JsonLdNode } from './json-ld'

export function organizationId(): string {
  return `${env().SITE_URL}/#organization`
}

export function organization({
  studioName,
  mission,
  contact,
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
    telephone: contact.phone,
    email: contact.email,
    sameAs: social.map(({ href }) => href),
    ...(contact.address ? { address: contact.address } : {}),
  }
}
