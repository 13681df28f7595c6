import type { BlockBuilder } from './types'

export const steps: BlockBuilder<'steps'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  steps: block.steps.map(({ title, text }) => ({ title, text })),
})
