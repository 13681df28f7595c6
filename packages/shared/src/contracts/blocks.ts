import { z } from 'zod'
import { PROJECT_TYPES } from '../inquiry/project-types'
import { actionSchema, mediaSchema, stageSchema } from './common'
import { caseStudyListSchema, jobListSchema, postListSchema } from './list-blocks'
import {
  compareSchema,
  gallerySchema,
  guideBlockSchema,
  panoramaSchema,
  reviewDemoSchema,
  virtualSetSchema,
} from './picture-blocks'
import { figureSchema, priceGroupSchema } from './price'
import { companySchema } from './company'
import { choicesSchema, reelItemSchema, reelListSchema } from './reel'
import { richTextSchema } from './rich-text'
import { audioSchema } from './sound'

export const LEGAL_FACTS = ['notice', 'controller', 'storage', 'terms'] as const

const id = z.string()
const heading = z.string().nullable()
const intro = z.string().nullable()
const actions = z.array(actionSchema)

export const heroSchema = z.object({
  type: z.literal('hero'),
  id,
  eyebrow: z.string().nullable(),
  title: z.string(),
  lead: z.string().nullable(),
  media: mediaSchema.nullable(),
  actions,
  /** The price at the head of the page, or null if no editor has chosen one. */
  figure: figureSchema.nullable(),
})

export const openingSchema = z.object({
  type: z.literal('opening'),
  id,
  /** `screen` fills the first screen with the video, `sheet` frames it beside the title. */
  layout: z.enum(['screen', 'sheet']),
  film: mediaSchema.nullable(),
  smallFilm: mediaSchema.nullable(),
  title: z.string(),
  lead: z.string().nullable(),
  actions,
})

export const stagesSchema = z.object({
  type: z.literal('stages'),
  id,
  heading: z.string(),
  intro,
  /** The stages of one shot, in the order of production. */
  stages: z.array(z.object({ stage: stageSchema, media: mediaSchema })),
})

export const richTextBlockSchema = z.object({
  type: z.literal('richText'),
  id,
  heading,
  body: richTextSchema,
})

export const priceTableSchema = z.object({
  type: z.literal('priceTable'),
  id,
  heading,
  intro,
  /** `matrix` has groups in rows and spot lengths in columns, `list` has a table for each group. */
  layout: z.enum(['list', 'matrix']),
  groups: z.array(priceGroupSchema),
  footnote: z.string().nullable(),
  /** The line on tax for the visitor's country, or null while there is none. */
  vatNote: z.string().nullable(),
})

export const serviceGridSchema = z.object({
  type: z.literal('serviceGrid'),
  id,
  heading,
  intro,
  services: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      summary: z.string(),
      href: z.string().nullable(),
      media: mediaSchema.nullable(),
      figure: figureSchema.nullable(),
    }),
  ),
})

export const stepsSchema = z.object({
  type: z.literal('steps'),
  id,
  heading,
  intro,
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
})

export const statBandSchema = z.object({
  type: z.literal('statBand'),
  id,
  heading,
  stats: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const faqSchema = z.object({
  type: z.literal('faq'),
  id,
  heading,
  intro,
  items: z.array(z.object({ question: z.string(), answer: richTextSchema })),
})

export const testimonialsSchema = z.object({
  type: z.literal('testimonials'),
  id,
  heading,
  items: z.array(
    z.object({
      quote: z.string(),
      name: z.string(),
      role: z.string().nullable(),
    }),
  ),
})

export const callToActionSchema = z.object({
  type: z.literal('callToAction'),
  id,
  heading: z.string(),
  text: z.string().nullable(),
  actions,
})

export const mediaTextSchema = z.object({
  type: z.literal('mediaText'),
  id,
  heading,
  body: richTextSchema,
  media: mediaSchema.nullable(),
  /** The side of the text on which the picture is, in reading direction. */
  mediaSide: z.enum(['start', 'end']),
  actions,
})

export const comparisonSchema = z.object({
  type: z.literal('comparison'),
  id,
  heading,
  intro,
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      label: z.string(),
      cells: z.array(z.object({ text: z.string().nullable(), figure: figureSchema.nullable() })),
    }),
  ),
})

export const contactDetailsSchema = z.object({
  type: z.literal('contactDetails'),
  id,
  heading,
  intro,
  cities: z.array(z.object({ name: z.string(), href: z.string() })),
})

/** Facts for legal pages. They come from the site settings and from the code, not from editors. */
export const legalFactsSchema = z.object({
  type: z.literal('legalFacts'),
  id,
  heading,
  intro,
  /**
   * `notice` shows all details of the company, `controller` those that the privacy statement needs,
   * `storage` the table of cookies, `terms` the dates of the terms.
   */
  facts: z.enum(LEGAL_FACTS),
  company: companySchema.nullable(),
  /** Days such as 2026-12-04. */
  terms: z.object({ effective: z.string().nullable(), published: z.string().nullable() }),
})

/** A form for visitors. `projectType` is preselected in its list. */
export const formSchema = z.object({
  type: z.literal('form'),
  id,
  heading,
  intro,
  form: z.enum(['contact', 'inquiry', 'virtualSet', 'feedback', 'visit']),
  projectType: z.enum(PROJECT_TYPES).nullable(),
})

export const showreelSchema = z.object({
  type: z.literal('showreel'),
  id,
  heading,
  intro,
  /** `grid` shows all items at once, `strip` shows them in a row that scrolls. */
  layout: z.enum(['grid', 'strip']),
  items: z.array(reelItemSchema),
  actions,
})

export const workListSchema = z.object({
  type: z.literal('workList'),
  id,
  heading,
  intro,
  everything: z.object({ href: z.string(), isCurrent: z.boolean() }),
  filters: choicesSchema,
  about: z.object({ label: z.string(), href: z.string() }).nullable(),
  videos: reelListSchema,
})

/** Adds an optional name by which an address can point to the block, as in `/page#name`. */
const anchoredSchema = z.object({ anchor: z.string().optional() })

const contentSchema = z.discriminatedUnion('type', [
  heroSchema,
  openingSchema,
  stagesSchema,
  richTextBlockSchema,
  priceTableSchema,
  serviceGridSchema,
  stepsSchema,
  statBandSchema,
  faqSchema,
  testimonialsSchema,
  callToActionSchema,
  mediaTextSchema,
  comparisonSchema,
  contactDetailsSchema,
  legalFactsSchema,
  formSchema,
  showreelSchema,
  workListSchema,
  postListSchema,
  jobListSchema,
  caseStudyListSchema,
  compareSchema,
  gallerySchema,
  panoramaSchema,
  reviewDemoSchema,
  virtualSetSchema,
  guideBlockSchema,
  audioSchema,
])

export const blockSchema = contentSchema.and(anchoredSchema)

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
/** The types in the order of the editors' menu. */
export const BLOCK_TYPES: BlockType[] = contentSchema.options.map(({ shape }) => shape.type.value)

export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>
