import type { ApiCall } from '@studio/shared/contracts/call'
import {
  type BrowserAnswer,
  type CallInput,
  fillPath,
  type InputArguments,
  type LooseInput,
} from '@studio/shared/api/call-url'
import { z } from 'zod'
import { showAlert } from '@/components/ui/show-alert'
import { NO_ANSWER, readAnswer, type ApiAnswer } from './api-answer'
import { pageLanguage } from './page-language'

/** Timeouts of calls in milliseconds. A file on a slow connection needs more time. */
const TIMEOUT_MS = 20_000
const TIMEOUT_WITH_FILE_MS = 120_000

/**
 * Makes a declared call of this site's own API. A form is sent as it is, any other body as JSON.
 * Never throws. After a failure of the server it shows an alert, so callers need not show one, and
 * returns the failure.
 */
export async function callApi<Call extends ApiCall>(
  call: Call,
  ...[input]: InputArguments<CallInput<Call>>
): Promise<ApiAnswer<BrowserAnswer<Call>>> {
  const answer = await send(call, input ?? {})
  if (!answer.isDone && answer.status >= 500) void showAlert('error')
  return answer as ApiAnswer<BrowserAnswer<Call>>
}

/**
 * Makes a call that only reads, without an alert, for callers that try again by themselves. Never
 * throws.
 */
export async function readInBackground<Call extends ApiCall & { method: 'GET' }>(
  { path, ...call }: Call,
  ...[input]: InputArguments<CallInput<Call>>
): Promise<ApiAnswer<BrowserAnswer<Call>>> {
  const answer = await fetch(`/api${fillPath(path, input ?? {})}`)
    .then((response) => readAnswer(response, answerSchema(call)))
    .catch(() => NO_ANSWER)
  return answer as ApiAnswer<BrowserAnswer<Call>>
}

async function send(
  { method, path, ...call }: ApiCall,
  { body, ...address }: LooseInput & { body?: object },
): Promise<ApiAnswer<unknown>> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`/api${fillPath(path, address)}`, {
      method,
      headers: {
        ...pageLanguage(),
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(isForm ? TIMEOUT_WITH_FILE_MS : TIMEOUT_MS),
    })
    return await readAnswer(response, answerSchema(call))
  } catch {
    return NO_ANSWER
  }
}

function answerSchema({ answer, browserAnswer }: Pick<ApiCall, 'answer' | 'browserAnswer'>) {
  return browserAnswer ?? answer ?? z.null()
}
