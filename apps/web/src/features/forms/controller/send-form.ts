import type { Locale } from '@studio/shared/locales'
import { showAlert } from '@/components/ui/show-alert'
import type { FormBody } from '@/features/forms/body-of'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import { readOutcome, type Outcome } from '@/features/forms/outcome'

/** Milliseconds; a file on a slow line takes its time. */
const PATIENCE = 20_000
const PATIENCE_WITH_FILE = 120_000

interface Sending {
  form: FormName
  locale: Locale
  body: FormBody
  file: File | null
}

/** One request; never throws. */
export async function sendForm({ form, locale, body, file }: Sending): Promise<Outcome> {
  try {
    const response = await fetch(`/api${definitionOf(form).path}`, {
      method: 'POST',
      headers: {
        'Accept-Language': locale,
        ...(file ? {} : { 'Content-Type': 'application/json' }),
      },
      body: file ? withFile(body, file) : JSON.stringify(body),
      signal: AbortSignal.timeout(file ? PATIENCE_WITH_FILE : PATIENCE),
    })
    // The plan's alert for every failure of the server's; the form says below what can be done.
    if (response.status >= 500) void showAlert('error')
    return await readOutcome(response)
  } catch {
    return { kind: 'down' }
  }
}

function withFile(body: FormBody, file: File): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) data.set(name, String(value))
  data.set('file', file)
  return data
}
