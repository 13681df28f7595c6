import { z } from 'zod'
import { mediaSchema } from '../common'
import { richTextSchema } from '../rich-text'

const statSchema = z.object({ value: z.string(), label: z.string() })

const linkSchema = z.object({ label: z.string(), href: z.string() })

export const caseStudyCardSchema = z.object({
  href: z.string(),
  title: z.string(),
  client: z.string(),
  lead: z.string(),
  media: mediaSchema.nullable(),
})

export type CaseStudyCard = z.infer<typeof caseStudyCardSchema>

export const caseStudySchema = z.object({
  type: z.literal('caseStudy'),
  client: z.string(),
  lead: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  pictures: z.array(mediaSchema),
  challenge: richTextSchema,
  approach: richTextSchema,
  outcome: richTextSchema,
  result: linkSchema.nullable(),
  next: caseStudyCardSchema.nullable(),
})

export type CaseStudy = z.infer<typeof caseStudySchema>

export const resultSchema = z.object({
  type: z.literal('result'),
  client: z.string(),
  lead: z.string(),
  stats: z.array(statSchema),
  media: mediaSchema.nullable(),
  body: richTextSchema,
  study: linkSchema,
  next: caseStudyCardSchema.nullable(),
})

export type Result = z.infer<typeof resultSchema>
