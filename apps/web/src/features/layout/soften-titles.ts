import type { Block } from '@studio/shared/contracts/blocks'
import type { Locale } from '@studio/shared/locales'
import { hyphenate } from '@/lib/hyphenate'

/**
 * A block as it is shown: long words of its titles can be parted. Only for what is drawn on the
 * page; metadata and data for search engines are made of the view itself.
 */
export function softenTitles(block: Block, locale: Locale): Block {
  const soft = (text: string) => hyphenate(text, locale)
  const softened = {
    ...block,
    ...('title' in block && { title: soft(block.title) }),
    ...('heading' in block && block.heading !== null && { heading: soft(block.heading) }),
  } as Block
  switch (softened.type) {
    case 'steps':
      return {
        ...softened,
        steps: softened.steps.map((step) => ({ ...step, title: soft(step.title) })),
      }
    case 'faq':
      return {
        ...softened,
        items: softened.items.map((item) => ({ ...item, question: soft(item.question) })),
      }
    case 'serviceGrid':
      return {
        ...softened,
        services: softened.services.map((one) => ({ ...one, name: soft(one.name) })),
      }
    case 'priceTable':
      return {
        ...softened,
        groups: softened.groups.map((group) => ({ ...group, title: soft(group.title) })),
      }
    default:
      return softened
  }
}
