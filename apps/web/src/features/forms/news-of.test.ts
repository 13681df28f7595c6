import { receiptSchema } from '@studio/shared/api/forms'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '@/api/client/api-answer'
import { newsOf } from './news-of'

const challenge = { algorithm: 'SHA-256', challenge: 'c', salt: 's', signature: 'g', maxnumber: 9 }
const failure = (code: string, more: object = {}) => ({ error: { code, ...more } })

async function newsAbout(response: Response) {
  const answer = await readAnswer(response, receiptSchema)
  return answer.isDone ? answer.value : newsOf(answer, ['email'])
}

describe('newsOf', () => {
  it.each([
    [200, { reference: 'A-1' }, { reference: 'A-1' }],
    [200, { token: 'x' }, 'down'],
    [200, null, 'down'],
    [422, failure('invalidFields', { fields: { email: 'invalidEmail' } }), 'invalid'],
    [422, failure('invalidFields', { fields: { country: 'invalidChoice' } }), 'refused'],
    [400, failure('invalidBody'), 'refused'],
    [428, failure('proofRequired', { proof: challenge }), 'proof'],
    [428, failure('proofRequired'), 'proof'],
    [429, failure('tooManyRequests'), 'tooMany'],
    [410, failure('linkExpired'), 'linkExpired'],
    [409, failure('idempotencyMismatch'), 'refused'],
    [403, failure('crossSite'), 'refused'],
    [404, { message: 'x' }, 'down'],
    [503, failure('cmsUnavailable'), 'down'],
    [500, failure('invalidFields', { fields: {} }), 'down'],
  ])('maps %d with %j to the right message', async (status, body, news) => {
    expect(await newsAbout(Response.json(body, { status }))).toEqual(news)
  })

  it('treats a page of another server as no response', async () => {
    expect(await newsAbout(new Response('<h1>Bad gateway</h1>'))).toBe('down')
  })
})
