import { publicPath } from '@studio/shared/paths'
import { pathOf } from '@studio/shared/routes/manifest'
import { companyOf } from '../content/company'
import { CONTACT_PAGE } from '../content/contact'
import type { BlockBuilder } from './types'

const TERMS_PAGE = pathOf('terms')

export const contactDetails: BlockBuilder<'contactDetails'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  cities: (settings.cities ?? []).map(({ name, slug }) => ({
    name,
    href: publicPath(reader.viewer.locale, `${CONTACT_PAGE}/${slug}`),
  })),
})

export const legalFacts: BlockBuilder<'legalFacts'> = async (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  facts: block.facts,
  company: companyOf(settings),
  terms: {
    effective: dayOf(settings.legal?.termsEffective),
    published: block.facts === 'terms' ? dayOf((await reader.page(TERMS_PAGE))?.updatedAt) : null,
  },
})

const dayOf = (time: string | null | undefined) => time?.slice(0, 10) ?? null

export const form: BlockBuilder<'form'> = (block) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  form: block.form,
  projectType: block.projectType ?? null,
})
