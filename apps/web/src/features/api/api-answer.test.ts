import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer } from './api-answer'

const schema = z.object({ name: z.string() })

function answer(status: number, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status })
}

describe('readAnswer', () => {
  it('gives what the contract says', async () => {
    expect(await readAnswer(answer(200, { name: 'a', more: 1 }), schema)).toEqual({
      isDone: true,
      value: { name: 'a' },
    })
    expect(await readAnswer(answer(204), z.null())).toEqual({ isDone: true, value: null })
  })

  it('counts a success that cannot be read as a failure of the server', async () => {
    expect(await readAnswer(answer(200, { nom: 'a' }), schema)).toMatchObject({
      isDone: false,
      status: 502,
    })
  })

  it('does not take the page of a hotel’s network for “nothing to say”', async () => {
    const page = new Response('<html></html>', { status: 200 })
    expect(await readAnswer(page, z.null())).toMatchObject({ isDone: false, status: 502 })
  })

  it('hands on the code, the fields and the puzzle', async () => {
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

  it('makes something of whatever a failing server sends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.string(), async (status, body) => {
        const read = await readAnswer(new Response(body, { status }), schema)
        expect(read).toMatchObject({ isDone: false, status })
      }),
    )
  })
})
