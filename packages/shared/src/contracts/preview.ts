import { z } from 'zod'
import { pageAnswerSchema, pageQuerySchema } from './page'
import { localeSchema } from './common'

/**
 * `GET /api/site/preview?country&locale[&path]` with tickets in its header, answered by
 * `previewAnswerSchema`. Without a path, that of the first ticket's document.
 */
export const previewQuerySchema = pageQuerySchema.partial({ path: true })

export type PreviewQuery = z.infer<typeof previewQuerySchema>

export const previewAnswerSchema = z.object({
  /** `collection:id` of the document at the path; where none of the tickets' is, of the newest one. */
  document: z.string(),
  /** Where that document stands; it may be its newest path, which no visitor knows yet. */
  documentPath: z.string(),
  /** Where each of the tickets' documents stands now. */
  paths: z.record(z.string(), z.string()),
  /** Whether the page at hand is the document, or the published page of another. */
  isDocument: z.boolean(),
  /** What the document needs before there is anything to see, by the names of its fields. */
  missing: z.array(z.string()),
  /** The languages in which visitors will read the document. */
  readyLocales: z.array(localeSchema),
  /** Null while something is missing. */
  answer: pageAnswerSchema.nullable(),
})

export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
