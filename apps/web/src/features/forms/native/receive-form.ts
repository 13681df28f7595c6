import 'server-only'
import { openForm } from '@studio/shared/api/forms'
import { uploadProblem } from '@studio/shared/api/limits'
import { publicPath } from '@studio/shared/paths'
import { countLinks, MANY_LINKS } from '@studio/shared/requests/count-links'
import { z } from 'zod'
import { bodyOf, fileOf, withFile, withoutToken, type FormBody } from '../body-of'
import { definitionOf, type FormName } from '../definitions'
import { readOwnFields } from '../own-fields'
import { solveProof } from '../solve-proof'
import { draftOf, keepDraft } from './drafts'
import { keyOfContent } from './key-of-content'
import { readFormData } from './read-form-data'
import { readAnswer, type ApiAnswer, NO_ANSWER } from '@/api/client/api-answer'
import { callApiInternally } from '@/api/proxy/call-api-internally'
import { seeOther } from '@/lib/see-other'

/** Handles a form that a browser submits without scripts, and redirects to a page. */
export async function receiveForm(request: Request, form: FormName): Promise<Response> {
  const { file: takesFile, thanks } = definitionOf(form)
  const data = await readFormData(request, takesFile !== null)
  if (data instanceof Response) return data
  const { locale, from, reach } = readOwnFields(data)
  const answer = await send(request, form, data, locale)
  if (answer instanceof Response) return answer
  if (answer.isDone) {
    return seeOther(
      thanks === 'dialog' ? publicPath(locale, 'thank-you') : `${formPath(locale, form)}?sent=1`,
    )
  }
  const draft = draftOf({ form, data, from, reach, failure: answer })
  const hidden = draft.state.news === 'proof' ? await tokenFor(request, locale) : {}
  const id = keepDraft({ ...draft, hidden: { ...draft.hidden, ...hidden } })
  return seeOther(`${formPath(locale, form)}?draft=${id}`)
}

/** @returns the API proxy's own response if it refused the request */
async function send(
  request: Request,
  form: FormName,
  data: FormData,
  locale: string,
): Promise<ApiAnswer<unknown> | Response> {
  const { call, file: takesFile, isIdempotent } = definitionOf(form)
  const file = fileOf(data)
  const problem = takesFile && file && uploadProblem(file)
  if (problem)
    return { ...NO_ANSWER, status: 422, code: 'invalidFields', fields: { file: problem } }
  const body = bodyOf(form, data)
  const day = new Date().toISOString().slice(0, 10)
  const key = keyOfContent([form, withoutToken(body), file?.name, file?.size], day)
  const whole = { ...body, ...(isIdempotent && { idempotency_key: key }) }
  const sendWith = async (proof: { proof?: string }) => {
    const sent = withFile({ ...whole, ...proof }, file)
    const response = await callApiInternally(request, call, { locale, body: sent })
    return response.status === 403 ? response : readAnswer(response, call.answer ?? z.null())
  }
  const first = await sendWith({})
  if (first instanceof Response || first.isDone || !first.proof) return first
  if (!maySolveFor(body)) return first
  const proof = await solveProof(first.proof).catch(() => null)
  return proof ? sendWith({ proof }) : first
}

/**
 * @returns whether the server solves the proof of work for a browser without scripts. A message
 * with many links is first returned to the visitor, and the second attempt must have the token of
 * the returned form. The API limits the requests of each address
 */
function maySolveFor(body: FormBody): boolean {
  const texts = Object.values(body).filter((value) => typeof value === 'string')
  return 'form_token' in body || countLinks(texts.join('\n')) < MANY_LINKS
}

/**
 * Requests a new token for the returned form. If the visitor then takes some time, the second
 * attempt looks less like spam. After an error in a field, no such wait is needed.
 */
async function tokenFor(request: Request, locale: string): Promise<Record<string, string>> {
  const response = await callApiInternally(request, openForm, { locale })
  const answer = openForm.answer.safeParse(await response.json().catch(() => null))
  return answer.data ?? {}
}

function formPath(locale: Parameters<typeof publicPath>[0], form: FormName): string {
  return publicPath(locale, `form/${form}`)
}
