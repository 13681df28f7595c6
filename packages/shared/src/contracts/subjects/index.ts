import { z } from 'zod'
import { caseStudySchema, resultSchema } from './case-study'
import { categorySubjectSchema, videoSubjectSchema } from './videos'
import { jobSchema } from './job'
import { postSchema } from './post'

/** What a page is about that is more than blocks: it has a layout of its own. */
export const subjectSchema = z.discriminatedUnion('type', [
  postSchema,
  jobSchema,
  caseStudySchema,
  resultSchema,
  videoSubjectSchema,
  categorySubjectSchema,
])

export type Subject = z.infer<typeof subjectSchema>
