import type { BlockBuilder } from '../build-blocks'

export const steps: BlockBuilder<'steps'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  steps: block.steps.map(({ title, text }) => ({ title, text })),
})
