import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_ANSWER, type ApiAnswer, type Challenge } from '@/features/api/api-answer'
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
  it('asks once where that is enough', async () => {
    answering(done)
    expect(await sendWithProof(send)).toEqual(done)
    expect(send).toHaveBeenCalledExactlyOnceWith({})
  })

  it('works out the puzzle and sends the same with its solution', async () => {
    answering(asks, done)
    const solve = ({ salt }: Challenge) => Promise.resolve(`solved ${salt}`)
    expect(await sendWithProof(send, solve)).toEqual(done)
    expect(send).toHaveBeenLastCalledWith({ proof: 'solved s' })
  })

  it('gives the refusal when the solution is refused, or when there is none', async () => {
    answering(asks, asks, asks, asks)
    expect(await sendWithProof(send, () => Promise.resolve('x'))).toEqual(asks)
    expect(await sendWithProof(send, () => Promise.resolve(null))).toEqual(asks)
    const broken = () => Promise.reject(new Error('no crypto'))
    expect(await sendWithProof(send, broken)).toEqual(asks)
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('asks once where the puzzle itself is missing', async () => {
    answering({ ...asks, proof: null })
    expect(await sendWithProof(send)).toEqual({ ...asks, proof: null })
    expect(send).toHaveBeenCalledTimes(1)
  })
})
