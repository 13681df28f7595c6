import type { BlockBuilder } from './types'
import { richTextFor } from '../rich-text'

export const faq: BlockBuilder<'faq'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  items: block.items.map(({ question, answer }) => ({
    question,
    answer: richTextFor(reader, answer, settings),
  })),
})
