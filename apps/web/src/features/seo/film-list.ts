import type { PageView } from '@studio/shared/contracts/page'
import type { ReelItem } from '@studio/shared/contracts/reel'
import { env } from '@/env'
import type { JsonLdNode } from './json-ld'

/** The films that a category or a work list shows, as a list of links. */
export function filmList(view: PageView): JsonLdNode | null {
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
  if (subject?.type === 'category') return subject.films.items
  return blocks.flatMap((block) => (block.type === 'workList' ? block.films.items : []))
}
