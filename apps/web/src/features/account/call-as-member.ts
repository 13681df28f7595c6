import type { ApiCall } from '@studio/shared/contracts/call'
import type { BrowserAnswer, CallInput, InputArguments } from '@studio/shared/api/call-url'
import type { ApiAnswer } from '@/api/client/api-answer'
import { callApi } from '@/api/client/call-api'
import { sessionEnded } from './session-ended'

/** Makes a call of a visitor who is logged in: see `asMember`. */
export function callAsMember<Call extends ApiCall>(
  call: Call,
  ...input: InputArguments<CallInput<Call>>
): Promise<ApiAnswer<BrowserAnswer<Call>>> {
  return asMember(callApi(call, ...input))
}

/**
 * Waits for an answer to a visitor who is logged in. If the session has ended, the visitor is told
 * so and led to the login.
 * @param isKept whether the data of the call stays in this browser until the next login
 */
export async function asMember<Value>(
  answered: Promise<ApiAnswer<Value>>,
  isKept = false,
): Promise<ApiAnswer<Value>> {
  const answer = await answered
  if (!answer.isDone && answer.status === 401) await sessionEnded(isKept)
  return answer
}
