import type { z } from 'zod'
import type { ApiAnswer, Challenge } from '@/features/api/api-answer'
import { callApi, type ApiRequest } from '@/features/api/call-api'

type Solve = (challenge: Challenge) => Promise<string | null>

/** Sends a request, and repeats it with a proof of work if the server requires one. */
export async function sendWithProof<Schema extends z.ZodType>(
  requestWith: (proof: { proof?: string }) => ApiRequest<Schema>,
  solve: Solve = solveLater,
): Promise<ApiAnswer<z.output<Schema>>> {
  const first = await callApi(requestWith({}))
  if (first.isDone || first.code !== 'proofRequired' || !first.proof) return first
  const proof = await solve(first.proof).catch(() => null)
  return proof ? callApi(requestWith({ proof })) : first
}

/** Loaded on demand, because it is rarely needed. */
async function solveLater(challenge: Challenge): Promise<string | null> {
  const { solveProof } = await import('./solve-proof')
  return solveProof(challenge)
}
