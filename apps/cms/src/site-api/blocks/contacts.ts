import { publicPath } from '@studio/shared/paths'
import { CONTACT_PAGE } from '../content/contact'
import type { BlockBuilder } from './types'

export const contactDetails: BlockBuilder<'contactDetails'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  cities: (settings.cities ?? []).map(({ name, slug }) => ({
    name,
    href: publicPath(reader.viewer.locale, `${CONTACT_PAGE}/${slug}`),
  })),
})

export const form: BlockBuilder<'form'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  form: block.form,
  projectType: block.projectType ?? null,
})
