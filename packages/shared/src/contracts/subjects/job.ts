import { z } from 'zod'
import { mediaSchema } from '../common'
import { richTextSchema } from '../rich-text'
import { daySchema } from './post'

/** As search engines name the kinds of employment. */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
] as const

export const employmentTypeSchema = z.enum(EMPLOYMENT_TYPES)

export type EmploymentType = z.infer<typeof employmentTypeSchema>

/** A file that visitors keep; its address answers with `Content-Disposition: attachment`. */
const downloadSchema = z.object({
  href: z.string(),
  name: z.string(),
  bytes: z.int().nonnegative(),
  title: z.string(),
})

export type Download = z.infer<typeof downloadSchema>

export const jobCardSchema = z.object({
  href: z.string(),
  title: z.string(),
  summary: z.string(),
  location: z.string(),
  employmentType: employmentTypeSchema,
})

export const jobSchema = z.object({
  type: z.literal('job'),
  /** The last part of its address, which an application names. */
  role: z.string(),
  summary: z.string(),
  location: z.string(),
  employmentType: employmentTypeSchema,
  postedOn: daySchema,
  closesOn: daySchema.nullable(),
  /** Where the work is done, for search engines. */
  place: z.object({
    locality: z.string().nullable(),
    region: z.string().nullable(),
    /** ISO 3166 code. */
    country: z.string(),
    isRemote: z.boolean(),
  }),
  media: mediaSchema.nullable(),
  about: richTextSchema,
  tasks: richTextSchema,
  profile: richTextSchema,
  offer: richTextSchema,
  test: z.object({ body: richTextSchema, file: downloadSchema.nullable() }).nullable(),
  /** Where to apply, and the page of all jobs, where there are such pages. */
  applyHref: z.string().nullable(),
  index: z.object({ label: z.string(), href: z.string() }).nullable(),
})

export type Job = z.infer<typeof jobSchema>
