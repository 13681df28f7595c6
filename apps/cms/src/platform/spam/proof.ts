import type { ErrorCode } from '@studio/shared/contracts/codes'
import { ERROR_STATUS } from '@studio/shared/contracts/codes'
import { proofChallengeSchema } from '@studio/shared/api/forms'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { createHash, createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { json } from '../lib/respond'
import { deliberateCosts } from '../deliberate-costs'
import { env } from '../env'

const VALID_FOR_MS = 20 * 60 * 1_000

type ProofChallenge = z.infer<typeof proofChallengeSchema>

/** @param times the factor by which the work is larger than that of a form's puzzle */
export async function makeChallenge(
  hmacKey: string,
  now: number,
  times = 1,
): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey,
    maxnumber: deliberateCosts.puzzleHashes * times,
    expires: new Date(now + VALID_FOR_MS),
  })
  return proofChallengeSchema.parse(challenge)
}

/**
 * Makes the error response that asks the browser to repeat the request with the puzzle's solution.
 */
export function proofRequired(proof: ProofChallenge): Response {
  const code: ErrorCode = 'proofRequired'
  return json({ error: { code, proof } }, ERROR_STATUS[code])
}

/**
 * Checks a solution and marks it as used.
 *
 * @returns true if the puzzle is signed by this site, solved and unused
 */
export async function spendProof(pool: Pool, hmacKey: string, proof: string): Promise<boolean> {
  if (!(await isSolved(hmacKey, proof))) return false
  await pool.query('DELETE FROM spent_proofs WHERE expires_at < now()')
  const { rowCount } = await pool.query(
    `INSERT INTO spent_proofs (proof, expires_at)
     VALUES ($1, now() + make_interval(secs => $2)) ON CONFLICT DO NOTHING`,
    [nameOf(proof), (2 * VALID_FOR_MS) / 1_000],
  )
  return rowCount === 1
}

async function isSolved(hmacKey: string, proof: string): Promise<boolean> {
  try {
    return await verifySolution(proof, hmacKey)
  } catch {
    // The library throws for some malformed proofs.
    return false
  }
}

/**
 * Hashes the challenge and not the proof, because another spelling of the same JSON must not count
 * as unused.
 */
function nameOf(proof: string): string {
  const { challenge } = JSON.parse(atob(proof)) as { challenge: string }
  return createHash('sha256').update(challenge).digest('base64url')
}

/**
 * Derives a separate key for each purpose, so that a signature for one purpose is invalid for
 * another.
 */
export function deriveKey(purpose: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`spam guard: ${purpose}`)
    .digest('base64url')
}
