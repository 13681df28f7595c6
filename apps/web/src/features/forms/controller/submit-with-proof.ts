import type { FormBody } from '@/features/forms/body-of'
import type { Challenge, Outcome } from '@/features/forms/outcome'

/** What is left to say once everything was tried that needs no visitor. */
export type FinalOutcome = Exclude<Outcome, { kind: 'proof' | 'mismatch' }>

type Solve = (challenge: Challenge) => Promise<string | null>

/** Sends, and once more with the puzzle's solution where one is asked for. */
export async function submitWithProof(
  send: (more: FormBody) => Promise<Outcome>,
  solve: Solve = solveLater,
): Promise<FinalOutcome> {
  const first = await send({})
  if (first.kind !== 'proof') return ended(first)
  const proof = first.challenge && (await solve(first.challenge).catch(() => null))
  return proof ? ended(await send({ proof })) : { kind: 'refused' }
}

function ended(outcome: Outcome): FinalOutcome {
  return outcome.kind === 'proof' || outcome.kind === 'mismatch' ? { kind: 'refused' } : outcome
}

/** Few ever need it. */
async function solveLater(challenge: Challenge): Promise<string | null> {
  const { solveProof } = await import('./solve-proof')
  return solveProof(challenge)
}
