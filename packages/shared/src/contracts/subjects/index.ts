import { z } from 'zod'
import { caseStudySchema, resultSchema } from './case-study'
import { categorySubjectSchema, videoSubjectSchema } from './videos'
import { jobSchema } from './job'
import { postSchema } from './post'

/** The main content of pages that have their own layout and do not consist of blocks only. */
export const subjectSchema = z.discriminatedUnion('type', [
  postSchema,
  jobSchema,
  caseStudySchema,
  resultSchema,
  videoSubjectSchema,
  categorySubjectSchema,
])

export type Subject = z.infer<typeof subjectSchema>
