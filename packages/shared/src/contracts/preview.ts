import { z } from 'zod'
import { pageAnswerSchema, pageQuerySchema } from './page'
import { localeSchema } from './common'

/**
 * The query of `GET /api/site/preview?country&locale[&path]`, which is answered by
 * `previewAnswerSchema`. The tickets are in a header. The default path is that of the first
 * ticket's document.
 */
export const previewQuerySchema = pageQuerySchema.partial({ path: true })

export type PreviewQuery = z.infer<typeof previewQuerySchema>

/** The content that the site would show at a time, and notes on what the preview leaves out. */
const planSchema = z.object({
  release: z
    .object({
      name: z.string(),
      /**
       * `later` means that the release is planned for a time after the shown one, so its changes
       * are not on the page.
       */
      state: z.enum(['shown', 'later', 'live', 'over']),
    })
    .nullable(),
  /** The shown time in ISO 8601. */
  at: z.string(),
  zone: z.string(),
  /** The number of changes that visitors do not see yet. */
  changes: z.number(),
  /** Titles of documents whose change is not shown, because they are in the trash or deleted. */
  skipped: z.array(z.string()),
  /**
   * Titles of documents that were edited after their change was planned. The release asks about
   * them before it goes live.
   */
  asked: z.array(z.string()),
})

export type ShownPlan = z.infer<typeof planSchema>

export const previewAnswerSchema = z.object({
  /**
   * The document at the path as `collection:id`. If the path has none, the newest ticket's
   * document.
   */
  document: z.string(),
  /** The document's path, which may be a new one that is not published yet. */
  documentPath: z.string(),
  paths: z.record(z.string(), z.string()),
  /**
   * Whether the page is the previewed document. Otherwise it is the published page of another one.
   */
  isDocument: z.boolean(),
  /** The names of the fields that have to be filled in before the document can be shown. */
  missing: z.array(z.string()),
  readyLocales: z.array(localeSchema),
  /** The planned site. Null for the preview of single documents. */
  plan: planSchema.nullable(),
  /** The page. Null while a required field is missing. */
  answer: pageAnswerSchema.nullable(),
})

export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
