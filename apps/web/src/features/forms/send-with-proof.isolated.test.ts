import { receiptSchema } from '@studio/shared/api/forms'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_ANSWER, type ApiAnswer, type Challenge } from '@/features/api/api-answer'
import { callApi } from '@/features/api/call-api'
import { sendWithProof } from './send-with-proof'

vi.mock('@/features/api/call-api', () => ({ callApi: vi.fn() }))
const call = vi.mocked(callApi)

const proof: Challenge = {
  algorithm: 'SHA-256',
  challenge: 'c',
  salt: 's',
  signature: 'g',
  maxnumber: 9,
}
const asks = { ...NO_ANSWER, status: 428, code: 'proofRequired', proof }
const done = { isDone: true as const, value: { reference: 'A-1' } }

const requestWith = (more: object) =>
  ({ method: 'POST', path: '/contact', body: { a: 1, ...more }, schema: receiptSchema }) as const

function answering(...answers: ApiAnswer<unknown>[]): void {
  for (const answer of answers) call.mockResolvedValueOnce(answer)
}

beforeEach(() => {
  call.mockReset()
})

describe('sendWithProof', () => {
  it('sends once if that suffices', async () => {
    answering(done)
    expect(await sendWithProof(requestWith)).toEqual(done)
    expect(call).toHaveBeenCalledExactlyOnceWith(requestWith({}))
  })

  it('solves the proof of work and repeats the request with it', async () => {
    answering(asks, done)
    const solve = ({ salt }: Challenge) => Promise.resolve(`solved ${salt}`)
    expect(await sendWithProof(requestWith, solve)).toEqual(done)
    expect(call).toHaveBeenLastCalledWith(requestWith({ proof: 'solved s' }))
  })

  it('returns the error if the solution is refused or cannot be found', async () => {
    answering(asks, asks, asks, asks)
    expect(await sendWithProof(requestWith, () => Promise.resolve('x'))).toEqual(asks)
    expect(await sendWithProof(requestWith, () => Promise.resolve(null))).toEqual(asks)
    const broken = () => Promise.reject(new Error('no crypto'))
    expect(await sendWithProof(requestWith, broken)).toEqual(asks)
    expect(call).toHaveBeenCalledTimes(4)
  })

  it('sends once if the challenge is missing', async () => {
    answering({ ...asks, proof: null })
    expect(await sendWithProof(requestWith)).toEqual({ ...asks, proof: null })
    expect(call).toHaveBeenCalledTimes(1)
  })
})
