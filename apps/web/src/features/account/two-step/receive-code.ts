import 'server-only'
import { finishLogin } from '@studio/shared/api/second-factor'
import { toLocale } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'
import { z } from 'zod'
import { readAnswer } from '@/api/client/api-answer'
import { callApiInternally } from '@/api/proxy/call-api-internally'
import { readFormData } from '@/features/forms/native/read-form-data'
import { seeOther } from '@/lib/see-other'
import { loginPath, RETURN_QUERY, returnPath, secondStepPath } from '../return-path'
import { CODE_FORM_FIELDS, PROBLEM_QUERY } from './code-form'

/** Handles the plain form of the second step and redirects. */
export async function receiveCode(request: Request): Promise<Response> {
  const data = await readFormData(request, false)
  if (data instanceof Response) return data
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const locale = toLocale(text(CODE_FORM_FIELDS.locale))
  const target = returnPath(locale, text(RETURN_QUERY))
  const response = await callApiInternally(request, finishLogin, {
    locale,
    body: { code: text(CODE_FORM_FIELDS.code) },
  })
  const answer = await readAnswer(response.clone(), z.unknown())
  if (answer.isDone) return seeOther(target, response.headers.getSetCookie())
  // The form was not sent by a page of this site.
  if (answer.code === 'crossSite') return response
  // The code means that another tab has already logged in.
  if (answer.code === 'forbidden') return seeOther(target)
  const problem = answer.fields.code ?? answer.code
  if (problem === 'challengeExpired') {
    // The login's path always has the query `return` here, so `&` is correct.
    const login = loginPath(locale, readPublicPath(target).path)
    return seeOther(`${login}&${PROBLEM_QUERY}=${problem}`)
  }
  return seeOther(secondStepPath(locale, target, { [PROBLEM_QUERY]: problem }))
}
