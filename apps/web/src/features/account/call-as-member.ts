import type { z } from 'zod'
import type { ApiAnswer } from '@/features/api/api-answer'
import { callApi, type ApiRequest } from '@/features/api/call-api'
import { sessionEnded } from './session-ended'

/**
 * A call of somebody who is logged in: where the session has ended they are told, and led to the login.
 *
 * @param isKept what the call was to send stays in this browser meanwhile
 */
export async function callAsMember<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
  isKept = false,
): Promise<ApiAnswer<z.output<Schema>>> {
  const answer = await callApi(request)
  if (!answer.isDone && answer.status === 401) await sessionEnded(isKept)
  return answer
}
