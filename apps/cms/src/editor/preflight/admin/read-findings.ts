import { LOCALES, type Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { FINDING_KINDS } from '../finding'

const findingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  path: z.string(),
  field: z.string(),
  subject: z.string(),
  message: z.string(),
  locale: z.enum(LOCALES),
  isNew: z.boolean(),
  isBlocking: z.boolean(),
  isAsked: z.boolean(),
  document: z.object({ collection: z.string(), id: z.number() }).optional(),
})

const answerSchema = z.object({
  findings: z.array(findingSchema),
  locales: z.array(z.enum(LOCALES)),
})

export type PreflightAnswer = z.infer<typeof answerSchema>

export type ShownFinding = PreflightAnswer['findings'][number]

/**
 * Checks the newest draft.
 *
 * @param document in the format `collection/id`
 * @param locale the language that would be published, or null for all that are ready
 * @returns null if the check failed
 */
export async function readFindings(
  apiRoute: string,
  document: string,
  locale: Locale | null,
): Promise<PreflightAnswer | null> {
  try {
    const query = locale ? `?locale=${locale}` : ''
    const answer = await fetch(`${apiRoute}/publishing/preflight/${document}${query}`, {
      credentials: 'include',
    })
    return answer.ok ? answerSchema.parse(await answer.json()) : null
  } catch {
    return null
  }
}

/** Checks the values of a form of a global; null if the check failed. */
export async function checkGlobal(
  apiRoute: string,
  slug: string,
  form: { locale: Locale; data: object },
): Promise<PreflightAnswer | null> {
  try {
    const answer = await fetch(`${apiRoute}/publishing/preflight-global/${slug}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    })
    return answer.ok ? answerSchema.parse(await answer.json()) : null
  } catch {
    return null
  }
}
