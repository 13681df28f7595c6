import type { ErrorCode } from '@studio/shared/api/codes'
import { ERROR_STATUS } from '@studio/shared/api/codes'
import { proofChallengeSchema } from '@studio/shared/api/forms'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { createHash, createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { json } from '../api/respond'
import { deliberateCosts } from '../deliberate-costs'
import { env } from '../env'

const VALID_FOR = 20 * 60 * 1_000

type ProofChallenge = z.infer<typeof proofChallengeSchema>

/** @param times how many times as much work as a form asks for */
export async function makeChallenge(
  hmacKey: string,
  now: number,
  times = 1,
): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey,
    maxnumber: deliberateCosts.puzzleHashes * times,
    expires: new Date(now + VALID_FOR),
  })
  return proofChallengeSchema.parse(challenge)
}

/** The answer that asks for the same again, with the puzzle's solution. */
export function proofRequired(proof: ProofChallenge): Response {
  const code: ErrorCode = 'proofRequired'
  return json({ error: { code, proof } }, ERROR_STATUS[code])
}

/** Whether the puzzle is ours, is solved, and was not used before; it is used with that. */
export async function spendProof(pool: Pool, hmacKey: string, proof: string): Promise<boolean> {
  if (!(await isSolved(hmacKey, proof))) return false
  await pool.query('DELETE FROM spent_proofs WHERE expires_at < now()')
  const { rowCount } = await pool.query(
    `INSERT INTO spent_proofs (proof, expires_at)
     VALUES ($1, now() + make_interval(secs => $2)) ON CONFLICT DO NOTHING`,
    [nameOf(proof), (2 * VALID_FOR) / 1_000],
  )
  return rowCount === 1
}

async function isSolved(hmacKey: string, proof: string): Promise<boolean> {
  try {
    return await verifySolution(proof, hmacKey)
  } catch {
    // Anything may be sent as a proof; the library throws at some of it.
    return false
  }
}

/** By the puzzle, not by how its solution is written: spaces in the JSON make no second proof. */
function nameOf(proof: string): string {
  const { challenge } = JSON.parse(atob(proof)) as { challenge: string }
  return createHash('sha256').update(challenge).digest('base64url')
}

/** A key for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(purpose: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`spam guard: ${purpose}`)
    .digest('base64url')
}
