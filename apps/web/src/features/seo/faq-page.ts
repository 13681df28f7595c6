import type { PageView } from '@studio/shared/contracts/page'
import type { Address } from '@/features/routing/address'
import type { JsonLdNode } from './json-ld'
import { plainText } from './plain-text'

/** Every question of the page with its answer; none where there is no question. */
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
