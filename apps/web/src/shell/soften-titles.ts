import type { Block } from '@studio/shared/contracts/blocks'
import type { Locale } from '@studio/shared/locales'
import { hyphenate } from '@/lib/hyphenate'

/**
 * Adds soft hyphens to long words in a block's titles. The result is only for rendering. Metadata
 * and structured data use the original.
 */
export function softenTitles(block: Block, locale: Locale): Block {
  const soft = (text: string) => hyphenate(text, locale)
  const softened = {
    ...block,
    ...('title' in block && { title: soft(block.title) }),
    ...('heading' in block && block.heading !== null && { heading: soft(block.heading) }),
  } as Block
  if (softened.type === 'steps') {
    const steps = softened.steps.map((step) => ({ ...step, title: soft(step.title) }))
    return { ...softened, steps }
  }
  if (softened.type === 'faq') {
    const items = softened.items.map((item) => ({ ...item, question: soft(item.question) }))
    return { ...softened, items }
  }
  if (softened.type === 'serviceGrid') {
    const services = softened.services.map((service) => ({ ...service, name: soft(service.name) }))
    return { ...softened, services }
  }
  if (softened.type === 'priceTable') {
    const groups = softened.groups.map((group) => ({ ...group, title: soft(group.title) }))
    return { ...softened, groups }
  }
  return softened
}
