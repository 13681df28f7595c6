import type { BlockBuilder } from './types'

export const form: BlockBuilder<'form'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  form: block.form,
  projectType: block.projectType ?? null,
})
