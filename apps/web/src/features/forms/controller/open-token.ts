import { formTokenSchema } from '@studio/shared/api/forms'
import { pageLanguage } from '@/features/api/page-language'

/** Milliseconds; a form is not held up by it, it is then looked at more closely. */
const PATIENCE = 5_000

/** The CMS's signed word on when the form was opened; nothing where there is none to be had. */
export async function openToken(): Promise<{ form_token?: string }> {
  try {
    const response = await fetch('/api/form-token', {
      headers: pageLanguage(),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return formTokenSchema.parse(await response.json())
  } catch {
    return {}
  }
}
