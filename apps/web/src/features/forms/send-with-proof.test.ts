import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_ANSWER, type ApiAnswer, type Challenge } from '@/api/client/api-answer'
import { sendWithProof } from './send-with-proof'

const send = vi.fn<(proof: { proof?: string }) => Promise<ApiAnswer<unknown>>>()

const proof: Challenge = {
  algorithm: 'SHA-256',
  challenge: 'c',
  salt: 's',
  signature: 'g',
  maxnumber: 9,
}
const asks = { ...NO_ANSWER, status: 428, code: 'proofRequired', proof }
const done = { isDone: true as const, value: { reference: 'A-1' } }

function answering(...answers: ApiAnswer<unknown>[]): void {
  for (const answer of answers) send.mockResolvedValueOnce(answer)
}

beforeEach(() => {
  send.mockReset()
})

describe('sendWithProof', () => {
  it('sends once if that suffices', async () => {
    answering(done)
    expect(await sendWithProof(send)).toEqual(done)
    expect(send).toHaveBeenCalledExactlyOnceWith({})
  })

  it('solves the proof of work and repeats the request with it', async () => {
    answering(asks, done)
    const solve = ({ salt }: Challenge) => Promise.resolve(`solved ${salt}`)
    expect(await sendWithProof(send, solve)).toEqual(done)
    expect(send).toHaveBeenLastCalledWith({ proof: 'solved s' })
  })

  it('returns the error if the solution is refused or cannot be found', async () => {
    answering(asks, asks, asks, asks)
    expect(await sendWithProof(send, () => Promise.resolve('x'))).toEqual(asks)
    expect(await sendWithProof(send, () => Promise.resolve(null))).toEqual(asks)
    const broken = () => Promise.reject(new Error('no crypto'))
    expect(await sendWithProof(send, broken)).toEqual(asks)
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('sends once if the challenge is missing', async () => {
    answering({ ...asks, proof: null })
    expect(await sendWithProof(send)).toEqual({ ...asks, proof: null })
    expect(send).toHaveBeenCalledTimes(1)
  })
})
