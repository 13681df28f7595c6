import { z } from 'zod'
import { caseStudyCardSchema } from './subjects/case-study'
import { jobCardSchema } from './subjects/job'
import { postCardSchema } from './subjects/post'

const head = { id: z.string(), heading: z.string().nullable(), intro: z.string().nullable() }

export const postListSchema = z.object({
  type: z.literal('postList'),
  ...head,
  posts: z.array(postCardSchema),
  /** The number of this page of the list, counted from 1, and the addresses of all pages. */
  current: z.int().positive(),
  pages: z.array(z.string()),
})

export const jobListSchema = z.object({
  type: z.literal('jobList'),
  ...head,
  jobs: z.array(jobCardSchema),
})

export const caseStudyListSchema = z.object({
  type: z.literal('caseStudyList'),
  ...head,
  kind: z.enum(['studies', 'results']),
  studies: z.array(caseStudyCardSchema),
})
