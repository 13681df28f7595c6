import { z } from 'zod'
import { pageAnswerSchema, pageQuerySchema } from './page'
import { localeSchema } from './common'

/**
 * `GET /api/site/preview?country&locale[&path]` with tickets in its header, answered by
 * `previewAnswerSchema`. The path defaults to that of the first ticket's document.
 */
export const previewQuerySchema = pageQuerySchema.partial({ path: true })

export type PreviewQuery = z.infer<typeof previewQuerySchema>

/** What the site would show at a time, and how much of it could be composed. */
const planSchema = z.object({
  release: z
    .object({
      name: z.string(),
      /** `later`: its time comes after the shown one, so its changes are not on the page. */
      state: z.enum(['shown', 'later', 'live', 'over']),
    })
    .nullable(),
  /** ISO 8601. */
  at: z.string(),
  zone: z.string(),
  /** The number of changes that visitors do not see yet. */
  changes: z.number(),
  /** Titles of documents whose change is not shown: they are in the trash, or deleted. */
  skipped: z.array(z.string()),
  /** Titles of documents that were edited since, for which the release asks before it goes live. */
  asked: z.array(z.string()),
})

export type ShownPlan = z.infer<typeof planSchema>

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
  /** Null for the preview of documents. */
  plan: planSchema.nullable(),
  /** Null while a field is missing. */
  answer: pageAnswerSchema.nullable(),
})

export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
