import type { BlockBuilder } from '../build-blocks'

export const contactDetails: BlockBuilder<'contactDetails'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
})
