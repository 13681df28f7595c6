import type { BlockBuilder } from './types'

export const testimonials: BlockBuilder<'testimonials'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  items: (await reader.testimonials()).map(({ quote, name, role, isSample }) => ({
    quote,
    name,
    role: role ?? null,
    isSample: isSample === true,
  })),
})
