import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { proofChallengeSchema } from '@studio/shared/api/forms'
import { describe, expect, it } from 'vitest'
import { solveProof } from './solve-proof'

const KEY = 'a key of the server'

describe('solveProof', () => {
  it('finds a solution that the server accepts', async () => {
    const challenge = await createChallenge({ algorithm: 'SHA-256', hmacKey: KEY, maxnumber: 200 })
    const proof = await solveProof(proofChallengeSchema.parse(challenge))
    expect(proof).not.toBeNull()
    expect(await verifySolution(proof ?? '', KEY)).toBe(true)
    expect(await verifySolution(proof ?? '', 'another key')).toBe(false)
  })

  it('returns null without a solution within the bounds', async () => {
    const challenge = await createChallenge({ algorithm: 'SHA-256', hmacKey: KEY, number: 150 })
    const bounded = proofChallengeSchema.parse({ ...challenge, maxnumber: 100 })
    expect(await solveProof(bounded)).toBeNull()
  })
})
