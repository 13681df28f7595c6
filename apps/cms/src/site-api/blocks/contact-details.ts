import { publicPath } from '@studio/shared/paths'
import type { BlockBuilder } from './types'
import { CONTACT_PAGE } from '../finders/contact-page'

export const contactDetails: BlockBuilder<'contactDetails'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  cities: (settings.cities ?? []).map(({ name, slug }) => ({
    name,
    href: publicPath(reader.viewer.locale, `${CONTACT_PAGE}/${slug}`),
  })),
})
