import type { PageView } from '@studio/shared/contracts/page'
import { env } from '@/env'
import type { JsonLdNode } from './json-ld'

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
