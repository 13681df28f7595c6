import type { FormBody } from '../body-of'
import type { Challenge, Outcome } from '../outcome'

/** What is left to say once everything was tried that needs no visitor. */
export type Settled = Exclude<Outcome, { kind: 'proof' | 'mismatch' }>

type Solve = (challenge: Challenge) => Promise<string | null>

/** Sends, and once more with the puzzle's solution where one is asked for. */
export async function settle(
  send: (more: FormBody) => Promise<Outcome>,
  solve: Solve = solveLater,
): Promise<Settled> {
  const first = await send({})
  if (first.kind !== 'proof') return ended(first)
  const proof = first.challenge && (await solve(first.challenge).catch(() => null))
  return proof ? ended(await send({ proof })) : { kind: 'refused' }
}

function ended(outcome: Outcome): Settled {
  return outcome.kind === 'proof' || outcome.kind === 'mismatch' ? { kind: 'refused' } : outcome
}

/** Few ever need it. */
async function solveLater(challenge: Challenge): Promise<string | null> {
  const { solveProof } = await import('./solve-proof')
  return solveProof(challenge)
}
