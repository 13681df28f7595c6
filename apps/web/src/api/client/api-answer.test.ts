import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer } from './api-answer'

const schema = z.object({ name: z.string() })

function answer(status: number, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status })
}

describe('readAnswer', () => {
  it('It returns the contract’s value', async () => {
    expect(await readAnswer(answer(200, { name: 'a', more: 1 }), schema)).toEqual({
      isDone: true,
      value: { name: 'a' },
    })
    expect(await readAnswer(answer(204), z.null())).toEqual({ isDone: true, value: null })
  })

  it('A success that cannot be read counts as a failure of the server', async () => {
    expect(await readAnswer(answer(200, { nom: 'a' }), schema)).toMatchObject({
      isDone: false,
      status: 502,
    })
  })

  it('The login page of a hotel’s network does not count as an empty success', async () => {
    const page = new Response('<html></html>', { status: 200 })
    expect(await readAnswer(page, z.null())).toMatchObject({ isDone: false, status: 502 })
  })

  it('It returns the code, the fields and the proof of work', async () => {
    const proof = { algorithm: 'SHA-256', challenge: 'c', salt: 's', signature: 'g', maxnumber: 9 }
    const body = { error: { code: 'proofRequired', fields: { email: 'required' }, proof } }
    expect(await readAnswer(answer(428, body), schema)).toEqual({
      isDone: false,
      status: 428,
      code: 'proofRequired',
      fields: { email: 'required' },
      proof,
    })
  })

  it('Any answer of a failing server becomes a failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.string(), async (status, body) => {
        const read = await readAnswer(new Response(body, { status }), schema)
        expect(read).toMatchObject({ isDone: false, status })
      }),
    )
  })
})
