import { describe, expect, it, vi } from 'vitest'
import type { Challenge, Outcome } from '@/features/forms/outcome'
import { submitWithProof } from './submit-with-proof'

const challenge: Challenge = {
  algorithm: 'SHA-256',
  challenge: 'c',
  salt: 's',
  signature: 'g',
  maxnumber: 9,
}
const asks: Outcome = { kind: 'proof', challenge }
const done: Outcome = { kind: 'done', reference: 'A-1' }

function answering(...outcomes: Outcome[]) {
  return vi.fn(() => Promise.resolve(outcomes.shift() ?? { kind: 'down' as const }))
}

describe('submitWithProof', () => {
  it('asks once where that is enough', async () => {
    const send = answering(done)
    expect(await submitWithProof(send)).toEqual(done)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('works out the puzzle and sends the same with its solution', async () => {
    const send = answering(asks, done)
    expect(await submitWithProof(send, ({ salt }) => Promise.resolve(`solved ${salt}`))).toEqual(
      done,
    )
    expect(send).toHaveBeenLastCalledWith({ proof: 'solved s' })
  })

  it('says that it was refused when the solution is, or when there is none', async () => {
    const refused = { kind: 'refused' }
    expect(await submitWithProof(answering(asks, asks), () => Promise.resolve('x'))).toEqual(
      refused,
    )
    expect(await submitWithProof(answering(asks), () => Promise.resolve(null))).toEqual(refused)
    expect(
      await submitWithProof(answering(asks), () => Promise.reject(new Error('no crypto'))),
    ).toEqual(refused)
    expect(await submitWithProof(answering({ kind: 'proof', challenge: null }))).toEqual(refused)
    expect(await submitWithProof(answering({ kind: 'mismatch' }))).toEqual(refused)
  })
})
