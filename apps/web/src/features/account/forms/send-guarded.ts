import type { z } from 'zod'
import type { ApiAnswer } from '@/features/api/api-answer'
import { callApi, type ApiRequest } from '@/features/api/call-api'

/** Sends; and once more with the solution where the server asks for a puzzle first. */
export async function sendGuarded<Schema extends z.ZodType>(
  request: ApiRequest<Schema>,
): Promise<ApiAnswer<z.output<Schema>>> {
  const first = await callApi(request)
  if (first.isDone || first.code !== 'proofRequired' || !first.proof) return first
  const challenge = first.proof
  const proof = await import('@/features/forms/controller/solve-proof')
    .then(({ solveProof }) => solveProof(challenge))
    .catch(() => null)
  if (!proof) return first
  return callApi({ ...request, body: { ...(request.body as object), proof } })
}
