import type { ApiAnswer, Challenge } from '@/api/client/api-answer'

type Solve = (challenge: Challenge) => Promise<string | null>

/**
 * Sends a form. If the server requires a proof of work, computes it and sends the form again.
 */
export async function sendWithProof<Value>(
  send: (proof: { proof?: string }) => Promise<ApiAnswer<Value>>,
  solve: Solve = solveLater,
): Promise<ApiAnswer<Value>> {
  const first = await send({})
  if (first.isDone || first.code !== 'proofRequired' || !first.proof) return first
  const proof = await solve(first.proof).catch(() => null)
  return proof ? send({ proof }) : first
}

/** Loaded on demand, because it is rarely needed. */
async function solveLater(challenge: Challenge): Promise<string | null> {
  const { solveProof } = await import('./solve-proof')
  return solveProof(challenge)
}
