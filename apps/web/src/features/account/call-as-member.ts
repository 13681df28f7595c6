import type { z } from 'zod'
import type { ApiAnswer } from '@/features/api/api-answer'
import { callApi, type ApiRequest } from '@/features/api/call-api'
import { sessionEnded } from './session-ended'

/**
 * A call that needs a session: without one, the visitor is told and led to the login.
 * @param isKept whether the data of the call stays stored in this browser
 */
export async function callAsMember<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
  isKept = false,
): Promise<ApiAnswer<z.output<Schema>>> {
  const answer = await callApi(request)
  if (!answer.isDone && answer.status === 401) await sessionEnded(isKept)
  return answer
}
