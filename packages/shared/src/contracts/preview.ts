import { z } from 'zod'
import { pageAnswerSchema, pageQuerySchema } from './page'
import { localeSchema } from './common'

/**
 * `GET /api/site/preview?country&locale[&path]` with tickets in its header, answered by
 * `previewAnswerSchema`. The path defaults to that of the first ticket's document.
 */
export const previewQuerySchema = pageQuerySchema.partial({ path: true })

export type PreviewQuery = z.infer<typeof previewQuerySchema>

export const previewAnswerSchema = z.object({
  /**
   * `collection:id` of the document at the path, or of the newest ticket's document if none is
   * there.
   */
  document: z.string(),
  /** The document's path, which may be a new one that is not published yet. */
  documentPath: z.string(),
  paths: z.record(z.string(), z.string()),
  /** Whether the page is the document, or the published page of another one. */
  isDocument: z.boolean(),
  /** The names of the fields that the document requires before it can be shown. */
  missing: z.array(z.string()),
  readyLocales: z.array(localeSchema),
  /** Null while a field is missing. */
  answer: pageAnswerSchema.nullable(),
})

export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
