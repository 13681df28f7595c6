import { describe, expect, it } from 'vitest'
import { readOutcome } from './outcome'

const challenge = { algorithm: 'SHA-256', challenge: 'c', salt: 's', signature: 'g', maxnumber: 9 }
const failure = (code: string, more: object = {}) => ({ error: { code, ...more } })

describe('readOutcome', () => {
  it.each([
    [200, { reference: 'A-1' }, { kind: 'done', reference: 'A-1' }],
    [200, { token: 'x' }, { kind: 'down' }],
    [200, null, { kind: 'down' }],
    [
      422,
      failure('invalidFields', { fields: { email: 'invalidEmail' } }),
      { kind: 'fields', fields: { email: 'invalidEmail' } },
    ],
    [400, failure('invalidBody'), { kind: 'refused' }],
    [428, failure('proofRequired', { proof: challenge }), { kind: 'proof', challenge }],
    [428, failure('proofRequired'), { kind: 'proof', challenge: null }],
    [429, failure('tooManyRequests'), { kind: 'tooMany' }],
    [410, failure('linkExpired'), { kind: 'linkExpired' }],
    [409, failure('idempotencyMismatch'), { kind: 'mismatch' }],
    [403, failure('crossSite'), { kind: 'refused' }],
    [404, { message: 'x' }, { kind: 'down' }],
    [503, failure('cmsUnavailable'), { kind: 'down' }],
    [500, failure('invalidFields', { fields: {} }), { kind: 'down' }],
  ])('takes %d with %j for what it is', async (status, body, outcome) => {
    expect(await readOutcome(Response.json(body, { status }))).toEqual(outcome)
  })

  it('takes an answer without words for done, and a page of another server’s for none', async () => {
    expect(await readOutcome(new Response(null, { status: 204 }))).toEqual({
      kind: 'done',
      reference: null,
    })
    expect(await readOutcome(new Response('<h1>Bad gateway</h1>'))).toEqual({ kind: 'down' })
  })
})
