import type { ApiAnswer, Challenge } from '@/api/client/api-answer'

type Solve = (challenge: Challenge) => Promise<string | null>

/**
 * Sends a form. If the server requires a proof of work, it is computed and the form is sent again.
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

/** Loads the code on demand, because it is rarely needed. */
async function solveLater(challenge: Challenge): Promise<string | null> {
  const { solveProof } = await import('./solve-proof')
  return solveProof(challenge)
}
