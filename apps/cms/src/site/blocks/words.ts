import { resolveActions } from '../content/links'
import { richTextFor } from '../content/rich-text'
import type { BlockBuilder } from './types'

export const callToAction: BlockBuilder<'callToAction'> = (block, { reader, settings }) => ({
  heading: block.heading,
  text: block.text ?? null,
  actions: resolveActions(reader, block.actions, settings),
})

export const faq: BlockBuilder<'faq'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  items: block.items.map(({ question, answer }) => ({
    question,
    answer: richTextFor(reader, answer, settings),
  })),
})

export const richText: BlockBuilder<'richText'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  body: richTextFor(reader, block.body, settings),
})

export const statBand: BlockBuilder<'statBand'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  stats: block.stats.flatMap((stat) => {
    const claim = (settings.claims ?? []).find(
      ({ key, countries, isWithheld }) =>
        key === stat.claim && !isWithheld && countries.includes(reader.viewer.country),
    )
    const { value, label } = stat.claim ? (claim ?? {}) : stat
    return value && label ? [{ value, label }] : []
  }),
})

export const steps: BlockBuilder<'steps'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  steps: block.steps.map(({ title, text }) => ({ title, text })),
})

export const testimonials: BlockBuilder<'testimonials'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  items: (await reader.testimonials()).map(({ quote, name, role }) => ({
    quote,
    name,
    role: role ?? null,
  })),
})
