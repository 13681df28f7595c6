import { z } from 'zod'
import { mediaSchema } from '../common'
import { richTextSchema } from '../rich-text'
import { daySchema } from './post'

/** The types of employment, by their names in schema.org's `employmentType`. */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
] as const

export const employmentTypeSchema = z.enum(EMPLOYMENT_TYPES)

export type EmploymentType = z.infer<typeof employmentTypeSchema>

/** A file to download. Its address answers with `Content-Disposition: attachment`. */
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
  /** The last segment of the job's path, by which applications refer to it. */
  role: z.string(),
  summary: z.string(),
  location: z.string(),
  employmentType: employmentTypeSchema,
  postedOn: daySchema,
  closesOn: daySchema.nullable(),
  /** The place of work, which search engines require. */
  place: z.object({
    locality: z.string().nullable(),
    region: z.string().nullable(),
    /** The ISO 3166 code of the country. */
    country: z.string(),
    isRemote: z.boolean(),
  }),
  media: mediaSchema.nullable(),
  about: richTextSchema,
  tasks: richTextSchema,
  profile: richTextSchema,
  offer: richTextSchema,
  test: z.object({ body: richTextSchema, file: downloadSchema.nullable() }).nullable(),
  index: z.object({ label: z.string(), href: z.string() }).nullable(),
})

export type Job = z.infer<typeof jobSchema>
