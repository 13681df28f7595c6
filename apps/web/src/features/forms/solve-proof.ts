import { solveChallenge } from 'altcha-lib/v1'
import type { Challenge } from '@/features/api/api-answer'

/** Works the puzzle out: a second or so of this browser's time. Null where it cannot. */
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
