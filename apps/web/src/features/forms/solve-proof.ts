import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from '@/api/client/api-answer'

/**
 * Solves a proof of work, which takes about a second.
 * @returns null if the browser cannot solve it
 */
export async function solveProof(challenge: Challenge): Promise<string | null> {
  const { algorithm, salt, signature, maxnumber } = challenge
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise
  if (!solution) return null
  const proof = {
    algorithm,
    challenge: challenge.challenge,
    salt,
    signature,
    number: solution.number,
  }
  return btoa(JSON.stringify(proof))
}
